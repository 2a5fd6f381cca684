import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { kindsOfCommands } from '../../../testing/commands';
import { askAs, judgeSeen, judgesSeen, listedJudge, sendAs } from '../../../testing/console';
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
} from '../../../testing/judges';
import { templatesTo } from '../../../testing/mails';
import { changeSeason } from '../../../testing/seasons';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  const { app } = suite();
  admin = await registerAdmin(app);
  await changeSeason(app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 });
});
beforeEach(async () => {
  for (const name of ['nominations', 'assignments', 'judges'])
    await suite().app.mongo.db.collection(name).deleteMany({});
});

/** The request of an organiser who looks at the judge now. */
async function about(judge: Person) {
  const { id: judgeId, revision } = await judgeSeen(suite().app, admin, judge);
  return { judgeId, revision };
}

test('all applicants are listed, in one state each', async () => {
  const { app } = suite();
  const verified = await registerJudge(app, admin, { fullName: 'Vera' });
  const gone = await registerJudge(app, admin, { fullName: 'Gordon' });
  await sendAs(app, admin, 'judges/deactivate', { ...(await about(gone)), reason: 'Moved on' });
  await apply(app, await registerStranger(app), { fullName: 'Wanda' });
  await apply(app, await registerStranger(app), { fullName: 'Rita', experienceYears: 1 });
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
    all: ['Gordon', 'Rita', 'Vera', 'Wanda'],
    waiting: ['Wanda'],
    judging: ['Vera'],
    deactivated: ['Gordon'],
    rejected: ['Rita'],
    incomplete: [],
    newestFirst: ['Rita', 'Wanda', 'Gordon', 'Vera'],
    found: ['Vera'],
  });
});

