import { keyRing } from '../../../platform/keys/keys';
import { isKnownTo, readDevice, withAccount, writeDevice } from './known-device';

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

test('no device is made up, changed or put together out of two', () => {
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

test('it is known as long as the credentials are those that it was had by', () => {
  const device = readDevice(cookie(ada), keys);
  expect(device && isKnownTo(device, person('ada', 1), keys)).toBe(false);
});

test('all devices of an account have one share, another under other credentials', () => {
  const shareOf = (one: Somebody) => readDevice(cookie(one), keys)?.share;
  expect(shareOf(ada)).toBe(shareOf(ada));
  expect(new Set([ada, bo, person('ada', 1)].map(shareOf)).size).toBe(3);
});

test('a device of the key before is known as long as that one is kept', () => {
  const [next, before] = ['the next key of the server', 'a key of the server'];
  const both = keyRing(next, [before])['known devices'];
  const device = readDevice(cookie(ada), both);
  expect(device && isKnownTo(device, ada, both)).toBe(true);
  const written = device && writeDevice(withAccount(device, ada, both), both);
  const only = keyRing(next)['known devices'];
  const read = readDevice(written, only);
  expect(read && isKnownTo(read, ada, only)).toBe(true);
});

test('it tells nothing of the account', () => {
  const parts = cookie(ada).split('.');
  for (const part of parts) expect(Buffer.from(part, 'base64url').toString()).not.toContain('ada');
});
