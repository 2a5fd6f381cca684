import type { AuditReply } from '@meritum/shared/contracts/audit';
import { accountsIn, secondAccountOf } from '../../../testing/accounts';
import { askAs } from '../../../testing/console';
import {
  assignmentsOf,
  decide,
  madeJudge,
  rate,
  ratings,
  readAssignment,
  recuse,
  registerJudge,
  storeNominee,
} from '../../../testing/judges';
import { assignmentsIn, judgesIn, judging, judgingSuite } from '../../../testing/judging';
import { templatesTo } from '../../../testing/mails';
import { previewedPlan } from '../../../testing/plans';
import { changeSeason, setJudging } from '../../../testing/seasons';

const suite = judgingSuite();

/** The number of changes in an organiser's preview. */
async function planned() {
  const { app, admin } = suite();
  const { outcome } = await previewedPlan(app, admin);
  return { added: outcome?.added, released: outcome?.released };
}

test('a recusal makes room for another judge, is final, and is recorded with its reason', async () => {
  const { app, admin } = suite();
  await changeSeason(app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 1 });
  const { judge: first, first: assigned } = await judging(suite());
  const second = await registerJudge(app, admin);
  expect(await assignmentsOf(app, second)).toEqual([]);
  const said = { reason: 'other', details: ' A cousin of mine. ' };
  expect((await recuse(app, first, assigned, said)).statusCode).toBe(204);
  expect((await assignmentsOf(app, second)).map(({ status }) => status)).toEqual(['pending']);
  expect((await readAssignment(app, first, assigned.id)).statusCode).toBe(404);
  expect((await rate(app, first, assigned)).statusCode).toBe(404);
  expect(await planned()).toEqual({ added: 0, released: 0 });
  expect(await assignmentsOf(app, first)).toEqual([]);
  const { entries } = (
    await askAs(app, admin, 'audit', { subject: assigned.id })
  ).json<AuditReply>();
  expect(entries).toMatchObject([
    {
      action: 'assignment.recused',
      actor: {
        kind: 'account',
        id: first.accountId,
        person: { name: first.displayName, email: first.email },
      },
      reason: 'A cousin of mine.',
      after: { status: 'recused', reason: 'other' },
    },
  ]);
});

test('repeated recusals, also from many tabs, count once', async () => {
  const { app } = suite();
  const { judge, first } = await judging(suite());
  const replies = await Promise.all(Array.from({ length: 8 }, () => recuse(app, judge, first)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(204));
  const [reservations] = (await judgesIn(app).findOne())?.reservations ?? [];
  expect([reservations?.load, reservations?.nominations, reservations?.barred.length]).toEqual([
    0,
    [],
    1,
  ]);
});

test('of a concurrent rating and recusal one succeeds, and the other is refused', async () => {
  const { app } = suite();
  for (let round = 0; round < 5; round++) {
    await app.mongo.db.collection('nominations').deleteMany({});
    const { judge, first } = await judging(suite());
    const [rated, recused] = await Promise.all([
      rate(app, judge, first),
      recuse(app, judge, first),
    ]);
    const { status, evaluation } = (await assignmentsIn(app).findOne({ _id: first.id })) ?? {};
    const given = evaluation?.ratings ?? null;
    expect([
      [true, false, 'completed', ratings(8, 9, 7, 9)],
      [false, true, 'recused', null],
    ]).toContainEqual([rated.statusCode === 200, recused.statusCode === 204, status, given]);
  }
});

test('a judge can recuse while judging is closed, but not after rating, and is thanked when nothing is left', async () => {
  const { app } = suite();
  const { judge, all } = await judging(suite(), 2);
  const [one, two] = all.map(({ id }) => ({ id }));
  if (one) await rate(app, judge, one);
  await setJudging(app, false);
  const late = one && (await recuse(app, judge, one));
  expect(late?.json()).toMatchObject({ status: 412, code: 'failed-precondition' });
  expect(two && (await recuse(app, judge, two)).statusCode).toBe(204);
  expect((await templatesTo(app, judge.email)).at(-1)).toBe('judging-completed');
  const statuses = (await assignmentsIn(app).find().toArray()).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['completed', 'recused']);
});

test('a recusal needs a reason that is one', async () => {
  const { app } = suite();
  const { judge, first } = await judging(suite());
  for (const said of [
    { reason: 'boredom', details: '' },
    { reason: 'other', details: '  ' },
    { reason: 'other' },
    { reason: 'work-together', details: 'x'.repeat(2_001) },
  ])
    expect([said, (await recuse(app, judge, first, said)).statusCode]).toEqual([said, 400]);
  expect(await assignmentsOf(app, judge)).toEqual([first]);
});

test('recusals of a season are counted over all accounts of a judge', async () => {
  const { app, admin } = suite();
  const { judge, all } = await judging(suite(), 3);
  for (const one of all) expect((await recuse(app, judge, one)).statusCode).toBe(204);
  await decide(app, admin, judge, 'rejected');
  await storeNominee(app);
  const second = await madeJudge(app, admin, await secondAccountOf(app, judge));
  const [entry] = await assignmentsOf(app, second);
  expect([entry?.may.recuse, entry?.recusalsLeft]).toEqual([false, 0]);
  expect(entry && (await recuse(app, second, entry)).statusCode).toBe(412);
});

test('of two recusals at once by two accounts of one person only one is the third', async () => {
  const { app, admin } = suite();
  const { judge, all } = await judging(suite(), 3);
  const second = await registerJudge(app, admin);
  const [entry] = await assignmentsOf(app, second);
  const [one, other, last] = all;
  if (!entry || !one || !other || !last) throw new Error('Both have something to judge');
  for (const before of [one, other]) await recuse(app, judge, before);
  const mailboxes = [judge.email, second.email];
  const formerEmails = [{ email: judge.email, confirmed: true, until: new Date() }];
  await accountsIn(app).updateOne({ _id: second.accountId }, { $set: { mailboxes, formerEmails } });
  const replies = await Promise.all([recuse(app, judge, last), recuse(app, second, entry)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 412]);
});

test('a fourth recusal in a season is refused, also of several at once, and says what helps', async () => {
  const { app } = suite();
  const { judge, all } = await judging(suite(), 5);
  expect(all.map(({ recusalsLeft }) => recusalsLeft)).toEqual(Array(5).fill(3));
  const replies = await Promise.all(all.map((one) => recuse(app, judge, one)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 204, 204, 412, 412]);
  const left = await assignmentsOf(app, judge);
  expect(left.map(({ may, recusalsLeft }) => [may.recuse, recusalsLeft])).toEqual([
    [false, 0],
    [false, 0],
  ]);
  for (const one of left)
    expect((await recuse(app, judge, one)).json().message).toBe(
      'You have stepped back from 3 entries this season, the most that a judge can. Leave this entry unrated and write to us: an organiser can give it to another judge.',
    );
});
