import { calls } from '@meritum/shared/contracts/calls';
import { type Person, post, registerAccount, signInAgain } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { keyRing } from '../../platform/keys/keys';
import { type Device, isKnownTo, readDevice, withAccount, writeDevice } from './known-device';
import { freeFailures } from './rules';

describe('proof in the account', () => {
  const suite = suiteApp();

  const change = (
    { authorized }: Pick<Person, 'authorized'>,
    currentPassword: string,
    newPassword = 'vq8-zt and more',
  ) => post(suite().app, calls.changePassword.path, { currentPassword, newPassword }, authorized);

  test('wrong proofs cause growing pauses in their session, so an unattended browser does not help guessing', async () => {
    suite().holdClock();
    const person = await registerAccount(suite().app);
    const elsewhere = await signInAgain(suite().app, person);
    for (const session of [person, elsewhere]) {
      const statuses = [];
      for (let turn = 0; turn <= freeFailures; turn++)
        statuses.push((await change(session, `guess ${turn}`)).statusCode);
      expect(statuses).toEqual([...Array.from({ length: freeFailures }, () => 400), 429]);
    }
    suite().pass(2_000);
    expect((await change(person, person.password)).statusCode).toBe(204);
  });

  test.each([
    ['the current password', 'correct horse', 'Choose a password other than your current one'],
    ['a common password', 'iloveyou', 'This password is too common. Choose another one.'],
  ])('%s is not accepted as a new one', async (_, newPassword, message) => {
    const person = await registerAccount(suite().app);
    expect((await change(person, person.password, newPassword)).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/newPassword', message }],
    });
  });
});

describe('a known device', () => {
  const keys = keyRing('a key of the server')['known devices'];
  const person = (name: string, credentials = 0) => ({ email: `${name}@example.com`, credentials });
  const [ada, bo, eve] = [person('ada'), person('bo'), person('eve')];
  type Somebody = typeof ada;

  /** The cookie of a device that these people have signed in on. */
  function cookie(...people: Somebody[]) {
    let device: Device | undefined;
    for (const one of people) device = withAccount(device, one, keys);
    return device && writeDevice(device, keys);
  }

  /** Whether a device is known to each of the people. */
  const known = (written: string | undefined, people: Somebody[], readBy = keys) => {
    const device = readDevice(written, readBy);
    return people.map((one) => device && isKnownTo(device, one, readBy));
  };

  test('a device is known to the accounts that signed in there, until their credentials change, and to no other', () => {
    const people = [ada, bo, eve, person('ada', 1)];
    expect(known(cookie(ada, bo), people)).toEqual([true, true, false, false]);
  });

  test('it keeps its name and the latest five accounts', () => {
    const six = [1, 2, 3, 4, 5, 6].map((number) => person(`person-${number}`));
    const device = readDevice(cookie(...six), keys);
    expect(device?.proofs).toHaveLength(5);
    expect(known(cookie(...six), six)).toEqual([false, true, true, true, true, true]);
    expect(device && withAccount(device, ada, keys).name).toBe(device?.name);
  });

  test('a device cannot be forged, changed or combined from two', () => {
    const own = cookie(ada) ?? '';
    const [name = '', share = '', seal = '', proof = ''] = own.split('.');
    const [otherName = '', otherShare = '', otherSeal = '', others = ''] =
      cookie(bo)?.split('.') ?? [];
    const forged = [
      '',
      'x',
      [name, share, seal].join('.'),
      [name, share, otherSeal, proof].join('.'),
      [name, otherShare, seal, proof].join('.'),
      own.slice(1),
    ];
    expect(forged.map((text) => readDevice(text, keys))).toEqual(forged.map(() => undefined));
    expect(readDevice(own, keyRing('another key')['known devices'])).toBe(undefined);
    const mixed = [otherName, otherShare, otherSeal, proof, others].join('.');
    expect(known(mixed, [ada])).toEqual([false]);
  });

  test('all devices of an account have one share, another under other credentials', () => {
    const shareOf = (one: Somebody) => readDevice(cookie(one), keys)?.share;
    expect(shareOf(ada)).toBe(shareOf(ada));
    expect(new Set([ada, bo, person('ada', 1)].map(shareOf)).size).toBe(3);
  });

  test('a device of the previous key is known while that key is kept', () => {
    const [next, before] = ['the next key of the server', 'a key of the server'];
    const both = keyRing(next, [before])['known devices'];
    expect(known(cookie(ada), [ada], both)).toEqual([true]);
    const device = readDevice(cookie(ada), both);
    const written = writeDevice(withAccount(device, ada, both), both);
    expect(known(written, [ada], keyRing(next)['known devices'])).toEqual([true]);
  });

  test('it reveals nothing about the account', () => {
    const parts = cookie(ada)?.split('.') ?? [];
    expect(parts).toHaveLength(4);
    for (const part of parts)
      expect(Buffer.from(part, 'base64url').toString()).not.toContain('ada');
  });
});
