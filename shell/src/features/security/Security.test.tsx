import type { FactorsReply } from '@meritum/shared/contracts/factors';
import { answer, factorsReply, user } from '@meritum/shared/testing/factories';
import { textsOf } from '@meritum/shared/testing/shown';
import { screen, within } from '@testing-library/react';
import { button, openAccount } from '../../testing/account';

const codes = Array.from({ length: 10 }, (_, at) => `7k2m-x9qd-03ht-vbn${at}`);
const laptop: FactorsReply['passkeys'][number] = {
  id: 'passkey-1',
  name: 'Laptop',
  createdAt: '2026-08-04T09:00:00.000Z',
  lastUsedAt: null,
  disabled: false,
};
const guarded = factorsReply({
  passkeys: [laptop],
  totp: { addedAt: '2026-08-04T09:00:00.000Z', lastUsedAt: null, disabled: false },
  recoveryCodesLeft: 8,
});
const has = (body: FactorsReply) => answer('getFactors', { body });
const part = (name: string) => screen.findByRole('region', { name });

test('without a second factor both kinds are offered, and no recovery codes', async () => {
  await openAccount();
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  expect(button('Set up an authenticator app')).toBeEnabled();
  expect(screen.queryByRole('region', { name: 'Recovery codes' })).toBeNull();
  expect(screen.queryByText('The console needs a second factor')).toBeNull();
});

test('an organiser without one is told why they need it', async () => {
  await openAccount({ account: user({ role: 'admin' }) });
  expect(await screen.findByText('The console needs a second factor')).toBeVisible();
});

test('an organiser with one is led to the console', async () => {
  await openAccount({ account: user({ role: 'admin' }), fakes: [has(guarded)] });
  const link = await screen.findByRole('link', { name: 'Open the console' });
  expect(link).toHaveAttribute('href', '/admin');
});

test('an authenticator app is added by its first code, and brings codes that are shown once', async () => {
  const { user: person, server } = await openAccount({
    fakes: [
      answer('startTotp', {
        body: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' },
      }),
      answer('addTotp', { status: 201, body: { recoveryCodes: codes } }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  expect(
    await screen.findByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible();
  expect(screen.getByText(/^Scan this with the app/)).toHaveFocus();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await person.type(screen.getByLabelText('Code'), '12345{Enter}');
  expect(screen.getByText('Enter the six digits of your authenticator app')).toBeVisible();
  server.now([has(guarded)]);
  await person.type(screen.getByLabelText('Code'), '6{Enter}');
  expect(await screen.findByText('Save these recovery codes')).toBeVisible();
  expect(textsOf(screen.getAllByText(/^7k2m-/))).toEqual(codes);
  expect(server.callsTo('/api/account/factors/totp').map(({ body }) => body)).toEqual([
    { code: '123456' },
  ]);
  const file = screen.getByRole('link', { name: 'Download them' }).getAttribute('href');
  expect(decodeURIComponent(file ?? '')).toBe(`data:text/plain,${codes.join('\n')}`);
  await person.click(button('Copy them'));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  await person.click(button('I have saved them'));
  expect(screen.queryByText(/^7k2m-/)).toBeNull();
  expect(document.body).not.toHaveFocus();
  expect(await screen.findByText(/^8 of 10 left/)).toBeVisible();
});

test('a passkey is renamed, and removed', async () => {
  const { user: person, server } = await openAccount({
    fakes: [
      has(guarded),
      answer('renamePasskey', { status: 204 }),
      answer('removePasskey', { status: 204 }),
    ],
  });
  const passkeys = await part('Passkeys');
  await person.click(within(passkeys).getByRole('button', { name: 'Rename Laptop' }));
  const name = screen.getByLabelText('Name');
  expect(name).toHaveFocus();
  server.now([has({ ...guarded, passkeys: [{ ...laptop, name: 'Work laptop' }] })]);
  await person.clear(name);
  await person.type(name, 'Work laptop{Enter}');
  server.now([has({ ...guarded, passkeys: [] })]);
  await person.click(await screen.findByRole('button', { name: 'Remove Work laptop' }));
  expect(await within(passkeys).findByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await screen.findByText(/^8 of 10 left/);
  const path = '/api/account/factors/passkeys/passkey-1';
  expect(server.callsTo(path).map(({ body }) => body)).toEqual([{ name: 'Work laptop' }]);
  expect(server.callsTo(`${path}/removal`)).toHaveLength(1);
});

test('a copied passkey says so', async () => {
  await openAccount({
    fakes: [has({ ...guarded, passkeys: [{ ...laptop, disabled: true }] })],
  });
  const passkeys = await part('Passkeys');
  expect(within(passkeys).getByText('Disabled')).toBeVisible();
  expect(within(passkeys).getByText(/a copy of it exists/)).toBeVisible();
});

test('a browser without passkeys is offered none', async () => {
  jest.replaceProperty(globalThis, 'PublicKeyCredential', undefined as never);
  await openAccount();
  expect(await screen.findByText('This browser does not support passkeys.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
