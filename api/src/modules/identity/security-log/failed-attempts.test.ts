import { calls } from '@meritum/shared/contracts/calls';
import type { SecurityLogReply } from '@meritum/shared/contracts/security-log';
import { days, minutes } from '../../../platform/clock';
import { type Person, registerAccount, signInAgain } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { TestBrowser } from '../../../testing/browser';
import { codeAt, giveTotp } from '../../../testing/factors';
import { mailsTo } from '../../../testing/mails';

const suite = suiteApp({ FAILED_SIGN_INS_PER_ACCOUNT: '1000' });
beforeAll(() => suite().holdClock());

const told = async ({ email }: Person) =>
  (await mailsTo(suite().app, email))
    .filter(({ template }) => template === 'failed-attempts')
    .map(({ values }) => values);

/** Wrong passwords, each from a network of its own. */
async function guess({ email }: Person, times: number) {
  const { app } = suite();
  for (let turn = 1; turn <= times; turn++)
    await signInAgain(app, { email, password: 'a guess' }, `203.0.${turn}.7`);
  await app.background.idle();
}

test('ten wrong passwords of a day are told by one mail, fewer by none', async () => {
  const ada = await registerAccount(suite().app);
  await guess(ada, 9);
  expect(await told(ada)).toEqual([]);
  await guess(ada, 3);
  const mail = { name: ada.displayName, what: 'sign-in-failed', count: 10, at: suite().clock() };
  expect(await told(ada)).toEqual([mail]);
  suite().pass(days(1));
  await guess(ada, 10);
  expect(await told(ada)).toHaveLength(2);
});

test('who knows the password and fails the second step three times is told sooner, and logged', async () => {
  const { app, clock } = suite();
  const ada = await registerAccount(app);
  const { email, password } = ada;
  const secret = await giveTotp(app, ada);
  const browser = new TestBrowser(app);
  await browser.post(calls.signIn.path, { email, password });
  const wrong = codeAt(secret, new Date(clock().getTime() - minutes(60)));
  for (let turn = 0; turn < 2; turn++)
    await browser.post(calls.finishSecondStep.path, { method: 'totp', code: wrong });
  expect(await told(ada)).toEqual([]);
  await browser.post(calls.finishSecondStep.path, { method: 'totp', code: wrong });
  const mail = { name: ada.displayName, what: 'second-step-failed', count: 3, at: clock() };
  expect(await told(ada)).toEqual([mail]);
  const log = await app.inject({ url: calls.listSecurityLog.path, headers: ada.authorized });
  const entries = log.json<SecurityLogReply>().entries.map(({ event, count }) => [event, count]);
  expect(entries.toSorted()).toEqual([
    ['registered', 1],
    ['second-step-failed', 3],
  ]);
});

test('nobody is written to about an address without an account', async () => {
  const nobody = { email: 'nobody@example.com' } as Person;
  await guess(nobody, 10);
  expect(await told(nobody)).toEqual([]);
});
