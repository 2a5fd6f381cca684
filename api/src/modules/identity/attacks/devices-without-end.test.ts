import { calls } from '@meritum/shared/contracts/calls';
import { deviceIn, registerAccount, registration, signInAgain } from '../../../../testing/accounts';
import { buildTestApp, type TestApp } from '../../../../testing/app';
import { resetPassword } from '../../../../testing/mails';

const from = '203.0.113.9';
const home = '198.51.100.7';
const aMinute = 30;

let built: TestApp;
const start = async (settings: Record<string, string>) => {
  // With one process, the allowed numbers are exact.
  built = await buildTestApp({ API_PROCESSES: '1', ...settings });
  built.holdClock();
};
afterEach(() => built.app.close());

const signIn = (
  person: { email: string; password: string },
  { remoteAddress = from, device = '' } = {},
) => signInAgain(built.app, person, remoteAddress, device);

/** Devices of an account, each signed in from its own address. */
async function devicesOf(person: { email: string; password: string }, count: number) {
  const devices = [];
  for (let turn = 0; turn < count; turn++)
    devices.push((await signIn(person, { remoteAddress: `10.0.${turn}.1` })).device);
  expect(devices).not.toContain('');
  return devices;
}

/** Counts accepted sign-ins, each naming a new address, while the devices take turns. */
async function answered(devices: readonly string[], each: number) {
  let count = 0;
  for (let turn = 0; turn < each; turn++)
    for (const [at, device] of devices.entries()) {
      const nobody = { email: `nobody-${turn}-${at}@example.com`, password: 'wrong' };
      if ((await signIn(nobody, { device })).status === 401) count += 1;
    }
  return count;
}

test('nine devices of one account have one share of requests, not nine', async () => {
  await start({ RATE_CREDENTIALS_PER_MINUTE: String(aMinute) });
  const devices = await devicesOf(await registerAccount(built.app), 9);
  expect(await answered(devices, aMinute)).toBe(aMinute);
});

test('devices of many accounts give an address five shares besides its own', async () => {
  await start({ RATE_CREDENTIALS_PER_MINUTE: '3' });
  const devices = [];
  for (let turn = 0; turn < 9; turn++) {
    const remoteAddress = `10.1.${turn}.1`;
    const payload = registration();
    const url = calls.register.path;
    devices.push(deviceIn(await built.app.inject({ method: 'POST', url, payload, remoteAddress })));
  }
  expect(await answered(devices, 4)).toBe((5 + 1) * 3);
});

test("a thief's devices are unknown once the owner has chosen a new password", async () => {
  await start({ FAILED_SIGN_INS_PER_ACCOUNT: '3' });
  const owner = await registerAccount(built.app);
  const devices = await devicesOf(owner, 9);
  const password = 'vq8-zt and more';
  const own = deviceIn(await resetPassword(built.app, owner, password));
  const { email } = owner;
  const guesses = [];
  for (const [turn, device] of devices.entries())
    for (let guess = 0; guess < 4; guess++) {
      const from = { remoteAddress: `10.0.${turn}.1`, device };
      guesses.push((await signIn({ email, password: `guess ${guess}` }, from)).status);
    }
  expect(guesses).toEqual([401, 401, 401, ...Array.from({ length: 33 }, () => 429)]);
  // The owner is locked out nowhere.
  for (const remoteAddress of [home, from]) {
    const entered = await signIn({ email, password }, { remoteAddress, device: own });
    expect(entered.status).toBe(200);
  }
});

test('all devices of an account together may not guess more often than strangers', async () => {
  await start({ FAILED_SIGN_INS_PER_ACCOUNT: '5' });
  const owner = await registerAccount(built.app);
  const devices = await devicesOf(owner, 9);
  const guesses = [];
  for (const device of devices)
    guesses.push((await signIn({ ...owner, password: 'a guess' }, { device })).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
});
