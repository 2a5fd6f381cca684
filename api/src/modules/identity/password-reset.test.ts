import { after, hours, minutes } from '../../platform/clock';
import { post, refresh, registerAccount, signInAgain, statusWith } from '../../testing/accounts';
import { buildTestApp, suiteApp } from '../../testing/app';
import { watchCommands } from '../../testing/commands';
import { testConfig } from '../../testing/config';
import { mailsTo, resetTokensOf, templatesTo } from '../../testing/mails';
import { aMomentBefore } from '../../testing/moments';
import { composeForCommands } from '../compose';
import type { Account } from './account';
import { answerLeftResets } from './password-reset';
import type { PasswordReset } from './password-resets-store';
import { passwordResetsStore } from './password-resets-store';

const suite = suiteApp();

const ask = (email: string) => post(suite().app, '/api/auth/password-reset', { email });
const confirm = (token: string | undefined, password = 'a better password') =>
  post(suite().app, '/api/auth/password-reset/confirm', { token, password });
const stored = () =>
  suite().app.mongo.db.collection<PasswordReset>('passwordResets').find().toArray();

const notUsable = {
  status: 412,
  code: 'failed-precondition',
  message: 'This link has already been used or has expired. Request a new one.',
};

test('AUTH-013 ERR-004 a reset that is asked for mails one link to the account', async () => {
  const ada = await registerAccount(suite().app);
  const reply = await ask(` ${ada.email.toUpperCase()} `);
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect(await mailsTo(suite().app, ada.email)).toMatchObject([
    {
      template: 'password-reset',
      values: { name: ada.displayName },
      sendBefore: aMomentBefore(after(suite().clock(), hours(1))),
    },
  ]);
});

test('OPEN-032 the link sets a new password once, ends every session and confirms the address', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const elsewhere = await signInAgain(app, ada);
  await ask(ada.email);
  const [token] = await resetTokensOf(app, ada.email);
  expect((await confirm(token)).statusCode).toBe(204);

  for (const { authorized, cookie } of [ada, elsewhere]) {
    expect(await statusWith(app, authorized)).toBe(401);
    expect((await refresh(app, cookie)).statusCode).toBe(204);
  }
  expect((await signInAgain(app, ada)).status).toBe(401);
  const signedIn = await signInAgain(app, { ...ada, password: 'a better password' });
  expect((await refresh(app, signedIn.cookie)).json()).toMatchObject({
    user: { uid: ada.accountId, emailConfirmed: true },
  });
  expect((await confirm(token, 'another one')).json()).toMatchObject(notUsable);
  const mails = ['new-device', 'password-reset', 'password-changed', 'new-device'];
  expect(await templatesTo(app, ada.email)).toEqual(mails);
});

test('OPEN-033 an unknown address gets the same answer and leaves no trace', async () => {
  const ada = await registerAccount(suite().app);
  const before = await stored();
  const answers = [await ask(ada.email), await ask('unknown@example.com')].map((reply) => ({
    status: reply.statusCode,
    body: reply.body,
    headers: Object.keys(reply.headers),
    cookies: reply.cookies,
  }));
  expect(answers[1]).toEqual(answers[0]);
  expect(await mailsTo(suite().app, 'unknown@example.com')).toEqual([]);
  expect(await stored()).toHaveLength(before.length + 1);
});

test('OPEN-033 known or not, the answer waits for the same writes: two counts and the request', async () => {
  const started: string[] = [];
  const atReply: string[][] = [];
  const { app } = await buildTestApp({}, (app) => {
    watchCommands(app, (name) => void started.push(name));
    app.addHook('onSend', async () => void atReply.push(started.splice(0)));
  });
  const ada = await registerAccount(app);
  for (const email of [ada.email, 'unknown@example.com']) {
    started.length = 0;
    await post(app, '/api/auth/password-reset', { email });
    await app.background.idle();
  }
  const writes = ['find', 'update', 'insert'];
  expect(atReply.slice(-2)).toEqual([writes, writes]);
  await app.close();
});

