import { randomUUID } from 'node:crypto';
import {
  accountsIn,
  confirmAddress,
  deleteAccount,
  type Person,
  post,
  registerAccount,
  securityEventsOf,
  signInAgain,
  statusWith,
} from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { testLinks } from '../../../testing/config';
import { apply, emptySeason } from '../../../testing/judges';
import { confirmationTokensOf, mailedReset, mailsTo, resetTokensOf } from '../../../testing/mails';
import { storedNominations, submit } from '../../../testing/nominations';
import { everyMailIsPending } from '../../../testing/pending-mails';
import { unzip } from '../../../testing/unzip';
import { hours, minutes } from '../../platform/clock';
import { spreadChangedAddresses } from './address-change';

const suite = suiteApp();
everyMailIsPending(suite);
beforeEach(() => emptySeason(suite().app));

const newAddress = () => `corrected-${randomUUID()}@example.org`;

const change = (email: string, { authorized }: Pick<Person, 'authorized'>) =>
  post(suite().app, '/api/account/email', { email }, authorized);

const confirm = (token: string | undefined, { authorized }: Pick<Person, 'authorized'>) =>
  post(suite().app, '/api/auth/email-confirmation/confirm', { token }, authorized);

const newestLinkTo = async (email: string) =>
  (await confirmationTokensOf(suite().app, email)).at(-1);

async function accountOf({ accountId }: Pick<Person, 'accountId'>) {
  const account = await accountsIn(suite().app).findOne({ _id: accountId });
  if (!account) throw new Error('The account is there');
  return account;
}

const judgeOf = ({ accountId }: Person) =>
  suite().app.mongo.db.collection('judges').findOne({ accountId });

const templatesOf = async (email: string) =>
  (await mailsTo(suite().app, email)).map(({ template }) => template);

async function confirmed() {
  const ada = await registerAccount(suite().app);
  await confirmAddress(suite().app, ada);
  return ada;
}

describe('an unconfirmed address', () => {
  test('is corrected by whoever is signed in, and nomination and application follow', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    await submit(app, ada);
    await apply(app, ada);
    const typed = await newestLinkTo(ada.email);
    const email = newAddress();
    expect((await change(email, ada)).statusCode).toBe(204);

    expect(await accountOf(ada)).toMatchObject({ email, emailConfirmed: false });
    const [nomination] = await storedNominations(app, ada);
    expect(nomination).toMatchObject({ email, submitterEmail: email, emailConfirmedAt: null });
    expect(await judgeOf(ada)).toMatchObject({ email, emailConfirmed: false });
    expect((await confirm(typed, ada)).statusCode).toBe(412);
    expect((await confirm(await newestLinkTo(email), ada)).statusCode).toBe(204);
    expect(await accountOf(ada)).toMatchObject({ email, emailConfirmed: true });
  });

  test('is told that it was replaced, in words that nobody typed', async () => {
    const ada = await registerAccount(suite().app);
    const email = newAddress();
    await change(email, ada);
    expect(await templatesOf(ada.email)).toEqual(['email-confirmation', 'email-changed']);
    expect((await mailsTo(suite().app, ada.email)).at(-1)?.to?.confirmed).toBe(false);
    expect(await templatesOf(email)).toEqual(['email-confirmation']);
    expect(await securityEventsOf(suite().app, ada)).toContain('email-changed');
  });

  test('no longer opens the account: neither its resets nor its sign-in', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const reset = await mailedReset(app, ada);
    const elsewhere = await signInAgain(app, ada);
    const email = newAddress();
    await change(email, ada);
    const payload = { token: reset, password: 'a better password' };
    expect((await post(app, '/api/auth/password-reset/confirm', payload)).statusCode).toBe(412);
    expect(await statusWith(app, elsewhere.authorized)).toBe(401);
    expect((await signInAgain(app, ada)).status).toBe(401);
    expect((await signInAgain(app, { ...ada, email })).status).toBe(200);
    expect(await statusWith(app, ada.authorized)).toBe(200);
  });

  test('can be registered by its owner afterwards', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    await change(newAddress(), ada);
    const owner = await registerAccount(app, { email: ada.email });
    expect(owner.accountId).not.toBe(ada.accountId);
  });
});

