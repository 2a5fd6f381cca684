import { hash, verify } from '@node-rs/argon2';
import { post, registerAccount, registration } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { commandsOf } from '../../../testing/commands';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

const suite = suiteApp();

/** The cost of a request: database commands until its answer, and hashes. */
async function workOf(url: string, payload: object) {
  const hashes = [jest.mocked(hash), jest.mocked(verify)];
  for (const one of hashes) one.mockClear();
  // Excludes background work of earlier requests.
  await suite().app.background.idle();
  const commands = await commandsOf(suite().app, () => post(suite().app, url, payload));
  return { commands, hashes: hashes.map(({ mock }) => mock.calls.length) };
}

const unknown = () => registration().email;
const known = async () => (await registerAccount(suite().app)).email;

test('ERR-001 a failed sign-in is the same work for an address with an account and one without', async () => {
  const attempt = (email: string) =>
    workOf('/api/auth/sign-in', { email, password: 'a wrong one' });
  await attempt(unknown());
  const [first, second] = [await attempt(await known()), await attempt(unknown())];
  expect(first).toEqual(second);
  expect(first.hashes).toEqual([0, 1]);
});

test('OPEN-033 asking for a new password is the same work until the answer, account or not', async () => {
  const ask = (email: string) => workOf('/api/auth/password-reset', { email });
  const untilAnswer = async (email: string) => {
    const { commands, hashes } = await ask(email);
    // Background work may begin before the answer has fully arrived.
    return { commands: commands.slice(0, 3), hashes };
  };
  await ask(unknown());
  const [first, second] = [await untilAnswer(await known()), await untilAnswer(unknown())];
  expect(first).toEqual(second);
  expect(first).toEqual({ commands: ['find', 'update', 'insert'], hashes: [0, 0] });
});

test('ERR-003 registering hashes before it looks whether the address is taken', async () => {
  const taken = await known();
  const works = [];
  for (const email of [taken, unknown()])
    works.push(await workOf('/api/auth/register', { ...registration(), email }));
  expect(works.map(({ hashes }) => hashes)).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect(works.map(({ commands }) => commands.slice(0, 3))).toEqual([
    ['find', 'update', 'insert'],
    ['find', 'update', 'insert'],
  ]);
});
