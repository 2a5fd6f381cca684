import { calls } from '@meritum/shared/contracts/calls';
import type { SecurityLogReply } from '@meritum/shared/contracts/security-log';
import {
  type Person,
  registerAccount,
  registration,
  signInAgain,
} from '../../../../testing/accounts';
import { suiteApp } from '../../../../testing/app';
import { TestBrowser } from '../../../../testing/browser';
import { codeAt, giveTotp } from '../../../../testing/factors';
import { laterMailsTo, templatesTo } from '../../../../testing/mails';
import { days, minutes } from '../../../platform/clock';

describe('failed attempts', () => {
  const suite = suiteApp({ FAILED_SIGN_INS_PER_ACCOUNT: '1000' });
  beforeAll(() => suite().holdClock());

  const noticesTo = async ({ email }: Person) =>
    (await laterMailsTo(suite().app, email))
      .filter(({ template }) => template === 'failed-attempts')
      .map(({ values }) => values);

  /** Wrong passwords, each from its own network. */
  async function guess({ email }: Person, times: number) {
    const { app } = suite();
    for (let turn = 1; turn <= times; turn++)
      await signInAgain(app, { email, password: 'a guess' }, `203.0.${turn}.7`);
    await app.background.idle();
  }

  test('ten wrong passwords in a day cause one mail, fewer cause none', async () => {
    const ada = await registerAccount(suite().app);
    await guess(ada, 9);
    expect(await noticesTo(ada)).toEqual([]);
    await guess(ada, 3);
    const mail = { name: ada.displayName, what: 'sign-in-failed', count: 10, at: suite().clock() };
    expect(await noticesTo(ada)).toEqual([mail]);
    suite().pass(days(1));
    await guess(ada, 10);
    expect(await noticesTo(ada)).toHaveLength(2);
  });

  test('three failed second steps after the right password cause a mail and a log entry', async () => {
    const { app, clock } = suite();
    const ada = await registerAccount(app);
    const { email, password } = ada;
    const secret = await giveTotp(app, ada);
    const browser = new TestBrowser(app);
    await browser.post(calls.signIn.path, { email, password });
    const wrong = codeAt(secret, new Date(clock().getTime() - minutes(60)));
    for (let turn = 0; turn < 2; turn++)
      await browser.post(calls.finishSecondStep.path, { method: 'totp', code: wrong });
    expect(await noticesTo(ada)).toEqual([]);
    await browser.post(calls.finishSecondStep.path, { method: 'totp', code: wrong });
    const mail = { name: ada.displayName, what: 'second-step-failed', count: 3, at: clock() };
    expect(await noticesTo(ada)).toEqual([mail]);
    const log = await app.inject({ url: calls.listSecurityLog.path, headers: ada.authorized });
    const entries = log.json<SecurityLogReply>().entries.map(({ event, count }) => [event, count]);
    expect(entries.toSorted()).toEqual([
      ['registered', 1],
      ['second-step-failed', 3],
    ]);
  });

  test('an address without an account gets no mail', async () => {
    const nobody = { email: 'nobody@example.com' } as Person;
    await guess(nobody, 10);
    expect(await noticesTo(nobody)).toEqual([]);
  });
});

describe('a new device', () => {
  const suite = suiteApp();

  const signInFrom = (
    browser: TestBrowser,
    { email, password }: Pick<Person, 'email' | 'password'>,
  ) => browser.post(calls.signIn.path, { email, password });

  test('registering, the same browser again or a wrong password cause no mail', async () => {
    const { app } = suite();
    const browser = new TestBrowser(app);
    const payload = registration();
    await browser.post(calls.register.path, payload);
    await browser.post(calls.signOut.path);
    const person = { email: payload.email, password: payload.password };
    expect((await signInFrom(browser, person)).statusCode).toBe(200);
    const elsewhere = new TestBrowser(app);
    expect((await signInFrom(elsewhere, { ...person, password: 'wrong' })).statusCode).toBe(401);
    expect(await templatesTo(app, payload.email)).toEqual([]);
  });

  test('after a new password every other browser is unknown', async () => {
    const { app } = suite();
    const [here, elsewhere] = [new TestBrowser(app), new TestBrowser(app)];
    const payload = registration();
    await here.post(calls.register.path, payload);
    const { email, password } = payload;
    await signInFrom(elsewhere, { email, password });
    const newPassword = 'vq8-zt and more';
    await here.send({
      method: 'POST',
      url: calls.changePassword.path,
      headers: await here.authorized(),
      payload: { currentPassword: password, newPassword },
    });
    await signInFrom(here, { email, password: newPassword });
    expect(await templatesTo(app, email)).toEqual(['new-device', 'password-changed']);
    await signInFrom(elsewhere, { email, password: newPassword });
    expect(await templatesTo(app, email)).toEqual(['new-device', 'password-changed', 'new-device']);
  });

  test('a person who always deletes their cookies is mailed at most three times a day', async () => {
    const { app, pass } = suite();
    const ada = await registerAccount(app);
    const fresh = () => signInFrom(new TestBrowser(app), ada);
    for (let turn = 0; turn < 5; turn++) await fresh();
    expect(await templatesTo(app, ada.email)).toEqual(Array(3).fill('new-device'));
    pass(days(1) + 1);
    await fresh();
    expect(await templatesTo(app, ada.email)).toHaveLength(4);
  });
});
