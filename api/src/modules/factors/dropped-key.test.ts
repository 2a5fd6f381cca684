import { randomBytes } from 'node:crypto';
import { calls } from '@meritum/shared/contracts/calls';
import type { FactorAdded, FactorsReply } from '@meritum/shared/contracts/factors';
import { post, registerAccount } from '../../testing/accounts';
import { buildTestApp, type TestApp } from '../../testing/app';
import { TestBrowser } from '../../testing/browser';
import { codeAt } from '../../testing/factors';

let before: TestApp;
let after: TestApp;
beforeAll(async () => {
  const settings = { MONGODB_DATABASE: `test_${randomBytes(6).toString('hex')}` };
  before = await buildTestApp(settings);
  const secret = { JWT_SECRET: 'another secret, of which the first is no predecessor' };
  after = await buildTestApp({ ...settings, ...secret });
  for (const { holdClock } of [before, after]) holdClock();
});

test('an app whose key is gone says so, tells the operator, and the account has a way on', async () => {
  const { email, password, authorized } = await registerAccount(before.app);
  const started = await post(before.app, calls.startTotp.path, {}, authorized);
  const { secret } = started.json<{ secret: string }>();
  const codeNow = () => codeAt(secret, before.clock());
  const added = await post(before.app, calls.addTotp.path, { code: codeNow() }, authorized);
  const [recoveryCode] = added.json<FactorAdded>().recoveryCodes ?? [];

  const browser = new TestBrowser(after.app);
  await browser.post(calls.signIn.path, { email, password });
  const take = (method: string, code: string | undefined) =>
    browser.post(calls.finishSecondStep.path, { method, code });
  expect((await take('totp', codeNow())).json()).toMatchObject({
    status: 412,
    code: 'failed-precondition',
    message: expect.stringMatching(/use a recovery code or a passkey.*write to us/),
  });
  const logged = after.log.entries().map(({ msg, level }) => [level, msg]);
  expect(logged).toContainEqual([
    50,
    expect.stringMatching(/sealed with a key that is gone \(JWT_SECRET_PREVIOUS\)/),
  ]);

  expect((await take('recovery-code', recoveryCode)).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${(await browser.session())?.accessToken}` };
  const factors = await after.app.inject({ url: calls.getFactors.path, headers });
  expect(factors.json<FactorsReply>().totp?.disabled).toBe(true);
  const url = calls.removeTotp.path;
  const removed = await after.app.inject({ method: 'DELETE', url, headers });
  expect(removed.statusCode).toBe(204);
  expect((await post(after.app, calls.startTotp.path, {}, headers)).statusCode).toBe(200);
});
