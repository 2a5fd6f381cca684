import { hash, verify } from '@node-rs/argon2';
import { post, registerAccount, registration } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { watchCommands } from '../../testing/commands';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

const started: string[] = [];
let untilAnswer: string[] = [];
const suite = suiteApp({}, (app) => {
  app.addHook('onSend', async () => {
    untilAnswer = [...started];
  });
});
beforeAll(() => void watchCommands(suite().app, (name) => void started.push(name)));

/** The cost of a request: database commands until its answer, and hashes. */
async function workOf(url: string, payload: object) {
  const hashes = [jest.mocked(hash), jest.mocked(verify)];
  for (const one of hashes) one.mockClear();
  // Excludes background work of earlier requests.
  await suite().app.background.idle();
  started.length = 0;
  await post(suite().app, url, payload);
  return { commands: untilAnswer, hashes: hashes.map(({ mock }) => mock.calls.length) };
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

test('ERR-001 a failed sign-in with a decomposed password is the same work too', async () => {
  const attempt = (email: string) =>
    workOf('/api/auth/sign-in', { email, password: 'Prüfung'.normalize('NFD') });
  const [first, second] = [await attempt(await known()), await attempt(unknown())];
  expect(first).toEqual(second);
  expect(first.hashes).toEqual([0, 2]);
});

test('OPEN-033 asking for a new password is the same work until the answer, account or not', async () => {
  const ask = (email: string) => workOf('/api/auth/password-reset', { email });
  await ask(unknown());
  // Two counts and the request.
  const work = { commands: ['find', 'update', 'insert'], hashes: [0, 0] };
  expect([await ask(await known()), await ask(unknown())]).toEqual([work, work]);
});

test('ERR-003 registering hashes before it looks whether the address is taken', async () => {
  const taken = await known();
  const works = [];
  for (const email of [taken, unknown()]) {
    const { commands, hashes } = await workOf('/api/auth/register', { ...registration(), email });
    works.push({ commands: commands.slice(0, 3), hashes });
  }
  const work = { commands: ['find', 'update', 'insert'], hashes: [1, 0] };
  expect(works).toEqual([work, work]);
});
