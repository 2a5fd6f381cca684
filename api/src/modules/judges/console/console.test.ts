import { haveLeft, type Person } from '../../../../testing/accounts';
import { askAs, judgeSeen, judgesSeen, sendAs } from '../../../../testing/console';
import {
  apply,
  assignmentsOf,
  decide,
  judgeStatus,
  rate,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerStranger,
} from '../../../../testing/judges';
import { assignmentsIn, judging, judgingSuite } from '../../../../testing/judging';
import { templatesTo } from '../../../../testing/mails';
import { changeSeason } from '../../../../testing/seasons';
import { buildJudge } from '../../../../testing/stored';
import { after, days } from '../../../platform/clock';
import { foldedTexts } from '../../../platform/mongo/listed';
import type { Judge } from '../judge';

const suite = judgingSuite({ season: { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 } });

type Change = 'capacity' | 'paid' | 'deactivate' | 'reactivate';

/** The judge as the organiser's page loads them now. */
async function about(judge: Person) {
  const { id: judgeId, revision } = await judgeSeen(suite().app, suite().admin, judge);
  return { judgeId, revision };
}

/** Changes the judge as the organiser sees them now. */
async function change(judge: Person, what: Change, fields: object) {
  const { app, admin } = suite();
  return sendAs(app, admin, `judges/${what}`, { ...(await about(judge)), ...fields });
}

test('all applicants are listed, in one state each', async () => {
  const { app, admin } = suite();
  const verified = await registerJudge(app, admin, { fullName: 'Vera' });
  const gone = await registerJudge(app, admin, { fullName: 'Gordon' });
  await change(gone, 'deactivate', { reason: 'Moved on' });
  await apply(app, await registerStranger(app), { fullName: 'Wanda' });
  await apply(app, await registerStranger(app), { fullName: 'Rita', experienceYears: 1 });
  const blank = {
    fullName: '',
    reason1: ' ',
    status: 'VERIFICATION_PENDING',
    isVerified: false,
  } as const;
  const folded = foldedTexts({ name: 'Ines', displayName: 'Ines', organization: '', email: '' });
  const ines = buildJudge(1, { ...blank, displayName: 'Ines', createdAt: new Date(), folded });
  await app.mongo.db.collection<Judge>('judges').insertOne(ines);
  const of = async (query: Record<string, string>) =>
    (await judgesSeen(app, admin, query)).rows.map(({ name }) => name);
  expect({
    all: await of({}),
    waiting: await of({ state: 'waiting' }),
    judging: await of({ state: 'judging' }),
    deactivated: await of({ state: 'deactivated' }),
    rejected: await of({ state: 'rejected' }),
    incomplete: await of({ state: 'incomplete' }),
    newestFirst: await of({ sort: '-applied' }),
    found: await of({ search: verified.email.toUpperCase() }),
  }).toEqual({
    all: ['Gordon', 'Ines', 'Rita', 'Vera', 'Wanda'],
    waiting: ['Wanda'],
    judging: ['Vera'],
    deactivated: ['Gordon'],
    rejected: ['Rita'],
    incomplete: ['Ines'],
    newestFirst: ['Ines', 'Rita', 'Wanda', 'Gordon', 'Vera'],
    found: ['Vera'],
  });
});

test('a judge is shown in full, with their work of the season and every decision', async () => {
  const { app, admin } = suite();
  await registerNominee(app, { organization: 'Fern' });
  const judge = await registerJudge(app, admin, { organization: 'Oak', reason3: 'A third.' });
  for (const one of await assignmentsOf(app, judge)) await rate(app, judge, one);
  const { id, appliedAt, entries, history, ...seen } = await judgeSeen(app, admin, judge);
  expect(seen).toEqual({
    accountId: judge.accountId,
    name: 'Grace Sample',
    email: judge.email,
    emailConfirmed: true,
    designation: 'Principal Engineer',
    organization: 'Oak',
    namesEmployer: true,
    possibleColleagues: [],
    state: 'judging',
    answer: 'yes',
    isPaid: false,
    capacity: seen.plannedCapacity,
    activity: { assigned: 1, completed: 1, pending: 0, recused: 0 },
    idleDays: 0,
    revision: 2,
    status: 'ASSIGNMENTS_PENDING',
    linkedInUrl: 'https://www.linkedin.com/in/grace-sample',
    experienceYears: 7,
    judgingYears: 2,
    reasons: ['I have led platform teams.', 'I have judged hackathons.', 'A third.'],
    ownCapacity: null,
    capacityLimit: null,
    plannedCapacity: seen.plannedCapacity,
    reminders: true,
    remindedAt: seen.remindedAt,
    deactivated: null,
    verifiedBy: [admin.displayName],
    may: { change: true, deactivate: true, reactivate: false, confirmVerification: false },
  });
  expect(entries).toMatchObject([{ organization: 'Fern', status: 'completed' }]);
  expect(history).toMatchObject([{ action: 'judge.verified', by: admin.email }]);
  expect([id.length > 0, Number.isNaN(Date.parse(appliedAt))]).toEqual([true, false]);
});

