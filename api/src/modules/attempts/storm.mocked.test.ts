import { hash, verify } from '@node-rs/argon2';
import { post, registerAccount, registration, signInAgain } from '../../../testing/accounts';
import { suiteApp, type TestApp } from '../../../testing/app';
import { watchCommands } from '../../../testing/commands';
import { freshApp } from '../../../testing/snapshot';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

describe('many attempts', () => {
  /** More than any counter allows, so that further ones get the same answer. */
  const attempts = 120;

  /** As many as may be in progress, so that each reaches the counters. */
  const concurrency = 40;
  const hashes = () => jest.mocked(verify).mock.calls;

  // As in production; only the limit of requests a minute is off, which must not be needed here.
  const suite = freshApp({ FAILED_SIGN_INS_PER_ADDRESS: '60' });
  let built: TestApp;
  beforeEach(() => {
    built = suite();
    built.holdClock();
  });

  const home = '198.51.100.7';

  const signIn = (email: string, password: string, from: string, device = '') =>
    signInAgain(built.app, { email, password }, from, device);

  /** A person who has signed in at home before, with that browser. */
  async function victim() {
    const person = await registerAccount(built.app);
    return { ...person, device: (await signInAgain(built.app, person, home)).device };
  }

  const networks = (turn: number) => `10.${turn >> 8}.${turn & 255}.1`;

  /** Makes all attempts, counts the replies, and calls `meanwhile` halfway. */
  async function storm(
    email: string,
    from: (turn: number) => string,
    meanwhile: () => Promise<void> = async () => {},
  ) {
    const answers = new Map<number, number>();
    for (let turn = 0; turn < attempts; turn += concurrency) {
      if (turn >= attempts / 2 && turn - concurrency < attempts / 2) await meanwhile();
      const some = Array.from({ length: concurrency }, (_, more) =>
        signIn(email, `guess ${turn + more}`, from(turn + more)),
      );
      for (const { status } of await Promise.all(some))
        answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(answers);
  }

  test('from one address a handful is answered, and the victim can sign in', async () => {
    const person = await victim();
    jest.mocked(verify).mockClear();
    const answers = await storm(
      person.email,
      () => '203.0.113.9',
      async () => {
        expect((await signIn(person.email, person.password, home)).status).toBe(200);
        // The attacker shares the owner's network and usual browser.
        const inside = await signIn(person.email, person.password, '203.0.113.9', person.device);
        expect(inside.status).toBe(200);
      },
    );
    expect(answers).toEqual({ 401: 5, 429: attempts - 5 });
    expect(hashes()).toHaveLength(5 + 2);
  });

  test('from many networks on one account a hundred are answered, without lockout', async () => {
    const person = await victim();
    jest.mocked(verify).mockClear();
    const answers = await storm(person.email, networks, async () => {
      expect((await signIn(person.email, person.password, home)).status).toBe(200);
      const travelling = await signIn(person.email, person.password, '192.0.2.1', person.device);
      expect(travelling.status).toBe(200);
    });
    expect(answers).toEqual({ 401: 100, 429: attempts - 100 });
    expect(hashes()).toHaveLength(100 + 2);
    const stranger = await signIn(person.email, person.password, '198.18.0.1');
    expect(stranger.status).toBe(429);
    built.pass(stranger.wait * 1_000);
    expect((await signIn(person.email, person.password, '198.18.0.1')).status).toBe(200);
  });

  test('the same attempts on an address without an account get the same answers', async () => {
    jest.mocked(verify).mockClear();
    expect(await storm('nobody@example.com', networks)).toEqual({
      401: 100,
      429: attempts - 100,
    });
    expect(hashes()).toHaveLength(100);
  });
});

describe('equal work', () => {
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

  test('OPEN-033 asking for a new password is the same work until the answer, account or not', async () => {
    const ask = (email: string) => workOf('/api/auth/password-reset', { email });
    await ask(unknown());
    // Reads credentials, known places and two counters, counts, and inserts the request.
    const work = { commands: ['find', 'find', 'find', 'update', 'insert'], hashes: [0, 0] };
    expect([await ask(await known()), await ask(unknown())]).toEqual([work, work]);
  });

  test('ERR-003 registering hashes before it looks whether the address is taken', async () => {
    const taken = await known();
    const works = [];
    for (const email of [taken, unknown()]) {
      const { commands, hashes } = await workOf('/api/auth/register', { ...registration(), email });
      works.push({ commands: commands.slice(0, 5), hashes });
    }
    // The query for paused registration comes first.
    const work = { commands: ['find', 'find', 'update', 'find', 'insert'], hashes: [1, 0] };
    expect(works).toEqual([work, work]);
  });
});
