import { session } from '@meritum/shared/auth/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProofMethod } from '../contracts/factors';
import type { UserProfile } from '../contracts/identity';
import { answer, refusal, sessionReply, user } from '../testing/factories';
import { fakeServer } from '../testing/fakeServer';
import { sessionAnswers, signIn } from '../testing/session';
import { call } from './call';

const stale = refusal('permission-denied', { reason: 'fresh-proof-required' });

/** A server that requires a proof before it removes the authenticator app. */
async function server(methods: ProofMethod[] = ['totp', 'recovery-code']) {
  let proven = false;
  const known = fakeServer([
    ...sessionAnswers(),
    answer('startProof', { body: { methods } }),
    answer('proveOwner', () => {
      proven = true;
      return { status: 204 };
    }),
    answer('removeTotp', () => (proven ? { status: 204 } : stale)),
  ]);
  await signIn();
  return known;
}

const callsOf = ({ calls }: Awaited<ReturnType<typeof server>>) =>
  calls.map(({ method, path }) => `${method} ${path}`).slice(1);
const removal = 'POST /api/account/factors/totp/removal';

afterEach(() => jest.restoreAllMocks());

test('a call that needs a fresh proof asks for it and is repeated', async () => {
  const known = await server();
  const answered = call('removeTotp');
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  await userEvent.keyboard('123456{Enter}');
  await expect(answered).resolves.toBeUndefined();
  expect(callsOf(known)).toEqual([
    removal,
    'POST /api/auth/proof',
    'POST /api/auth/proof/confirm',
    removal,
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('two simultaneous calls share one dialog', async () => {
  await server();
  const answered = Promise.all([call('removeTotp'), call('removeTotp')]);
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await expect(answered).resolves.toEqual([undefined, undefined]);
});

test('closing the dialog changes nothing', async () => {
  const known = await server();
  const answered = call('removeTotp');
  const refused = expect(answered).rejects.toMatchObject({
    code: 'permission-denied',
    message: 'Nothing was changed.',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await refused;
  expect(callsOf(known)).toEqual([removal, 'POST /api/auth/proof']);
});

/** Simulates a Google sign-in, after which the server has this person. */
function googleBrings(known: Awaited<ReturnType<typeof server>>, person: UserProfile) {
  jest.spyOn(session, 'signInWithGoogle').mockResolvedValue();
  known.now([
    answer('refreshSession', { body: sessionReply({ user: person }) }),
    answer('removeTotp', { status: 204 }),
  ]);
}

test('a person without a factor or password signs in with Google again', async () => {
  const known = await server([]);
  const answered = call('removeTotp');
  const google = await screen.findByRole('button', { name: 'Continue with Google' });
  googleBrings(known, user());
  await userEvent.click(google);
  await expect(answered).resolves.toBeUndefined();
});

test('another Google account is no proof, and nothing is done in its name', async () => {
  const known = await server([]);
  const answered = call('removeTotp');
  const google = await screen.findByRole('button', { name: 'Continue with Google' });
  googleBrings(known, user({ uid: 'somebody-else' }));
  const refused = expect(answered).rejects.toMatchObject({ message: 'Nothing was changed.' });
  await userEvent.click(google);
  expect(await screen.findByText('This is another account. Nothing was changed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await refused;
  expect(callsOf(known).filter((one) => one === removal)).toEqual([removal]);
});
