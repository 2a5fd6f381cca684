import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { calls } from '@meritum/shared/contracts/calls';
import { type Person, post, registerAccount, signInAgain } from '../../testing/accounts';
import { buildTestApp, type TestApp } from '../../testing/app';
import { codeAt } from '../../testing/factors';
import { resetTokensOf } from '../../testing/mails';
import type { Account } from '../identity/account';

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  // Two processes over one database.
  const settings = { MONGODB_DATABASE: `test_${randomBytes(6).toString('hex')}` };
  [one, other] = [await buildTestApp(settings), await buildTestApp(settings)];
  for (const { holdClock } of [one, other]) holdClock();
});

/** A thief in the session of somebody, about to add an authenticator app of theirs. */
async function thief() {
  const ada = await registerAccount(one.app);
  const started = await post(one.app, calls.startTotp.path, {}, ada.authorized);
  const { secret } = started.json<{ secret: string }>();
  return { ada, code: () => codeAt(secret, one.clock()) };
}

/** Asks to add the app, and keeps the body back. */
function holdBack({ authorized }: Pick<Person, 'authorized'>) {
  const payload = new Readable({ read() {} });
  const headers = { ...authorized, 'content-type': 'application/json' };
  const reply = one.app.inject({ method: 'POST', url: calls.addTotp.path, headers, payload });
  return {
    async letGo(body: object) {
      payload.push(JSON.stringify(body));
      payload.push(null);
      return (await reply).statusCode;
    },
  };
}

/** The owner chooses a new password by a mailed link, at one of the processes. */
async function reset({ app }: TestApp, { email }: Person): Promise<string> {
  await post(app, calls.requestPasswordReset.path, { email });
  const [token] = await resetTokensOf(app, email);
  const password = 'another long secret';
  const reply = await post(app, calls.confirmPasswordReset.path, { token, password });
  expect(reply.statusCode).toBe(204);
  return password;
}

/** Signs in without a second step: no factor is there. */
const signsIn = async (ada: Person, password: string) =>
  (await signInAgain(one.app, { ...ada, password })).cookie !== '';

test.each([
  ['this process', () => one, 401],
  ['another process', () => other, 403],
])(
  'a body that is held back does not outlast a session that %s has ended',
  async (_, at, status) => {
    const { ada, code } = await thief();
    const held = holdBack(ada);
    const password = await reset(at(), ada);
    expect(await held.letGo({ code: code() })).toBe(status);
    expect(await signsIn(ada, password)).toBe(true);
  },
);

test('a factor whose session is void by the time that it is added is taken back', async () => {
  const { ada, code } = await thief();
  const accounts = one.app.mongo.db.collection<Account>('accounts');
  // As a process would leave it that died right after the owner had chosen a new password.
  await accounts.updateOne({ _id: ada.accountId }, { $inc: { credentials: 1 } });
  const added = await post(one.app, calls.addTotp.path, { code: code() }, ada.authorized);
  expect(added.json()).toMatchObject({ status: 412, code: 'failed-precondition' });
  expect(await signsIn(ada, ada.password)).toBe(true);
});
