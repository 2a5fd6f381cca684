import { calls } from '@meritum/shared/contracts/calls';
import { keyRing } from '../../../platform/keys/keys';
import { type Person, post, refresh, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { testLinks } from '../../../testing/config';
import { deviceCookie } from './device-cookie';
import { isKnownTo, readDevice, withAccount, writeDevice } from './known-device';
import { freeFailures } from './rules';

describe('proof in the account', () => {
  const suite = suiteApp();

  const change = (person: Person, currentPassword: string, newPassword = 'vq8-zt and more') =>
    post(
      suite().app,
      calls.changePassword.path,
      { currentPassword, newPassword },
      person.authorized,
    );

  test('wrong proofs cause growing pauses, so an unattended browser does not help guessing', async () => {
    suite().holdClock();
    const person = await registerAccount(suite().app);
    const statuses = [];
    for (let turn = 0; turn <= freeFailures; turn++)
      statuses.push((await change(person, `guess ${turn}`)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: freeFailures }, () => 400), 429]);
    suite().pass(2_000);
    expect((await change(person, person.password)).statusCode).toBe(204);
  });

  test('wrong proofs in one session do not affect another', async () => {
    suite().holdClock();
    const person = await registerAccount(suite().app);
    for (let turn = 0; turn <= freeFailures; turn++) await change(person, `guess ${turn}`);
    const { email, password } = person;
    const reply = await post(suite().app, calls.signIn.path, { email, password });
    const { accessToken } = reply.json<{ accessToken: string }>();
    const elsewhere = { ...person, authorized: { authorization: `Bearer ${accessToken}` } };
    expect((await change(elsewhere, password)).statusCode).toBe(204);
  });

  test('the current password is not accepted as a new one', async () => {
    const person = await registerAccount(suite().app);
    const message = 'Choose a password other than your current one';
    expect((await change(person, person.password, person.password)).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/newPassword', message }],
    });
  });

  test('a common password is refused in a change', async () => {
    const person = await registerAccount(suite().app);
    const message = 'This password is too common. Choose another one.';
    expect((await change(person, person.password, 'iloveyou')).json()).toMatchObject({
      status: 400,
      message,
      errors: [{ pointer: '/newPassword', message }],
    });
  });
});

describe('password reset', () => {
  const suite = suiteApp({ FAILED_SIGN_INS_PER_ACCOUNT: '3' });
  beforeAll(() => suite().holdClock());

  /** The token of the mailed link. */
  async function mailedToken({ email, accountId }: Person): Promise<string> {
    const { app } = suite();
    await post(app, calls.requestPasswordReset.path, { email });
    await app.background.idle();
    const resets = app.mongo.db.collection<{ _id: string; accountId: string }>('passwordResets');
    const reset = await resets.findOne({ accountId });
    return testLinks.tokenOf('password-reset', reset?._id ?? '');
  }

  const confirm = (token: string, password: string) =>
    post(suite().app, calls.confirmPasswordReset.path, { token, password });

  const signIn = (payload: object, from: string, cookie = '') =>
    suite().app.inject({
      method: 'POST',
      url: calls.signIn.path,
      payload,
      remoteAddress: from,
      cookies: { [deviceCookie]: cookie },
    });

  test('OPEN-032 a common password is refused at a reset, and the link stays usable', async () => {
    const person = await registerAccount(suite().app);
    const token = await mailedToken(person);
    const message = 'This password is too common. Choose another one.';
    expect((await confirm(token, 'iloveyou')).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/password', message }],
    });
    expect((await refresh(suite().app, person.cookie)).statusCode).toBe(200);
    expect((await confirm(token, 'vq8-zt and more')).statusCode).toBe(204);
  });

  test('during an attack from everywhere, a reset lets the owner in from a new network', async () => {
    const person = await registerAccount(suite().app);
    const { email } = person;
    for (const network of [1, 2, 3])
      await signIn({ email, password: 'guess' }, `10.0.${network}.1`);
    expect((await signIn({ email, password: person.password }, '198.18.0.1')).statusCode).toBe(429);
    const password = 'vq8-zt and more';
    const reply = await confirm(await mailedToken(person), password);
    const device = reply.cookies.find(({ name }) => name === deviceCookie)?.value;
    expect((await signIn({ email, password }, '198.18.0.1', device)).statusCode).toBe(200);
  });
});

