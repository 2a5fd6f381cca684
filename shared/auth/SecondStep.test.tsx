import { screen } from '@testing-library/react';
import { deferred } from '../testing/deferred';
import { answer, refusal, sessionReply } from '../testing/factories';
import type { FakeRoute } from '../testing/fakeServer';
import { fillField } from '../testing/fillField';
import { renderPage } from '../testing/render';
import { sessionAnswers } from '../testing/session';
import { AuthPanel } from './AuthPanel';

const standard: FakeRoute[] = [
  answer('signIn', { body: { secondStep: 'required' } }),
  answer('startSecondStep', { body: { methods: ['totp', 'recovery-code'] } }),
  answer('finishSecondStep', { body: sessionReply() }),
  ...sessionAnswers(),
];

/** Enters the right password. */
async function enterPassword(...fakes: FakeRoute[]) {
  const page = renderPage(<AuthPanel heading="Judge Portal" statusText="Applicant" items={[]} />, {
    fakes: [...fakes, ...standard],
  });
  fillField(await screen.findByLabelText('Email'), 'ana.lee@example.com');
  await page.user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
  await screen.findByRole('heading', { name: 'One more step' });
  return page;
}

const button = (name: string) => screen.getByRole('button', { name });

test('after the password the second step is asked for, and signs in', async () => {
  const { user, server } = await enterPassword();
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  await user.keyboard('123 456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Ana Maria Lee' })).toBeVisible();
  expect(server.callsTo('/api/auth/second-step/sign-in').map(({ body }) => body)).toEqual([
    { method: 'totp', code: '123 456' },
  ]);
});

test('a wrong code is reported, and another method can be used', async () => {
  const message = 'This code is wrong or was already used.';
  const { user, server } = await enterPassword(
    answer('finishSecondStep', refusal('invalid-argument', { message })),
  );
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(button('Use a recovery code instead'));
  expect(screen.queryByText(message)).toBeNull();
  server.now([answer('finishSecondStep', { body: sessionReply() })]);
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await user.keyboard('7k2m-x9qd-03ht-vbn1{Enter}');
  expect(await screen.findByRole('heading', { name: 'Ana Maria Lee' })).toBeVisible();
});

test('an empty code is not sent', async () => {
  const { user, server } = await enterPassword();
  await screen.findByLabelText('Code');
  await user.click(button('Continue'));
  expect(screen.getByText('Enter the six digits of your authenticator app')).toBeVisible();
  expect(server.callsTo('/api/auth/second-step/sign-in')).toEqual([]);
});

test('a second step that took too long leads back to the first', async () => {
  const { user } = await enterPassword(answer('finishSecondStep', refusal('unauthenticated')));
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('a second step that is no longer pending leads back to the first', async () => {
  const released = deferred<void>();
  const { server } = await enterPassword(
    answer('startSecondStep', () => released.promise.then(() => ({ status: 204 }))),
  );
  expect(screen.getByRole('heading', { name: 'One more step' })).toHaveFocus();
  released.resolve();
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(server.callsTo('/api/auth/second-step')).toHaveLength(1);
});

test('the first step can be taken again', async () => {
  const { user } = await enterPassword();
  await user.click(button('Sign in another way'));
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test.each([
  [['passkey', 'recovery-code'], 'Recovery code'],
  [['passkey'], 'This browser does not support passkeys. Use another browser.'],
] as const)('a browser without passkeys asks for none of %j', async (methods, shown) => {
  jest.replaceProperty(globalThis, 'PublicKeyCredential', undefined as never);
  await enterPassword(answer('startSecondStep', { body: { methods: [...methods] } }));
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
});
