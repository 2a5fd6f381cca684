import {
  expectSignedOut,
  post,
  refresh,
  registerAccount,
  signInAgain,
} from '../../../../testing/accounts';
import { TestBrowser } from '../../../../testing/browser';
import { mailedReset } from '../../../../testing/mails';
import { suiteWithGoogle } from '../../../../testing/openid-provider';

const { provider, suite } = suiteWithGoogle();
const browser = () => new TestBrowser(suite().app);

describe('replay', () => {
  const person = { sub: 'replayed', email: 'replayed@example.com' };

  test("the provider's answer works once: its state and code are void afterwards", async () => {
    const [mine, again] = [browser(), browser()];
    const back = provider().consent(await mine.leaveForGoogle(), person);
    expect((await mine.comeBack(back)).outcome).toBe('signed-in');
    const { redeemed } = provider();
    Object.assign(again.cookies, { '__Host-google': mine.cookies['__Host-google'] });
    expect((await again.comeBack(back)).outcome).toBe('failed');
    expect(await again.session()).toBeUndefined();
    // The state alone is checked first: the code is not sent to the provider.
    expect(provider().redeemed).toBe(redeemed);
  });

  test('twenty simultaneous replays of an answer are one sign-in', async () => {
    const mine = browser();
    const back = provider().consent(await mine.leaveForGoogle(), person);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => mine.comeBack(back)));
    expect(outcomes.filter(({ outcome }) => outcome === 'signed-in')).toHaveLength(1);
  });

  test('an answer is void in a different browser', async () => {
    const [victim, attacker] = [browser(), browser()];
    const back = provider().consent(await attacker.leaveForGoogle(), person);
    // The other browser is tried without an attempt of its own, and with one.
    expect((await victim.comeBack(back)).outcome).toBe('failed');
    await victim.leaveForGoogle();
    expect((await victim.comeBack(back)).outcome).toBe('failed');
    expect(await victim.session()).toBeUndefined();
  });

  test("another person's code does not fit one's own attempt", async () => {
    const [mine, theirs] = [browser(), browser()];
    const stolen = provider().consent(await theirs.leaveForGoogle(), person).searchParams;
    const back = provider().consent(await mine.leaveForGoogle(), { ...person, sub: 'attacker' });
    back.searchParams.set('code', stolen.get('code') ?? '');
    expect((await mine.comeBack(back)).outcome).toBe('failed');
  });

  test.each<[string, (answer: URLSearchParams) => void]>([
    ['a state that was never given out', (answer) => answer.set('state', 'x'.repeat(43))],
    ['no state', (answer) => answer.delete('state')],
    ['two states', (answer) => answer.append('state', 'another')],
    ['another issuer', (answer) => answer.set('iss', 'https://evil.example')],
    ['no issuer', (answer) => answer.delete('iss')],
    ['no code', (answer) => answer.delete('code')],
    ['a made-up code', (answer) => answer.set('code', 'made-up')],
  ])('an answer with %s is refused', async (_, spoil) => {
    const mine = browser();
    const back = provider().consent(await mine.leaveForGoogle(), person);
    spoil(back.searchParams);
    expect((await mine.comeBack(back)).outcome).toBe('failed');
    expect(await mine.session()).toBeUndefined();
  });

  test('OPEN-032 a reset token works once, even with twenty simultaneous uses', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const token = await mailedReset(app, ada);
    const passwords = Array.from({ length: 20 }, (_, at) => `chosen for try ${at}`);
    const url = '/api/auth/password-reset/confirm';
    const replies = await Promise.all(
      passwords.map((password) => post(app, url, { token, password })),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([204, ...Array.from({ length: 19 }, () => 412)]);
    // Each comes from its own network, because so many wrong passwords from one are delayed.
    const signIns = passwords.map(
      async (password, at) => (await signInAgain(app, { ...ada, password }, `10.0.${at}.1`)).status,
    );
    // Only the password of the accepted request works.
    const expected = statuses.map((status) => (status === 204 ? 200 : 401));
    expect(await Promise.all(signIns)).toEqual(expected);
  });
});

describe('session fixation', () => {
  const signInBy = {
    password: async (victim: TestBrowser) => {
      const { email, password } = await registerAccount(suite().app);
      await victim.post('/api/auth/sign-in', { email, password });
      return email;
    },
    google: async (victim: TestBrowser) => {
      const email = 'victim@example.com';
      await victim.signInWithGoogle(provider(), { sub: 'v', email });
      return email;
    },
  };

  test.each(['password', 'google'] as const)(
    'after signing in by %s a planted session is over and shares nothing with the new one',
    async (way) => {
      const attacker = await registerAccount(suite().app);
      const victim = browser();
      victim.cookies['__Host-refresh'] = attacker.cookie;
      const email = await signInBy[way](victim);
      const begun = victim.cookies['__Host-refresh'];
      expect(begun?.split('.')[0]).not.toBe(attacker.cookie.split('.')[0]);
      expect((await victim.session())?.user.email).toBe(email);
      await expectSignedOut(suite().app, attacker);
    },
  );

  test("nobody ends another person's session by naming it as their own former one", async () => {
    const ada = await registerAccount(suite().app);
    const attacker = browser();
    attacker.cookies['__Host-refresh'] = `${ada.cookie.split('.')[0]}.${'x'.repeat(43)}`;
    await attacker.signInWithGoogle(provider(), { sub: 'a', email: 'attacker@example.com' });
    expect((await refresh(suite().app, ada.cookie)).json()).toMatchObject({
      user: { uid: ada.accountId },
    });
  });
});