test('ERR-005 an invalid address is refused', async () => {
  expect((await ask('nobody')).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/email' }],
  });
});

test('OPEN-032 a link ends after one hour', async () => {
  const built = await buildTestApp();
  const ada = await registerAccount(built.app);
  await post(built.app, '/api/auth/password-reset', { email: ada.email });
  const [token] = await resetTokensOf(built.app, ada.email);
  const payload = { token, password: 'a better password' };
  built.pass(hours(1));
  const reply = await post(built.app, '/api/auth/password-reset/confirm', payload);
  expect(reply.json()).toMatchObject(notUsable);
  expect((await signInAgain(built.app, ada)).status).toBe(200);
  await built.app.close();
});

test('an older link still works, until one of them is used', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  for (let count = 0; count < 3; count++) await ask(ada.email);
  const [first, second, third] = await resetTokensOf(app, ada.email);
  expect((await confirm(second)).statusCode).toBe(204);
  for (const token of [first, third])
    expect((await confirm(token)).json()).toMatchObject(notUsable);
});

test('a link is void once the password was changed another way', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await ask(ada.email);
  const [token] = await resetTokensOf(app, ada.email);
  const change = { currentPassword: ada.password, newPassword: 'chosen at home' };
  await post(app, '/api/account/password', change, ada.authorized);
  expect((await confirm(token)).json()).toMatchObject(notUsable);
});

test('no token and nothing that makes one is stored', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await ask(ada.email);
  const [token = ''] = await resetTokensOf(app, ada.email);
  const all = JSON.stringify([await stored(), await mailsTo(app, ada.email)]);
  expect(all).not.toContain(token.split('.')[1]);
});

test.each(['', 'nonsense', `${crypto.randomUUID()}.${'x'.repeat(43)}`])(
  'a made-up token sets nothing: %j',
  async (token) => {
    expect([400, 412]).toContain((await confirm(token)).statusCode);
  },
);

test('VAL-018 a password of five characters is refused, and the link stays good', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await ask(ada.email);
  const [token] = await resetTokensOf(app, ada.email);
  expect((await confirm(token, '12345')).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/password', message: 'Password should be at least 6 characters' }],
  });
  expect((await confirm(token)).statusCode).toBe(204);
});

test('an account is mailed five links an hour, and silently none beyond', async () => {
  const built = await buildTestApp();
  const { app } = built;
  const ada = await registerAccount(app);
  const send = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        post(app, '/api/auth/password-reset', { email: ada.email }),
      ),
    );
  const statuses = (await send(12)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await mailsTo(app, ada.email)).toHaveLength(5);
  built.pass(hours(1));
  await send(1);
  expect(await mailsTo(app, ada.email)).toHaveLength(6);
  await app.close();
});

test('a request whose process died is answered later', async () => {
  const built = await buildTestApp();
  const { app } = built;
  const ada = await registerAccount(app);
  const asked = { state: 'asked', askedAt: built.clock() } as const;
  const expiresAt = new Date(built.clock().getTime() + hours(1));
  const resets = passwordResetsStore(app.mongo.db);
  await resets.ask({ ...asked, _id: 'left', email: ada.email, expiresAt });
  await resets.ask({ ...asked, _id: 'unknown', email: 'unknown@example.com', expiresAt });
  built.pass(minutes(2));
  const options = { config: testConfig(), clock: built.clock };
  await answerLeftResets(composeForCommands(app.mongo.db, options).identities);
  expect(await templatesTo(app, ada.email)).toEqual(['password-reset']);
  expect(await resets.asked('unknown')).toBeNull();
  await app.close();
});

test('a Google-only account gets a password by the link', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const accounts = app.mongo.db.collection<Account>('accounts');
  await accounts.updateOne({ _id: ada.accountId }, { $unset: { passwordHash: '' } });
  await ask(ada.email);
  const [token] = await resetTokensOf(app, ada.email);
  await confirm(token);
  const password = 'a better password';
  expect((await signInAgain(app, { ...ada, password })).status).toBe(200);
});
