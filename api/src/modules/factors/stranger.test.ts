import { calls } from '@meritum/shared/contracts/calls';
import { post, registerAccount, setRole, statusWith } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { TestBrowser } from '../../testing/browser';
import { codeAt } from '../../testing/factors';
import { resetTokensOf } from '../../testing/mails';
import { clientId, suiteProvider } from '../../testing/openid-provider';
import { Authenticator } from './testing/authenticator';

const website = { origin: 'https://awards.example', rpId: 'awards.example' };
const provider = suiteProvider();
const suite = suiteApp(() => ({
  GOOGLE_ISSUER: provider().issuer,
  GOOGLE_CLIENT_ID: clientId,
  PUBLIC_ORIGIN: website.origin,
  ADMIN_EMAILS: 'chair@gmail.com,second@gmail.com',
}));

/** A stranger registers somebody's address, and leaves a passkey and an app in the account. */
async function stranger(email: string) {
  const { app, clock } = suite();
  const person = await registerAccount(app, { email });
  const ask = (path: string, body = {}) => post(app, path, body, person.authorized);
  const device = new Authenticator(website);
  const { challenge } = (await ask(calls.startPasskey.path)).json<{ challenge: string }>();
  await ask(calls.addPasskey.path, { answer: device.create(challenge) });
  const { secret } = (await ask(calls.startTotp.path)).json<{ secret: string }>();
  await ask(calls.addTotp.path, { code: codeAt(secret, clock()) });
  return { ...person, device };
}

async function byPasskey(device: Authenticator): Promise<number> {
  const browser = new TestBrowser(suite().app);
  const options = await browser.post(calls.startPasskeySignIn.path);
  const answer = device.answer(options.json<{ challenge: string }>().challenge);
  return (await browser.post(calls.finishPasskeySignIn.path, { answer })).statusCode;
}

/** The owner chooses a password by a mailed link, and what their sign-in with it is answered. */
async function resetAndSignIn(email: string) {
  const { app } = suite();
  await post(app, calls.requestPasswordReset.path, { email });
  const [token] = await resetTokensOf(app, email);
  const password = "the owner's own secret";
  const reset = await post(app, calls.confirmPasswordReset.path, { token, password });
  expect(reset.statusCode).toBe(204);
  return (await post(app, calls.signIn.path, { email, password })).json();
}

test('a passkey of a stranger does not outlast the owner who comes by Google, organiser or not', async () => {
  const eve = await stranger('chair@gmail.com');
  expect(await byPasskey(eve.device)).toBe(200);
  const chair = new TestBrowser(suite().app);
  const outcome = await chair.signInWithGoogle(provider(), { sub: 'c', email: eve.email });
  // Asked for no step that only the stranger could take.
  expect(outcome.outcome).toBe('signed-in');
  expect((await chair.session())?.user.role).toBe('admin');
  expect(await byPasskey(eve.device)).toBe(401);
  expect(await statusWith(suite().app, eve.authorized)).toBe(401);
});

test('nor the owner who chooses a password by a mailed link', async () => {
  const eve = await stranger('second@gmail.com');
  expect(await resetAndSignIn(eve.email)).toMatchObject({ user: { uid: eve.accountId } });
  expect(await byPasskey(eve.device)).toBe(401);
});

test('where an operator has given the account a role, its factors stay', async () => {
  const ada = await stranger('given@example.com');
  await setRole(suite().app, ada.accountId, 'admin');
  expect(await resetAndSignIn(ada.email)).toEqual({ secondStep: 'required' });
  expect(await byPasskey(ada.device)).toBe(200);
});

test('where the address is confirmed, a reset touches no factor', async () => {
  const ada = await stranger('confirmed@example.com');
  const accounts = suite().app.mongo.db.collection<{ _id: string }>('accounts');
  await accounts.updateOne({ _id: ada.accountId }, { $set: { emailConfirmed: true } });
  expect(await resetAndSignIn(ada.email)).toEqual({ secondStep: 'required' });
  expect(await byPasskey(ada.device)).toBe(200);
});
