import { type Person, registerAccount, storePerson } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { emptySeason } from '../../../testing/judges';
import { confirmByLink, moveTo, templatesTo } from '../../../testing/mails';
import {
  buildForm,
  returnReviewed,
  statusOf,
  storedNominations,
  submit,
} from '../../../testing/nominations';

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
  const reply = await submit(app, person, buildForm());
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

test('an account with an unconfirmed spelling of an address neither blocks its owner nor learns of their nomination', async () => {
  const [owners, strangers] = spellings();
  expect((await submitted(await unconfirmed(strangers))).statusCode).toBe(201);
  expect((await submitted(await confirmed(owners))).statusCode).toBe(201);
  const later = await unconfirmed(strangers.replace('second', 'third'));
  expect((await submitted(later)).statusCode).toBe(201);
});

test('a nomination is returned with a note if its mailbox, once confirmed, has already nominated', async () => {
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

describe('after a change of address to the mailbox of another account', () => {
  /** A nominator, and another account that moves to an address of the same mailbox. */
  async function moving(order: 'moves first' | 'nominates first') {
    const { app } = suite();
    const [address, others] = spellings();
    count += 1;
    const mover = await confirmed(`mover-${count}@example.org`);
    const other = await confirmed(others);
    expect((await submitted(mover)).statusCode).toBe(201);
    const move = () => moveTo(app, mover, address);
    if (order === 'moves first') await move();
    const { statusCode } = await submitted(other);
    return { mover, other, move, statusCode };
  }

  const isUnderReview = async (...people: Person[]) =>
    Promise.all(
      people.map(async (one) => (await statusOf(suite().app, one)).status === 'UNDER_REVIEW'),
    );

  test('the other account cannot nominate in the category, and its page says so', async () => {
    const { mover, other, statusCode } = await moving('moves first');
    expect([statusCode, await storedNominations(suite().app, other)]).toEqual([409, []]);
    expect((await statusOf(suite().app, other)).may).toEqual({ submit: false, refusal });
    expect(await isUnderReview(mover)).toEqual([true]);
  });

  test('the nomination is returned with a note if the other account has nominated first, which keeps its own', async () => {
    const { app } = suite();
    const { mover, other, move } = await moving('nominates first');
    const moved = await move();
    expect(await isUnderReview(mover, other)).toEqual([false, true]);
    expect(await templatesTo(app, moved.email)).toContain('nomination-returned');
    expect((await submitted(mover)).json()).toMatchObject({ message: refusal });
    // The mailbox stays with the other account, which may change its nomination.
    await returnReviewed(app, other);
    expect((await submitted(other)).statusCode).toBe(201);
  });

  test('a nomination whose judging has begun stays, also both of them', async () => {
    const { app } = suite();
    const begin = (...people: Person[]) =>
      app.mongo.db
        .collection('nominations')
        .updateMany(
          { submittedBy: { $in: people.map(({ accountId }) => accountId) } },
          { $set: { judgingBegun: true } },
        );
    const one = await moving('nominates first');
    await begin(one.mover);
    await one.move();
    const both = await moving('nominates first');
    await begin(both.mover, both.other);
    await both.move();
    expect([
      await isUnderReview(one.mover, one.other),
      await isUnderReview(both.mover, both.other),
    ]).toEqual([
      [true, false],
      [true, true],
    ]);
  });
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
