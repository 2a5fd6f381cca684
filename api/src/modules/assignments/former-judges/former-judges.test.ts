import { deleteAccount, storePerson } from '../../../../testing/accounts';
import {
  assignmentsOf,
  madeJudge,
  rate,
  recuse,
  registerNominee,
} from '../../../../testing/judges';
import { judgingSuite, organizationsGiven } from '../../../../testing/judging';
import { moveTo } from '../../../../testing/mails';
import { submit } from '../../../../testing/nominations';

const suite = judgingSuite();

async function judgeWith(email: string) {
  const { app, admin } = suite();
  return madeJudge(app, admin, await storePerson(app, email));
}

test('who deletes the account and applies again with the same mailbox is not given the same entries again, and nothing says who it was', async () => {
  const { app } = suite();
  for (const organization of ['Rated', 'Recused']) await registerNominee(app, { organization });
  const judge = await judgeWith('former.judge@gmail.com');
  for (const one of await assignmentsOf(app, judge))
    await (one.organization === 'Rated' ? rate(app, judge, one) : recuse(app, judge, one));
  const gone = await deleteAccount(app, judge);
  expect(gone.statusCode).toBe(204);
  const kept = await app.mongo.db.collection('formerJudges').find().toArray();
  expect(kept).toEqual([
    {
      _id: expect.stringMatching(/^[\w-]{43}$/),
      season: '2025',
      nominations: [expect.any(String), expect.any(String)],
      rated: ['Technology'],
    },
  ]);
  expect(JSON.stringify(kept)).not.toContain(judge.accountId);

  const again = await judgeWith('formerjudge+again@googlemail.com');
  const stranger = await judgeWith('another.judge@gmail.com');
  await registerNominee(app, { organization: 'New' });
  await suite().commands().allocate();
  expect(await organizationsGiven(suite(), again)).toEqual(['New']);
  expect(await organizationsGiven(suite(), stranger)).toEqual(
    expect.arrayContaining(['Rated', 'Recused']),
  );
  // A judge who has rated rivals from a deleted account cannot nominate from a new one.
  const submitted = [await submit(app, again), await submit(app, stranger)];
  expect(submitted.map(({ statusCode }) => statusCode)).toEqual([412, 201]);
});

test('who has changed the address before is not given the same entries again either, at whichever address', async () => {
  const { app, admin } = suite();
  await registerNominee(app, { organization: 'Rated' });
  const judge = await judgeWith('moving.judge@example.org');
  const [entry] = await assignmentsOf(app, judge);
  if (entry) await rate(app, judge, entry);
  const moved = await moveTo(app, judge, 'moved.judge@example.net');
  const second = await judgeWith('moving.judge@example.org');
  expect(await organizationsGiven(suite(), second)).toEqual([]);
  for (const gone of [second, moved]) await deleteAccount(app, gone);
  for (const email of ['moved.judge@example.net', 'moving.judge@example.org']) {
    const person = await storePerson(app, email.replace('@', '+again@'));
    const again = await madeJudge(app, admin, await moveTo(app, person, `once.more.${email}`));
    expect(await organizationsGiven(suite(), again)).toEqual([]);
  }
});
