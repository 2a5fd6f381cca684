import {
  accountsIn,
  expectSignedOut,
  post,
  refresh,
  registerAccount,
  signInAgain,
} from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { laterMailsTo, mailedReset, resetTokensOf, templatesTo } from '../../../testing/mails';
import { aMomentBefore } from '../../../testing/moments';
import { everyMailIsPending } from '../../../testing/pending-mails';
import { after, hours, minutes } from '../../platform/clock';
import { answerLeftResets } from './password-reset';
import { passwordResetsStore } from './password-resets-store';

const suite = suiteApp();
everyMailIsPending(suite);
const chosen = 'a better password';

const register = () => registerAccount(suite().app);
const ask = (email: string) => post(suite().app, '/api/auth/password-reset', { email });
const confirm = (token: string | undefined, password = chosen) =>
  post(suite().app, '/api/auth/password-reset/confirm', { token, password });
const stored = () => suite().app.mongo.db.collection('passwordResets').find().toArray();

const notUsable = {
  status: 412,
  code: 'failed-precondition',
  message: 'This link has already been used or has expired. Request a new one.',
};

test('AUTH-013 ERR-004 a reset that is asked for mails one link, and nothing that makes one is stored', async () => {
  const ada = await register();
  const reply = await ask(` ${ada.email.toUpperCase()} `);
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  const mails = await laterMailsTo(suite().app, ada.email);
  expect(mails).toMatchObject([
    {
      template: 'password-reset',
      values: { name: ada.displayName },
      sendBefore: aMomentBefore(after(suite().clock(), hours(23))),
    },
  ]);
  const [token = ''] = await resetTokensOf(suite().app, ada.email);
  expect(JSON.stringify([await stored(), mails])).not.toContain(token.split('.')[1]);
});

test('OPEN-032 a link sets a new password once, voids the others, ends every session and confirms the address', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const elsewhere = await signInAgain(app, ada);
  for (let count = 0; count < 3; count++) await ask(ada.email);
  const tokens = await resetTokensOf(app, ada.email);
  expect((await confirm(tokens[1])).statusCode).toBe(204);

  await expectSignedOut(app, ada, elsewhere);
  expect((await signInAgain(app, ada)).status).toBe(401);
  const signedIn = await signInAgain(app, { ...ada, password: chosen });
  expect((await refresh(app, signedIn.cookie)).json()).toMatchObject({
    user: { uid: ada.accountId, emailConfirmed: true },
  });
  for (const token of tokens)
    expect((await confirm(token, 'another one')).json()).toMatchObject(notUsable);
  expect(await templatesTo(app, ada.email)).toEqual([
    'new-device',
    ...Array(3).fill('password-reset'),
    'password-changed',
    'new-device',
  ]);
});

test('a new password whose answer was lost is sent again and succeeds, and another one does not', async () => {
  const { app } = suite();
  const ada = await register();
  const token = await mailedReset(app, ada);
  const sent = [chosen, chosen, 'another one', ada.password];
  const statuses = [];
  for (const password of sent) statuses.push((await confirm(token, password)).statusCode);
  expect(statuses).toEqual([204, 204, 412, 412]);
  const notices = await templatesTo(app, ada.email);
  expect(notices.filter((template) => template === 'password-changed')).toHaveLength(1);
  // A thief with the used link cannot try passwords endlessly.
  while (statuses.at(-1) === 412 && statuses.length < 40)
    statuses.push((await confirm(token, `guess ${statuses.length}`)).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

test('OPEN-033 an unknown address gets the same answer and leaves no trace', async () => {
  const ada = await register();
  const before = await stored();
  const answers = [await ask(ada.email), await ask('unknown@example.com')].map((reply) => ({
    status: reply.statusCode,
    body: reply.body,
    headers: Object.keys(reply.headers),
    cookies: reply.cookies,
  }));
  expect(answers[1]).toEqual(answers[0]);
  expect(await laterMailsTo(suite().app, 'unknown@example.com')).toEqual([]);
  expect(await stored()).toHaveLength(before.length + 1);
});

test('ERR-005 an invalid address is refused', async () => {
  expect((await ask('nobody')).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/email' }],
  });
});

test('OPEN-032 a link ends after one hour', async () => {
  const ada = await register();
  const token = await mailedReset(suite().app, ada);
  suite().pass(hours(1));
  expect((await confirm(token)).json()).toMatchObject(notUsable);
  expect((await signInAgain(suite().app, ada)).status).toBe(200);
});

test.each(['', 'nonsense', `${crypto.randomUUID()}.${'x'.repeat(43)}`])(
  'a made-up token sets nothing: %j',
  async (token) => {
    expect([400, 412]).toContain((await confirm(token)).statusCode);
  },
);

test.each([
  ['VAL-018 a password of five characters', '12345', 'Password should be at least 6 characters'],
  ['OPEN-032 a common password', 'iloveyou', 'This password is too common. Choose another one.'],
])('%s is refused, and link and sessions stay good', async (_, password, message) => {
  const ada = await register();
  const token = await mailedReset(suite().app, ada);
  expect((await confirm(token, password)).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/password', message }],
  });
  expect((await refresh(suite().app, ada.cookie)).statusCode).toBe(200);
  expect((await confirm(token)).statusCode).toBe(204);
});

test('a request whose process died is answered later', async () => {
  const { app, clock, pass, commands } = suite();
  const ada = await registerAccount(app);
  const resets = passwordResetsStore(app.mongo.db);
  const left = { state: 'asked', askedAt: clock(), expiresAt: after(clock(), hours(1)) } as const;
  await resets.insert({ ...left, _id: 'left', email: ada.email });
  await resets.insert({ ...left, _id: 'unknown', email: 'unknown@example.com' });
  pass(minutes(2));
  await answerLeftResets(commands().identities);
  expect(await templatesTo(app, ada.email)).toEqual(['password-reset']);
  expect(await resets.listAskedBefore(clock())).toEqual([]);
});

test('a Google-only account gets a password by the link', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await accountsIn(app).updateOne({ _id: ada.accountId }, { $unset: { passwordHash: '' } });
  await confirm(await mailedReset(app, ada));
  expect((await signInAgain(app, { ...ada, password: chosen })).status).toBe(200);
});
