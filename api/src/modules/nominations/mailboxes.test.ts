import { type Person, registerAccount, storePerson } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { emptySeason } from '../../testing/judges';
import { confirmByLink, templatesTo } from '../../testing/mails';
import {
  nominationForm,
  returnReviewed,
  statusOf,
  storedNominations,
  submit,
} from '../../testing/nominations';

const suite = suiteApp();
beforeEach(() => emptySeason(suite().app));

let count = 0;
/** Two spellings of one mailbox. */
const spellings = (): [string, string] => {
  count += 1;
  return [`ann.${count}@gmail.com`, `an.n${count}+second@googlemail.com`];
};

const unconfirmed = (email: string) => registerAccount(suite().app, { email });

const confirmed = (email: string) => storePerson(suite().app, email);

async function submitted(person: Person) {
  const { app } = suite();
  const reply = await submit(app, person, nominationForm());
  await app.background.idle();
  return reply;
}

const refusal =
  'You cannot submit a nomination in this category because another account with the same mailbox has already submitted one. Each person submits one nomination in a category; sign in there to change it.';

test('OPEN-016 a second account with the same mailbox cannot nominate in the category', async () => {
  const [first, second] = spellings();
  expect((await submitted(await confirmed(first))).statusCode).toBe(201);
  const another = await confirmed(second);
  const refused = await submitted(another);
  expect(refused.json()).toMatchObject({ code: 'already-exists', message: refusal });
  expect(await storedNominations(suite().app, another)).toEqual([]);
});

test('an unconfirmed spelling of somebody’s address neither blocks them nor learns that they nominated', async () => {
  const [owners, strangers] = spellings();
  expect((await submitted(await unconfirmed(strangers))).statusCode).toBe(201);
  expect((await submitted(await confirmed(owners))).statusCode).toBe(201);
  const later = await unconfirmed(strangers.replace('second', 'third'));
  expect((await submitted(later)).statusCode).toBe(201);
});

test('a nomination whose mailbox turns out to have nominated is returned with a note', async () => {
  const { app } = suite();
  const [first, second] = spellings();
  const late = await unconfirmed(second);
  await submitted(late);
  await submitted(await confirmed(first));
  await confirmByLink(app, late);
  await app.background.idle();
  const [nomination] = await storedNominations(app, late);
  expect(nomination).toMatchObject({ status: 'APPLICATION_PENDING', emailConfirmedAt: null });
  expect((await statusOf(app, late)).status).toBe('APPLICATION_PENDING');
  expect(
    (await templatesTo(app, late.email)).filter((name) => name === 'nomination-returned'),
  ).toHaveLength(1);
  expect((await submitted(late)).statusCode).toBe(409);
});

test('a returned nomination keeps its mailbox for its own account', async () => {
  const { app } = suite();
  const [first, second] = spellings();
  const owner = await confirmed(first);
  await submitted(owner);
  await returnReviewed(app, owner);
  const another = await confirmed(second);
  expect((await submitted(another)).statusCode).toBe(409);
  expect((await submitted(owner)).statusCode).toBe(201);
});