test('judges with ratings to give are found by the days since they last rated', async () => {
  const { app, admin } = suite();
  await changeSeason(app, { 'rules.plannedRatings': 5 });
  const { judge: never, all } = await judging(suite(), 2, { fullName: 'Nora' });
  const once = await registerJudge(app, admin, { fullName: 'Olga' });
  const done = await registerJudge(app, admin, { fullName: 'Dora' });
  await apply(app, await registerStranger(app), { fullName: 'Wanda' });
  const [first] = await assignmentsOf(app, once);
  if (first) await rate(app, once, first);
  for (const one of await assignmentsOf(app, done)) await rate(app, done, one);
  const ago = (count: number) => after(suite().clock(), -days(count));
  expect(all).toHaveLength(2);
  await assignmentsIn(app).updateMany(
    { accountId: never.accountId },
    { $set: { assignedAt: ago(20) } },
  );
  await assignmentsIn(app).updateMany(
    { accountId: once.accountId, status: 'completed' },
    { $set: { assignedAt: ago(20), 'evaluation.completedAt': ago(8) } },
  );
  const of = async (query: Record<string, string>) =>
    (await judgesSeen(app, admin, query)).rows.map(({ name, idleDays }) => [name, idleDays]);
  expect(await of({ sort: '-idle' })).toEqual([
    ['Nora', 20],
    ['Olga', 8],
    ['Dora', 0],
    ['Wanda', null],
  ]);
  expect(await of({ idle: '0', sort: '-idle' })).toEqual([
    ['Nora', 20],
    ['Olga', 8],
  ]);
  expect(await of({ idle: '14' })).toEqual([['Nora', 20]]);
  await assignmentsIn(app).updateMany({ status: 'pending' }, { $set: { closed: true } });
  expect(await of({ idle: '0' })).toEqual([]);
});

test('D71 a deactivated judge sees and rates nothing; pending entries go to others, ratings stay', async () => {
  const { app, admin } = suite();
  await changeSeason(app, { 'rules.plannedRatings': 1 });
  const { judge, all } = await judging(suite(), 2);
  const [first, second] = all.map(({ id, organization }) => ({ id, organization }));
  if (!first || !second) throw new Error('Two are needed');
  await rate(app, judge, first);
  const spare = await registerJudge(app, admin);
  expect(await assignmentsOf(app, spare)).toEqual([]);
  const reason = 'Rates without reading';
  const reply = await change(judge, 'deactivate', { reason });
  expect([reply.statusCode, reply.json().state]).toEqual([200, 'deactivated']);
  const headers = judge.authorized;
  expect((await app.inject({ url: '/api/judges/me/assignments', headers })).statusCode).toBe(403);
  expect((await rate(app, judge, second)).statusCode).toBe(403);
  expect((await judgeStatus(app, judge)).may).toEqual({ apply: false, seeAssignments: false });
  expect(await assignmentsOf(app, spare)).toMatchObject([{ organization: second.organization }]);
  const seen = await judgeSeen(app, admin, judge);
  expect(seen).toMatchObject({
    entries: [{ organization: first.organization, status: 'completed' }],
    deactivated: { reason },
    may: { change: true, deactivate: false, reactivate: true, confirmVerification: false },
  });
  expect(seen.history[0]).toMatchObject({ action: 'judge.deactivated', by: admin.email, reason });
  expect((await templatesTo(app, judge.email)).at(-1)).toBe('judge-deactivated');
});