describe('a confirmed address', () => {
  test('stays until its link confirms the new one; both get a mail, and waiting mails go to the new one', async () => {
    const { app } = suite();
    const ada = await confirmed();
    await submit(app, ada);
    const email = newAddress();
    expect((await change(email, ada)).statusCode).toBe(204);
    expect(await accountOf(ada)).toMatchObject({ email: ada.email, emailConfirmed: true });
    expect((await confirm(await newestLinkTo(email), ada)).statusCode).toBe(204);
    expect(await accountOf(ada)).toMatchObject({ email, emailConfirmed: true });
    expect((await storedNominations(app, ada))[0]).toMatchObject({
      submitterEmail: email,
      formerEmails: [ada.email],
    });
    const [former, present] = [await templatesOf(ada.email), await templatesOf(email)];
    expect(former.at(-1)).toBe('email-changed');
    expect(former).not.toContain('nomination-received');
    expect(present).toEqual(expect.arrayContaining(['email-changed', 'nomination-received']));
    expect((await confirm(await newestLinkTo(email), ada)).statusCode).toBe(204);
  });

  test('is kept when its owner asks for it again, or for a new password', async () => {
    const { app } = suite();
    const [kept, renewed] = [newAddress(), newAddress()];
    const ada = await confirmed();
    await change(kept, ada);
    expect((await change(ada.email, ada)).statusCode).toBe(204);
    expect((await confirm(await newestLinkTo(kept), ada)).statusCode).toBe(412);
    await change(renewed, ada);
    await mailedReset(app, ada);
    const token = (await resetTokensOf(app, ada.email)).at(-1);
    const payload = { token, password: 'a better password' };
    expect((await post(app, '/api/auth/password-reset/confirm', payload)).statusCode).toBe(204);
    const again = await signInAgain(app, { ...ada, password: 'a better password' });
    expect(again.reply.json().user).not.toHaveProperty('confirming');
    expect((await confirm(await newestLinkTo(renewed), again)).statusCode).toBe(412);
    expect(await accountOf(ada)).toMatchObject({ email: ada.email });
  });

  test('is not replaced by one that was taken meanwhile', async () => {
    const { app } = suite();
    const ada = await confirmed();
    const email = newAddress();
    await change(email, ada);
    await registerAccount(app, { email });
    const [token] = await confirmationTokensOf(app, email);
    expect((await confirm(token, ada)).json()).toMatchObject({ code: 'already-exists' });
    expect(await accountOf(ada)).toMatchObject({ email: ada.email });
  });
});

test('an address with an account is refused, as at registering, and only a few can be tried', async () => {
  const { app } = suite();
  const [ada, bob] = [await registerAccount(app), await registerAccount(app)];
  for (let tries = 0; tries < 5; tries++)
    expect((await change(bob.email, ada)).json()).toMatchObject({
      code: 'already-exists',
      message: 'Another account has this address. Use another one.',
    });
  expect((await change(bob.email, ada)).statusCode).toBe(429);
});

test('changes are limited in number', async () => {
  const ada = await registerAccount(suite().app);
  const formerEmails = Array.from({ length: 20 }, () => ({
    email: newAddress(),
    confirmed: false,
    until: new Date(),
  }));
  await accountsIn(suite().app).updateOne({ _id: ada.accountId }, { $set: { formerEmails } });
  expect((await change(newAddress(), ada)).json()).toMatchObject({ code: 'failed-precondition' });
});

test('of two changes at once one is stored, and nothing is half done', async () => {
  const ada = await registerAccount(suite().app);
  const addresses = [newAddress(), newAddress()];
  const replies = await Promise.all(addresses.map((email) => change(email, ada)));
  const statuses = replies.map(({ statusCode }) => statusCode).sort();
  expect([
    [204, 204],
    [204, 412],
  ]).toContainEqual(statuses);
  const { email, confirmation } = await accountOf(ada);
  expect(addresses).toContain(email);
  expect(confirmation?.email).toBe(email);
  const later = await signInAgain(suite().app, { ...ada, email });
  expect((await confirm(await newestLinkTo(email), later)).statusCode).toBe(204);
});

