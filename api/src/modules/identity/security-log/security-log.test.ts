import { calls } from '@meritum/shared/contracts/calls';
import type { SecurityLogReply } from '@meritum/shared/contracts/security-log';
import { type Person, post, registerAccount, signInAgain } from '../../../../testing/accounts';
import { suiteApp } from '../../../../testing/app';
import { promoted } from '../../../../testing/judges';
import { laterMailsTo, resetPassword } from '../../../../testing/mails';
import { aMomentBefore } from '../../../../testing/moments';
import { removeExpired } from '../../../module-kit/define-store';
import { after, days } from '../../../platform/clock';
import { securityLogStore } from './store';

const suite = suiteApp();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function logOf({ authorized: headers }: Pick<Person, 'authorized'>) {
  await suite().app.background.idle();
  const reply = await suite().app.inject({ url: calls.listSecurityLog.path, headers });
  return reply.json<SecurityLogReply>().entries;
}

const eventsOf = async (person: Pick<Person, 'authorized'>) =>
  (await logOf(person)).map(({ event }) => event);

test('the owner reads what happened, when and in which browser, and is mailed of an unknown one', async () => {
  const { app, clock } = suite();
  const ada = await registerAccount(app);
  const { email, password } = ada;
  await post(app, calls.signIn.path, { email, password }, { 'user-agent': firefox });
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const once = { id, at: aMomentBefore(clock()), count: 1 };
  expect(await logOf(ada)).toEqual([
    { ...once, event: 'signed-in-on-new-device', device: 'Firefox on Linux' },
    { ...once, event: 'registered', device: 'Unknown browser' },
  ]);
  const known = { method: 'password', device: 'Firefox on Linux', at: once.at };
  expect(await laterMailsTo(app, email)).toMatchObject([
    { template: 'new-device', values: { name: ada.displayName, ...known } },
  ]);
});

test('wrong passwords of one day are one entry, without a location, for the owner alone', async () => {
  const { app } = suite();
  const [ada, admin] = [await registerAccount(app), await registerAccount(app)];
  await promoted(app, admin);
  const wrong = { email: ada.email, password: 'a wrong one' };
  for (let turn = 0; turn < 3; turn++) await post(app, calls.signIn.path, wrong);
  const [failed] = await logOf(ada);
  expect(failed).toEqual({
    id: expect.stringMatching(/sign-in-failed/),
    event: 'sign-in-failed',
    at: aMomentBefore(suite().clock()),
    device: null,
    count: 3,
  });
  expect(await eventsOf(ada)).toEqual(['sign-in-failed', 'registered']);
  expect(await eventsOf(admin)).toEqual(['registered']);
});

test('every way to a new password and every end of a session is shown', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const { email, authorized } = ada;
  const other = await signInAgain(app, ada);
  const [sessionId = ''] = other.cookie.split('.');
  const url = calls.endSession.path.replace(':sessionId', sessionId);
  await app.inject({ method: 'POST', url, headers: authorized });
  const newPassword = 'vq8-zt and more';
  const change = { currentPassword: ada.password, newPassword };
  await post(app, calls.changePassword.path, change, authorized);
  const password = 'vq8-zt and even more';
  await resetPassword(app, ada, password);
  const again = await signInAgain(app, { email, password });
  await post(app, calls.signOut.path, {}, { cookie: `__Host-refresh=${again.cookie}` });
  const last = await signInAgain(app, { email, password });
  await post(app, calls.signOutEverywhere.path, {}, last.authorized);
  const now = await signInAgain(app, { email, password });
  expect((await eventsOf(now)).toSorted()).toEqual([
    'password-changed',
    'password-reset',
    'registered',
    'session-ended',
    ...Array(4).fill('signed-in-on-new-device'),
    'signed-out',
    'signed-out-everywhere',
  ]);
});

test('an entry is kept for ninety days, and removed after them', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const [{ at } = { at: new Date(0) }] = await securityLogStore(app.mongo.db).listByAccount(
    ada.accountId,
  );
  const removeAt = (now: Date) => removeExpired(app.mongo.db, [securityLogStore], now);
  await removeAt(after(at, days(90) - 1));
  expect(await eventsOf(ada)).toEqual(['registered']);
  await removeAt(after(at, days(90)));
  expect(await eventsOf(ada)).toEqual([]);
});
