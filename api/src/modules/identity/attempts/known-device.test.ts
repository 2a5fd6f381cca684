import { isKnownTo, readDevice, withAccount, writeDevice } from './known-device';

const key = 'a key of the server';
const ada = 'ada@example.com';
const bo = 'bo@example.com';
const cookie = (...emails: string[]) =>
  writeDevice(
    emails.reduce<ReturnType<typeof withAccount>>(
      (device, email) => withAccount(device, email, key),
      withAccount(undefined, emails[0] ?? '', key),
    ),
    key,
  );

test('a device is known to the accounts that signed in there, and to no other', () => {
  const device = readDevice(cookie(ada, bo), key);
  const known = [ada, bo, 'eve@example.com'].map(
    (email) => device && isKnownTo(device, email, key),
  );
  expect(known).toEqual([true, true, false]);
});

test('it keeps its name and the latest five accounts', () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) => `person-${number}@example.com`);
  const device = readDevice(cookie(...six), key);
  expect(device?.proofs).toHaveLength(5);
  expect(six.map((email) => device && isKnownTo(device, email, key))).toEqual([
    false,
    ...Array.from({ length: 5 }, () => true),
  ]);
  expect(device && withAccount(device, ada, key).name).toBe(device?.name);
});

test('no device is made up, changed or put together out of two', () => {
  const [name = '', proof = '', own = ''] = cookie(ada).split('.');
  const [otherName = '', otherProof = '', others = ''] = cookie(bo).split('.');
  const forged = [
    '',
    'x',
    `${name}.${proof}`,
    `${name}.${otherProof}.${own}`,
    cookie(ada).slice(1),
  ];
  expect(forged.map((text) => readDevice(text, key))).toEqual(forged.map(() => undefined));
  expect(readDevice(cookie(ada), 'another key')).toBe(undefined);
  const mixed = readDevice([otherName, otherProof, own, others].join('.'), key);
  expect(mixed && isKnownTo(mixed, ada, key)).toBe(false);
});

test('it tells nothing of the account', () => {
  expect(Buffer.from(cookie(ada), 'base64url').toString()).not.toContain('ada');
});