test('copies of the address follow even if the process died, or one was written late', async () => {
  const { app, clock } = suite();
  const ada = await registerAccount(app);
  await submit(app, ada);
  const email = newAddress();
  await change(email, ada);
  const nominations = app.mongo.db.collection<{ submitterEmail: string }>('nominations');
  await nominations.updateMany({ submitterEmail: email }, { $set: { submitterEmail: ada.email } });
  const later = () => new Date(clock().getTime() + hours(1));
  const process = suite().commands({}, later);
  await spreadChangedAddresses(process.identities);
  expect((await storedNominations(app, ada))[0]).toMatchObject({
    submitterEmail: email,
    folded: { email },
  });
  expect((await accountOf(ada)).emailChangedAt).toBeUndefined();
});

test('deleting the account also erases the mails to its former addresses, and the link of the present one', async () => {
  const { app } = suite();
  const ada = await confirmed();
  await submit(app, ada);
  await change(newAddress(), ada);
  const email = newAddress();
  await change(email, ada);
  await confirm(await newestLinkTo(email), ada);
  expect((await deleteAccount(app, { ...ada, email })).statusCode).toBe(204);
  for (const address of [ada.email, email]) expect(await mailsTo(app, address)).toEqual([]);
  expect((await accountOf(ada)).formerEmails).toBeUndefined();
});

test('mails to an address that several accounts had belong to the account that had it at the time', async () => {
  const { app, holdClock, pass } = suite();
  holdClock();
  const address = newAddress();
  const names = ['Before', 'Between', 'Present'];
  const people: Person[] = [];
  for (const fullName of names) {
    const before = people.at(-1);
    if (before) await change(newAddress(), before);
    pass(minutes(2));
    people.push(await registerAccount(app, { email: address, fullName }));
  }
  const namesIn = async ({ authorized: headers }: Person) => {
    const { rawPayload } = await app.inject({ url: '/api/account/export', headers });
    const mails = unzip(rawPayload)['mails.json']?.toString() ?? '';
    return names.filter((name) => mails.includes(name));
  };
  const exported = await Promise.all(people.map(namesIn));
  expect(exported).toEqual([['Before'], ['Between'], ['Present']]);
  const [, between] = people as [Person, Person];
  const { email } = await accountOf(between);
  expect((await deleteAccount(app, { ...between, email })).statusCode).toBe(204);
  const left = (await mailsTo(app, address)).map(({ to }) => to?.name);
  expect(new Set(left)).toEqual(new Set(['Before', 'Present']));
});

test('OPEN-032 a reset by the code of its mail sets the password, once, for its address alone', async () => {
  const { app, clock } = suite();
  const [ada, bob] = [await registerAccount(app), await registerAccount(app)];
  await mailedReset(app, ada);
  const id = (await mailsTo(app, ada.email)).at(-1)?.key.replace('password-reset:', '') ?? '';
  const { code } = testLinks.codeOf({ purpose: 'password-reset', id }, clock());
  const reset = (email: string) =>
    post(app, '/api/auth/password-reset/confirm', { email, code, password: 'a better password' });
  for (const email of [bob.email, 'unknown@example.com'])
    expect((await reset(email)).json()).toMatchObject({ status: 412, code: 'failed-precondition' });
  expect((await reset(ada.email)).statusCode).toBe(204);
  // A reply may be lost, so the same password is accepted again; another is refused.
  expect((await reset(ada.email)).statusCode).toBe(204);
  const other = { email: ada.email, code, password: 'another better password' };
  expect((await post(app, '/api/auth/password-reset/confirm', other)).statusCode).toBe(412);
  expect((await signInAgain(app, { ...ada, password: 'a better password' })).status).toBe(200);
});
