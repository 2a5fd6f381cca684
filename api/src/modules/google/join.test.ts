import { confirmAddress, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { withStores } from '../../../testing/contexts';
import type { Account } from '../identity/account';
import type { Identities } from '../identity/context';
import { accountOfGoogle, isAuthoritativeFor } from './join';

const suite = suiteApp();

const identities = () => suite().commands().identities;

const claims = (email: string) => ({
  issuer: 'https://provider.example',
  subject: `of ${email}`,
  email,
  emailVerified: true,
  hostedDomain: 'example.com',
  name: 'Grace',
});

/** The store with `meanwhile` run right after its first read. */
function raced(
  name: 'findByGoogle' | 'findByEmail',
  meanwhile: () => Promise<unknown>,
): Identities {
  const context = identities();
  let first = true;
  const slow = async (key: string): Promise<Account | null> => {
    const found = await context.stores.accounts[name](key);
    if (first) {
      first = false;
      await meanwhile();
    }
    return found;
  };
  return withStores(context, { accounts: { [name]: slow } });
}

test.each(['findByGoogle', 'findByEmail'] as const)(
  'a concurrent window that creates the same account right after %s is not a failure',
  async (moment) => {
    const grace = claims(`made-${moment.toLowerCase()}@example.com`);
    const made: Account[] = [];
    const other = async () => made.push(await accountOfGoogle(identities(), grace));
    const account = await accountOfGoogle(raced(moment, other), grace);
    expect(account._id).toBe(made[0]?._id);
  },
);

test.each(['findByGoogle', 'findByEmail'] as const)(
  'a concurrent window that joins the account right after %s is not a failure',
  async (moment) => {
    const ada = await registerAccount(suite().app);
    const person = claims(ada.email);
    const other = () => accountOfGoogle(identities(), person);
    const account = await accountOfGoogle(raced(moment, other), person);
    expect([account._id, account.credentials]).toEqual([ada.accountId, 1]);
  },
);

test('an address registered right after the lookup is joined', async () => {
  const email = 'registered-meanwhile@example.com';
  const ids: string[] = [];
  const other = async () => ids.push((await registerAccount(suite().app, { email })).accountId);
  const account = await accountOfGoogle(raced('findByEmail', other), claims(email));
  expect(account).toMatchObject({ _id: ids[0], emailConfirmed: false, credentials: 1 });
  expect(account.unclaimedSince).toBeDefined();
});

test.each<[string, unknown, boolean]>([
  ['ada@gmail.com', undefined, true],
  ['ada@googlemail.com', undefined, true],
  ['ada@example.com', 'example.com', true],
  ['ada@example.com', 'Example.COM', true],
  ['ada@example.com', undefined, false],
  ['ada@example.com', 'another.example', false],
  ['ada@mail.example.com', 'example.com', false],
  ['ada@gmail.com.example', undefined, false],
  ['"ada@gmail.com"@example.com', undefined, false],
  ['ada@undefined', undefined, false],
])('whether Google decides who has %s, hosted by %j: %j', (email, hostedDomain, authoritative) => {
  expect(isAuthoritativeFor(email, hostedDomain)).toBe(authoritative);
});

test('an unconfirmed account loses its typed name, a confirmed one keeps its own', async () => {
  const { app } = suite();
  const named = { fullName: 'See https://mallory.example' };
  const [stranger, owner] = [await registerAccount(app, named), await registerAccount(app)];
  await confirmAddress(app, owner);
  const names = [];
  for (const { email } of [stranger, owner])
    names.push((await accountOfGoogle(identities(), claims(email))).displayName);
  expect(names).toEqual(['Grace', owner.displayName]);
});