test('nobody decides about a deactivated judge, who is assigned entries again once reactivated', async () => {
  const { app, admin } = suite();
  const { judge } = await judging(suite());
  await change(judge, 'deactivate', { reason: 'By mistake' });
  for (const fate of ['verified', 'rejected'] as const)
    expect((await decide(app, admin, judge, fate)).json()).toMatchObject({
      status: 412,
      message: 'This judge is deactivated. Reactivate them before you decide again.',
    });
  const asked = { ...(await about(judge)), reason: 'It was a mistake' };
  const first = await sendAs(app, admin, 'judges/reactivate', asked);
  const again = await sendAs(app, admin, 'judges/reactivate', asked);
  expect([first.json().state, again.json()]).toEqual(['judging', first.json()]);
  expect(await assignmentsOf(app, judge)).toMatchObject([{ status: 'pending' }]);
  const [latest] = (await judgeSeen(app, admin, judge)).history;
  expect(latest).toMatchObject({
    action: 'judge.reactivated',
    by: admin.email,
    reason: 'It was a mistake',
  });
  expect((await templatesTo(app, judge.email)).slice(-2)).toEqual([
    'judge-deactivated',
    'judge-reactivated',
  ]);
});

test('a decision about a judge who has changed since is refused', async () => {
  const { app, admin } = suite();
  const judge = await registerJudge(app, admin);
  const asked = await about(judge);
  await change(judge, 'capacity', { capacity: 4 });
  for (const [path, fields] of [
    ['capacity', { capacity: 9 }],
    ['paid', { isPaid: true }],
    ['deactivate', { reason: 'Left' }],
  ] as const)
    expect(
      (await sendAs(app, admin, `judges/${path}`, { ...asked, ...fields })).json(),
    ).toMatchObject({
      status: 412,
      message: 'This judge has changed since you opened it. Review it and try again.',
    });
  const seen = await judgeSeen(app, admin, judge);
  expect(seen).toMatchObject({ capacity: 4, isPaid: false, state: 'judging' });
});

test('OPEN-030 an admin marks a judge as paid and sets how much they take on; both are recorded', async () => {
  const { app, admin } = suite();
  const { judge } = await judging(suite(), 3);
  const paid = await change(judge, 'paid', { isPaid: true });
  expect(paid.json()).toEqual({ revision: 3, state: 'judging', capacity: 15, isPaid: true });
  const set = await change(judge, 'capacity', { capacity: 1 });
  expect(set.json()).toEqual({ revision: 4, state: 'judging', capacity: 1, isPaid: true });
  expect(await assignmentsOf(app, judge)).toHaveLength(3);
  const { history } = await judgeSeen(app, admin, judge);
  expect(history.map(({ action }) => action)).toEqual([
    'judge.capacity-set',
    'judge.paid-marked',
    'judge.verified',
  ]);
  expect((await change(judge, 'capacity', { capacity: null })).json().capacity).toBe(15);
});

test.each<[Change, object, number]>([
  ['capacity', { capacity: -1 }, 400],
  ['capacity', { capacity: 201 }, 400],
  ['capacity', { capacity: 1.5 }, 400],
  ['paid', { isPaid: 'yes' }, 400],
  ['deactivate', { reason: ' ' }, 400],
  ['deactivate', { reason: 'x'.repeat(501) }, 400],
  ['reactivate', {}, 400],
  ['reactivate', { reason: 'Nobody is known by that id' }, 404],
])('%s with %j is answered with %i', async (path, fields, status) => {
  const { app, admin } = suite();
  const payload = { judgeId: 'none', revision: 1, ...fields };
  expect((await sendAs(app, admin, `judges/${path}`, payload)).statusCode).toBe(status);
});

test('only verified judges are deactivated, and only deactivated ones reactivated', async () => {
  const waiting = await registerStranger(suite().app);
  await apply(suite().app, waiting);
  for (const what of ['deactivate', 'reactivate'] as const)
    expect((await change(waiting, what, { reason: 'x' })).statusCode).toBe(412);
});

test('organisers decide nothing about themselves as judges, with any of their accounts', async () => {
  const { app, admin } = suite();
  const own = await registerAdmin(app);
  await apply(app, own);
  await decide(app, admin, own, 'verified');
  const nothing = { change: false, deactivate: false, reactivate: false };
  const before = await registerAdmin(app);
  await haveLeft(app, before, own.email);
  for (const account of [own, before]) {
    const { may, id: judgeId, revision } = await judgeSeen(app, account, own);
    expect(may).toEqual({ ...nothing, confirmVerification: false });
    const raised = { judgeId, revision, capacity: 200 };
    expect((await sendAs(app, account, 'judges/capacity', raised)).statusCode).toBe(403);
  }
  const unknown = await askAs(app, own, 'judges/detail', { judgeId: 'none' });
  expect(unknown.statusCode).toBe(404);
});