describe('a known device', () => {
  const keys = keyRing('a key of the server')['known devices'];
  const person = (name: string, credentials = 0) => ({ email: `${name}@example.com`, credentials });
  const [ada, bo, eve] = [person('ada'), person('bo'), person('eve')];
  type Somebody = typeof ada;

  const cookie = (...people: Somebody[]) => {
    const first = withAccount(undefined, people[0] ?? ada, keys);
    return writeDevice(
      people.reduce((device, one) => withAccount(device, one, keys), first),
      keys,
    );
  };

  test('a device is known to the accounts that signed in there, and to no other', () => {
    const device = readDevice(cookie(ada, bo), keys);
    const known = [ada, bo, eve].map((one) => device && isKnownTo(device, one, keys));
    expect(known).toEqual([true, true, false]);
  });

  test('it keeps its name and the latest five accounts', () => {
    const six = [1, 2, 3, 4, 5, 6].map((number) => person(`person-${number}`));
    const device = readDevice(cookie(...six), keys);
    expect(device?.proofs).toHaveLength(5);
    expect(six.map((one) => device && isKnownTo(device, one, keys))).toEqual([
      false,
      ...Array.from({ length: 5 }, () => true),
    ]);
    expect(device && withAccount(device, ada, keys).name).toBe(device?.name);
  });

  test('a device cannot be forged, changed or combined from two', () => {
    const [name = '', share = '', seal = '', own = ''] = cookie(ada).split('.');
    const [otherName = '', otherShare = '', otherSeal = '', others = ''] = cookie(bo).split('.');
    const forged = [
      '',
      'x',
      [name, share, seal].join('.'),
      [name, share, otherSeal, own].join('.'),
      [name, otherShare, seal, own].join('.'),
      cookie(ada).slice(1),
    ];
    expect(forged.map((text) => readDevice(text, keys))).toEqual(forged.map(() => undefined));
    const another = keyRing('another key')['known devices'];
    expect(readDevice(cookie(ada), another)).toBe(undefined);
    const mixed = readDevice([otherName, otherShare, otherSeal, own, others].join('.'), keys);
    expect(mixed && isKnownTo(mixed, ada, keys)).toBe(false);
  });

  test('it is known until the credentials change', () => {
    const device = readDevice(cookie(ada), keys);
    expect(device && isKnownTo(device, person('ada', 1), keys)).toBe(false);
  });

  test('all devices of an account have one share, another under other credentials', () => {
    const shareOf = (one: Somebody) => readDevice(cookie(one), keys)?.share;
    expect(shareOf(ada)).toBe(shareOf(ada));
    expect(new Set([ada, bo, person('ada', 1)].map(shareOf)).size).toBe(3);
  });

  test('a device of the previous key is known while that key is kept', () => {
    const [next, before] = ['the next key of the server', 'a key of the server'];
    const both = keyRing(next, [before])['known devices'];
    const device = readDevice(cookie(ada), both);
    expect(device && isKnownTo(device, ada, both)).toBe(true);
    const written = device && writeDevice(withAccount(device, ada, both), both);
    const only = keyRing(next)['known devices'];
    const read = readDevice(written, only);
    expect(read && isKnownTo(read, ada, only)).toBe(true);
  });

  test('it reveals nothing about the account', () => {
    const parts = cookie(ada).split('.');
    for (const part of parts)
      expect(Buffer.from(part, 'base64url').toString()).not.toContain('ada');
  });
});
