import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { askAs, judgeSeen, nominationSeen, sendAs } from '../../../testing/console';
import {
  assignmentsOf,
  rate,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../../testing/judges';
import { changeSeason } from '../../../testing/seasons';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
  await changeSeason(suite().app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 1 });
});
beforeEach(async () => {
  for (const name of ['nominations', 'assignments', 'judges'])
    await suite().app.mongo.db.collection(name).deleteMany({});
});

async function entryWithJudge() {
  const { app } = suite();
  const { nominationId } = await registerNominee(app, { organization: 'Fern' });
  const judge = await registerJudge(app, admin);
  const { id: judgeId } = await judgeSeen(app, admin, judge);
  const replace = (reason = 'Knows them well') =>
    sendAs(app, admin, 'judges/replace', { judgeId, nominationId, reason });
  return { app, nominationId, judge, judgeId, replace };
}

test('a judge is replaced for good: another one is assigned, and the pair never again', async () => {
  const { app, nominationId, judge, judgeId, replace } = await entryWithJudge();
  const spare = await registerJudge(app, admin);
  expect((await replace()).statusCode).toBe(204);
  expect((await replace()).statusCode).toBe(204);
  expect(await assignmentsOf(app, judge)).toEqual([]);
  expect((await assignmentsOf(app, spare)).map(({ organization }) => organization)).toEqual([
    'Fern',
  ]);
  const { judging } = await nominationSeen(app, admin, nominationId);
  expect(
    judging?.judges.map((one) => [one.judgeId === judgeId, one.status, one.composite]).sort(),
  ).toEqual([
    [false, 'pending', null],
    [true, 'replaced', null],
  ]);
  const query = { action: 'assignment.replaced' };
  const { entries } = (await askAs(app, admin, 'audit', query)).json<{
    entries: { reason: string; subject: { accountId: string } }[];
  }>();
  expect(entries.map(({ reason, subject }) => [reason, subject.accountId])).toEqual([
    ['Knows them well', judge.accountId],
  ]);
  const { activity, entries: own } = await judgeSeen(app, admin, judge);
  expect([activity.assigned, own.map(({ status }) => status)]).toEqual([0, ['replaced']]);
});

test('a nomination taken away from the only judge is not assigned to them again', async () => {
  const { app, judge, replace } = await entryWithJudge();
  await replace();
  await registerNominee(app, { organization: 'Moss' });
  expect((await assignmentsOf(app, judge)).map(({ organization }) => organization)).toEqual([
    'Moss',
  ]);
});

test.each([
  ['rated', rate],
  ['given back', recuse],
])('what was %s is not replaced', async (_, act) => {
  const { app, judge, replace } = await entryWithJudge();
  const [own] = await assignmentsOf(app, judge);
  await act(app, judge, { id: own?.id ?? '' });
  expect((await replace()).statusCode).toBe(412);
});

test('of a concurrent rating and replacement exactly one succeeds', async () => {
  const { app, nominationId, judge, replace } = await entryWithJudge();
  const [own] = await assignmentsOf(app, judge);
  const [rated, replaced] = await Promise.all([rate(app, judge, { id: own?.id ?? '' }), replace()]);
  const { judging } = await nominationSeen(app, admin, nominationId);
  const status = judging?.judges[0]?.status;
  expect([
    [200, 412, 'completed'],
    [404, 204, 'replaced'],
  ]).toContainEqual([rated.statusCode, replaced.statusCode, status]);
});

test('an unknown pair is not found, and a reason is required', async () => {
  const { nominationId, judgeId, replace } = await entryWithJudge();
  const send = (payload: object) => sendAs(suite().app, admin, 'judges/replace', payload);
  const reason = 'x';
  expect([
    (await send({ judgeId: 'none', nominationId, reason })).statusCode,
    (await send({ judgeId, nominationId: 'none', reason })).statusCode,
    (await replace('  ')).statusCode,
  ]).toEqual([404, 404, 400]);
});
