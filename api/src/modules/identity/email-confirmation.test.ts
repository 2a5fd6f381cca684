import { hours, seconds } from '../../platform/clock';
import { post, refresh, registerAccount, signInAgain } from '../../testing/accounts';
import { buildTestApp, suiteApp } from '../../testing/app';
import { confirmationTokensOf, resetTokensOf } from '../../testing/mails';

const suite = suiteApp();

const ask = (headers: object) => post(suite().app, '/api/auth/email-confirmation', {}, headers);
const confirm = (token: string | undefined, headers: object) =>
  post(suite().app, '/api/auth/email-confirmation/confirm', { token }, headers);

test('D39 a mailed link confirms the address, and a second click is answered as the first', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  expect((await ask(ada.authorized)).statusCode).toBe(204);
  const [token] = await confirmationTokensOf(app, ada.email);
  const presses = [await confirm(token, ada.authorized), await confirm(token, ada.authorized)];
  expect(presses.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect((await refresh(app, ada.cookie)).json()).toMatchObject({ user: { emailConfirmed: true } });
});

test('a confirmed address is mailed nothing', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await ask(ada.authorized);
  const [token] = await confirmationTokensOf(app, ada.email);
  await confirm(token, ada.authorized);
  expect((await ask(ada.authorized)).statusCode).toBe(204);
  expect(await confirmationTokensOf(app, ada.email)).toHaveLength(1);
});

test('a link ends after a day', async () => {
  const built = await buildTestApp();
  const ada = await registerAccount(built.app);
  await post(built.app, '/api/auth/email-confirmation', {}, ada.authorized);
  const [token] = await confirmationTokensOf(built.app, ada.email);
  built.pass(hours(24));
  const { authorized } = await signInAgain(built.app, ada);
  const url = '/api/auth/email-confirmation/confirm';
  const reply = await post(built.app, url, { token }, authorized);
  expect(reply.json()).toMatchObject({ status: 412, code: 'failed-precondition' });
  await built.app.close();
});

test('a link for one purpose is none for another', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await ask(ada.authorized);
  await post(app, '/api/auth/password-reset', { email: ada.email });
  const [confirmation] = await confirmationTokensOf(app, ada.email);
  const [reset] = await resetTokensOf(app, ada.email);
  expect((await confirm(reset, ada.authorized)).statusCode).toBe(412);
  const payload = { token: confirmation, password: 'a better password' };
  expect((await post(app, '/api/auth/password-reset/confirm', payload)).statusCode).toBe(412);
});

test('the sixth mail within an hour is refused, until the moment that the refusal names', async () => {
  const built = await buildTestApp();
  const ada = await registerAccount(built.app);
  const another = (headers = ada.authorized) =>
    post(built.app, '/api/auth/email-confirmation', {}, headers);
  for (let count = 0; count < 5; count++) expect((await another()).statusCode).toBe(204);
  const refused = await another();
  expect(refused.json()).toMatchObject({ status: 429, code: 'resource-exhausted' });
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(3_500);
  built.pass(seconds(wait));
  const { authorized } = await signInAgain(built.app, ada);
  expect((await another(authorized)).statusCode).toBe(204);
  await built.app.close();
});