test('a judge is shown in full, with their work of the season and every decision', async () => {
  const { app } = suite();
  await registerNominee(app, { organization: 'Fern' });
  const judge = await registerJudge(app, admin, { organization: 'Oak', reason3: 'A third.' });
  const [first] = await assignmentsOf(app, judge);
  await rate(app, judge, { id: first?.id ?? '' });
  const { id, appliedAt, entries, history, ...seen } = await judgeSeen(app, admin, judge);
  expect(seen).toEqual({
    name: 'Grace Sample',
    email: judge.email,
    emailConfirmed: true,
    designation: 'Principal Engineer',
    organization: 'Oak',
    state: 'judging',
    isPaid: false,
    capacity: seen.plannedCapacity,
    activity: { assigned: 1, completed: 1, pending: 0, recused: 0 },
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
  expect(entries.map(({ organization, status }) => [organization, status])).toEqual([
    ['Fern', 'completed'],
  ]);
  expect(history.map(({ action, by }) => [action, by])).toEqual([['judge.verified', admin.email]]);
  expect([id.length > 0, Number.isNaN(Date.parse(appliedAt))]).toEqual([true, false]);
});

test('the list takes as many queries for three judges as for one', async () => {
  const { app } = suite();
  const one = await registerJudge(app, admin);
  await registerJudge(app, admin);
  await registerJudge(app, admin);
  const few = await kindsOfCommands(app, () => judgesSeen(app, admin, { search: one.email }));
  expect(await kindsOfCommands(app, () => judgesSeen(app, admin))).toEqual(few);
  // One query reads the lifted conflicts of the reader.
  expect(few.length).toBeLessThanOrEqual(10);
});

test('D71 a deactivated judge sees and rates nothing; pending entries go to others, ratings stay', async () => {
  const { app } = suite();
  await changeSeason(app, { 'rules.plannedRatings': 1 });
  await registerNominee(app, { organization: 'Fern' });
  await registerNominee(app, { organization: 'Moss' });
  const judge = await registerJudge(app, admin);
  const [first, second] = await assignmentsOf(app, judge);
  await rate(app, judge, { id: first?.id ?? '' });
  const spare = await registerJudge(app, admin);
  expect(await assignmentsOf(app, spare)).toEqual([]);
  const reply = await sendAs(app, admin, 'judges/deactivate', {
    ...(await about(judge)),
    reason: 'Rates without reading',
  });
  expect([reply.statusCode, reply.json().state]).toEqual([200, 'deactivated']);
  const headers = judge.authorized;
  expect((await app.inject({ url: '/api/judges/me/assignments', headers })).statusCode).toBe(403);
  expect((await rate(app, judge, { id: second?.id ?? '' })).statusCode).toBe(403);
  expect((await judgeStatus(app, judge)).may).toEqual({ apply: false, seeAssignments: false });
  const given = await assignmentsOf(app, spare);
  expect(given.map(({ organization }) => organization)).toEqual([second?.organization]);
  const seen = await judgeSeen(app, admin, judge);
  expect({
    entries: seen.entries.map(({ organization, status }) => [organization, status]),
    deactivated: seen.deactivated?.reason,
    latest: seen.history.slice(0, 1).map(({ action, by, reason }) => [action, by, reason]),
    may: seen.may,
  }).toEqual({
    entries: [[first?.organization, 'completed']],
    deactivated: 'Rates without reading',
    latest: [['judge.deactivated', admin.email, 'Rates without reading']],
    may: { change: true, deactivate: false, reactivate: true, confirmVerification: false },
  });
  expect((await templatesTo(app, judge.email)).slice(-1)).toEqual(['judge-deactivated']);
  await changeSeason(app, { 'rules.plannedRatings': 2 });
});

test('a reactivated judge judges again, and is assigned what is available', async () => {
  const { app } = suite();
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  await sendAs(app, admin, 'judges/deactivate', { ...(await about(judge)), reason: 'By mistake' });
  const asked = { ...(await about(judge)), reason: 'It was a mistake' };
  const first = await sendAs(app, admin, 'judges/reactivate', asked);
  const again = await sendAs(app, admin, 'judges/reactivate', asked);
  expect([first.json().state, again.json()]).toEqual(['judging', first.json()]);
  expect((await assignmentsOf(app, judge)).map(({ status }) => status)).toEqual(['pending']);
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

test('a deactivated judge is neither verified nor rejected before they are reactivated', async () => {
  const { app } = suite();
  const judge = await registerJudge(app, admin);
  await sendAs(app, admin, 'judges/deactivate', { ...(await about(judge)), reason: 'Left' });
  for (const fate of ['verified', 'rejected'] as const) {
    const refused = await decide(app, admin, judge, fate);
    expect([refused.statusCode, refused.json().message]).toEqual([
      412,
      'This judge is deactivated. Reactivate them before you decide again.',
    ]);
  }
});

test('two organisers who deactivate concurrently make one decision, one mail and one audit entry', async () => {
  const { app } = suite();
  const other = await registerAdmin(app);
  const judge = await registerJudge(app, admin);
  const asked = { ...(await about(judge)), reason: 'Left' };
  const replies = await Promise.all(
    [admin, other, admin, other].map((by) => sendAs(app, by, 'judges/deactivate', asked)),
  );
  expect(replies.filter(({ statusCode }) => ![200, 412].includes(statusCode))).toEqual([]);
  const { history } = await judgeSeen(app, admin, judge);
  expect(history.map(({ action }) => action)).toEqual(['judge.deactivated', 'judge.verified']);
  const told = await templatesTo(app, judge.email);
  expect(told.filter((template) => template === 'judge-deactivated')).toHaveLength(1);
});

test('a decision on an outdated judge is refused, and says so', async () => {
  const { app } = suite();
  const judge = await registerJudge(app, admin);
  const asked = await about(judge);
  await sendAs(app, admin, 'judges/capacity', { ...asked, capacity: 4 });
  for (const [path, change] of [
    ['capacity', { capacity: 9 }],
    ['paid', { isPaid: true }],
    ['deactivate', { reason: 'Left' }],
  ] as const) {
    const refused = await sendAs(app, admin, `judges/${path}`, { ...asked, ...change });
    expect([path, refused.statusCode, refused.json().message]).toEqual([
      path,
      412,
      'This judge has changed since you opened it. Review it and try again.',
    ]);
  }
  const seen = await judgeSeen(app, admin, judge);
  expect([seen.capacity, seen.isPaid, seen.state]).toEqual([4, false, 'judging']);
});

test('OPEN-030 an admin marks a judge as paid and sets how much they take on; both are recorded', async () => {
  const { app } = suite();
  for (let made = 0; made < 3; made++) await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const paid = await sendAs(app, admin, 'judges/paid', { ...(await about(judge)), isPaid: true });
  expect(paid.json()).toEqual({ revision: 3, state: 'judging', capacity: 15, isPaid: true });
  const set = await sendAs(app, admin, 'judges/capacity', { ...(await about(judge)), capacity: 1 });
  expect(set.json()).toEqual({ revision: 4, state: 'judging', capacity: 1, isPaid: true });
  expect(await assignmentsOf(app, judge)).toHaveLength(3);
  const { history } = await judgeSeen(app, admin, judge);
  expect(history.map(({ action }) => action)).toEqual([
    'judge.capacity-set',
    'judge.paid-marked',
    'judge.verified',
  ]);
  const back = { ...(await about(judge)), capacity: null };
  expect((await sendAs(app, admin, 'judges/capacity', back)).json().capacity).toBe(15);
});

test.each([
  ['capacity', { capacity: -1 }],
  ['capacity', { capacity: 201 }],
  ['capacity', { capacity: 1.5 }],
  ['paid', { isPaid: 'yes' }],
  ['deactivate', { reason: ' ' }],
  ['deactivate', { reason: 'x'.repeat(501) }],
  ['reactivate', {}],
])('%s with %j is refused', async (path, change) => {
  const payload = { judgeId: 'none', revision: 1, ...change };
  expect((await sendAs(suite().app, admin, `judges/${path}`, payload)).statusCode).toBe(400);
});

test('only verified judges are deactivated, and only deactivated ones reactivated', async () => {
  const { app } = suite();
  const waiting = await registerStranger(app);
  await apply(app, waiting);
  const asked = { ...(await about(waiting)), reason: 'x' };
  const no = await sendAs(app, admin, 'judges/deactivate', asked);
  const nor = await sendAs(app, admin, 'judges/reactivate', asked);
  expect([no.statusCode, nor.statusCode]).toEqual([412, 412]);
});

test('an organiser who judges decides nothing about themselves', async () => {
  const { app } = suite();
  const own = await registerAdmin(app);
  await apply(app, own);
  await decide(app, admin, own, 'verified');
  const asked = await about(own);
  const statuses = await Promise.all(
    (
      [
        ['capacity', { capacity: 3 }],
        ['paid', { isPaid: true }],
        ['deactivate', { reason: 'x' }],
        ['reactivate', { reason: 'x' }],
      ] as const
    ).map(async ([path, change]) => {
      const reply = await sendAs(app, own, `judges/${path}`, { ...asked, ...change });
      return reply.statusCode;
    }),
  );
  expect(statuses).toEqual([403, 403, 403, 403]);
  const { may } = await judgeSeen(app, own, own);
  expect(may).toEqual({
    change: false,
    deactivate: false,
    reactivate: false,
    confirmVerification: false,
  });
});

test('an unknown judge is not found', async () => {
  const { app } = suite();
  expect((await askAs(app, admin, 'judges/detail', { judgeId: 'none' })).statusCode).toBe(404);
  await expect(listedJudge(app, admin, { email: 'nobody@example.org' })).rejects.toThrow(
    'No judge listed',
  );
});
