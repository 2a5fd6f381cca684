import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import {
  assignmentsOf,
  emptySeason,
  rate,
  ratings,
  readAssignment,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../testing/judges';
import { templatesTo } from '../../testing/mails';
import { changeSeason, setJudging } from '../../testing/seasons';
import type { Judge } from '../judges/judge';
import type { Assignment } from './assignment';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});
beforeEach(() => emptySeason(suite().app));

const pairs = () => suite().app.mongo.db.collection<Assignment>('assignments');

async function onlyOne(judge: Person) {
  const [assignment, ...rest] = await assignmentsOf(suite().app, judge);
  if (!assignment || rest.length > 0) throw new Error('One assignment is expected');
  return assignment;
}

/** What an organiser's preview would change. */
async function planned() {
  const { app } = suite();
  const headers = admin.authorized;
  const url = '/api/admin/plans';
  const begun = await app.inject({ method: 'POST', url, headers, payload: { asIfOpen: false } });
  await app.background.idle();
  const reply = await app.inject({ url: `${url}/${begun.json().plan.id}`, headers });
  const { added, released } = reply.json().plan.outcome;
  return { added, released };
}

test('a recusal makes room for another judge, is final, and is recorded with its reason', async () => {
  const { app } = suite();
  await changeSeason(app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 1 });
  await registerNominee(app);
  const [first, second] = [await registerJudge(app, admin), await registerJudge(app, admin)];
  expect(await assignmentsOf(app, second)).toEqual([]);
  const { id } = await onlyOne(first);
  const said = { reason: 'other', details: ' A cousin of mine. ' };
  expect((await recuse(app, first, { id }, said)).statusCode).toBe(204);
  expect(await assignmentsOf(app, first)).toEqual([]);
  expect((await onlyOne(second)).status).toBe('pending');
  expect((await readAssignment(app, first, id)).statusCode).toBe(404);
  expect((await rate(app, first, { id })).statusCode).toBe(404);
  expect(await planned()).toEqual({ added: 0, released: 0 });
  expect(await assignmentsOf(app, first)).toEqual([]);
  const reply = await app.inject({
    url: '/api/admin/audit',
    headers: admin.authorized,
    query: { subject: id },
  });
  const [entry, ...others] = reply.json().entries;
  const { action, actor, reason, after } = entry;
  expect({ action, actor, reason, after, others }).toEqual({
    action: 'assignment.recused',
    actor: {
      kind: 'account',
      id: first.accountId,
      person: { name: first.displayName, email: first.email },
    },
    reason: 'A cousin of mine.',
    after: { status: 'recused', reason: 'other' },
    others: [],
  });
});

test('repeated recusals, also from many tabs, count once', async () => {
  const { app } = suite();
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const { id } = await onlyOne(judge);
  const replies = await Promise.all(Array.from({ length: 8 }, () => recuse(app, judge, { id })));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(204));
  const { accountId } = judge;
  const { places } = (await app.mongo.db.collection<Judge>('judges').findOne({ accountId })) ?? {};
  expect([places?.load, places?.nominations, places?.barred.length]).toEqual([0, [], 1]);
});

test('of a concurrent rating and recusal one succeeds, and the other is refused', async () => {
  const { app } = suite();
  for (let round = 0; round < 5; round++) {
    await app.mongo.db.collection('nominations').deleteMany({});
    await registerNominee(app);
    const judge = await registerJudge(app, admin);
    const { id } = await onlyOne(judge);
    const [rated, recused] = await Promise.all([
      rate(app, judge, { id }),
      recuse(app, judge, { id }),
    ]);
    const stored = await pairs().findOne({ _id: id });
    const outcome = [rated.statusCode === 200, recused.statusCode === 204, stored?.status];
    expect([
      [true, false, 'completed'],
      [false, true, 'recused'],
    ]).toContainEqual(outcome);
    expect(stored?.evaluation?.ratings ?? null).toEqual(
      stored?.status === 'completed' ? ratings(8, 9, 7, 9) : null,
    );
  }
});

test('a judge cannot recuse after rating', async () => {
  const { app } = suite();
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const { id } = await onlyOne(judge);
  await rate(app, judge, { id });
  const reply = await recuse(app, judge, { id });
  expect([reply.statusCode, reply.json().code]).toEqual([412, 'failed-precondition']);
  expect((await pairs().findOne({ _id: id }))?.status).toBe('completed');
});

test('a judge can recuse while judging is closed, and is thanked when nothing is left', async () => {
  const { app } = suite();
  await registerNominee(app);
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const [one, two] = await assignmentsOf(app, judge);
  await rate(app, judge, { id: one?.id ?? '' });
  await setJudging(app, false);
  expect((await recuse(app, judge, { id: two?.id ?? '' })).statusCode).toBe(204);
  expect((await templatesTo(app, judge.email)).at(-1)).toBe('judging-completed');
});

test.each([
  [{ reason: 'boredom', details: '' }],
  [{ reason: 'other', details: '  ' }],
  [{ reason: 'other' }],
  [{ reason: 'work-together', details: 'x'.repeat(2_001) }],
])('a recusal needs a reason that is one', async (said) => {
  const { app } = suite();
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const { id } = await onlyOne(judge);
  expect((await recuse(app, judge, { id }, said)).statusCode).toBe(400);
  expect((await onlyOne(judge)).status).toBe('pending');
});
