import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import { confirmAddress, type Person, registerAccount, registration } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { testConfig } from '../../testing/config';
import {
  apply,
  assignmentsOf,
  decide,
  emptySeason,
  rate,
  registerAdmin,
  registerJudge,
  registerJudges,
  registerNominee,
} from '../../testing/judges';
import { mailsTo } from '../../testing/mails';
import { nominationForm, submit } from '../../testing/nominations';
import { changeSeason, setJudging } from '../../testing/seasons';
import { composeForCommands } from '../compose';
import type { Judge } from '../judges/judge';
import { openResult, type Result } from '../results/result';
import type { Assignment } from './assignment';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});
beforeEach(() => emptySeason(suite().app));

const stored = () =>
  suite().app.mongo.db.collection<Assignment>('assignments').find().sort({ _id: 1 }).toArray();

async function coverage(): Promise<CoverageReply> {
  const url = '/api/admin/assignments/coverage';
  return (await suite().app.inject({ url, headers: admin.authorized })).json();
}

/** A second process that plans. */
const anotherProcess = () =>
  composeForCommands(suite().app.mongo.db, { config: testConfig(), clock: suite().clock });

test('OPEN-024 every nomination gets the planned judges, each pair once, with even loads', async () => {
  await changeSeason(suite().app, { 'rules.minimumRatings': 3, 'rules.plannedRatings': 4 });
  await registerJudges(suite().app, admin, 8);
  for (let made = 0; made < 6; made++) await registerNominee(suite().app);
  await anotherProcess().allocate();
  const all = await stored();
  const count = (key: 'nominationId' | 'judgeId') => {
    const counts = new Map<string, number>();
    for (const it of all) counts.set(it[key], (counts.get(it[key]) ?? 0) + 1);
    return [...counts.values()].sort();
  };
  expect(count('nominationId')).toEqual(Array(6).fill(4));
  expect(count('judgeId')).toEqual(Array(8).fill(3));
});

test('D65 while fewer than twenty judges are available all of them are assigned, and the nomination is shown as under-covered', async () => {
  await registerJudges(suite().app, admin, 3);
  const nominee = await registerNominee(suite().app, { organization: 'Makers' });
  expect((await stored()).length).toBe(3);
  const { loads, ...reply } = await coverage();
  expect(loads.map(({ assigned, completed, capacity }) => [assigned, completed, capacity])).toEqual(
    Array(3).fill([1, 0, 15]),
  );
  expect(reply).toEqual({
    planned: 22,
    minimum: 20,
    assignments: 3,
    completed: 0,
    judges: 3,
    nominations: 1,
    entries: [
      {
        nominationId: nominee.nominationId,
        fullName: 'Ada Example',
        organization: 'Makers',
        category: 'Technology',
        assigned: 3,
        completed: 0,
        waitsFor: null,
      },
    ],
  });
});

test('no judge has their own nomination, their organization’s, or one from their employer’s domain', async () => {
  const { app } = suite();
  const own = await registerNominee(app, { organization: 'Own Works' });
  await apply(app, own, { organization: 'Somewhere' });
  await decide(app, admin, own, 'verified');
  expect(await assignmentsOf(app, own)).toEqual([]);
  const colleague = await registerJudge(app, admin, { organization: 'OWN works, Inc.' });
  expect(await assignmentsOf(app, colleague)).toEqual([]);
  const domain = own.email.split('@')[1];
  const mate = await registerAccount(app, registration({ email: `mate@${domain}` }));
  await confirmAddress(app, mate);
  await apply(app, mate);
  await decide(app, admin, mate, 'verified');
  expect(await assignmentsOf(app, mate)).toEqual([]);
  expect(await assignmentsOf(app, await registerJudge(app, admin))).toHaveLength(1);
});

test('two people at a public mail provider are not colleagues', async () => {
  const { app } = suite();
  const address = () => `${crypto.randomUUID()}@gmail.com`;
  const nominee = await registerAccount(app, registration({ email: address() }));
  const judge = await registerAccount(app, registration({ email: address() }));
  for (const person of [nominee, judge]) await confirmAddress(app, person);
  await submit(app, nominee, nominationForm());
  await apply(app, judge);
  await decide(app, admin, judge, 'verified');
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
});

test('existing assignments stay: later judges and nominations are added', async () => {
  const { app } = suite();
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const [first] = await assignmentsOf(app, judge);
  await rate(app, judge, { id: first?.id ?? '' });
  const before = await stored();
  await registerJudge(app, admin);
  await registerNominee(app);
  const after = await stored();
  expect(after.length).toBe(4);
  expect(after).toEqual(expect.arrayContaining(before));
});

test('nothing is assigned in a category before its judging opens; then it is', async () => {
  const { app } = suite();
  await setJudging(app, false);
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  expect(await assignmentsOf(app, judge)).toEqual([]);
  await setJudging(app, true);
  await anotherProcess().allocate();
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
});

test('nothing is assigned where judging was closed for good, even if judging is opened again in the season', async () => {
  const { app } = suite();
  const results = app.mongo.db.collection<Result>('results');
  const contest = { season: '2025', category: 'Technology' };
  await results.insertOne({ ...openResult(contest), revision: 1, state: 'closed' });
  await setJudging(app, true);
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const count = () =>
    app.mongo.db.collection('assignments').countDocuments({ accountId: judge.accountId });
  expect(await count()).toBe(0);
  await results.deleteMany({});
  await anotherProcess().allocate();
  expect(await count()).toBe(1);
});

test('a judge’s own capacity is kept, and assignments stay when they lower it', async () => {
  const { app } = suite();
  const judge = await registerJudge(app, admin);
  const prefer = (payload: object) =>
    app.inject({
      method: 'PATCH',
      url: '/api/judges/me/preferences',
      headers: judge.authorized,
      payload,
    });
  expect((await prefer({ capacity: 2 })).json()).toEqual({
    capacity: 2,
    limit: 15,
    planned: 15,
    reminders: true,
  });
  for (let made = 0; made < 3; made++) await registerNominee(app);
  expect(await assignmentsOf(app, judge)).toHaveLength(2);
  expect((await prefer({ capacity: 1, reminders: false })).json()).toEqual({
    capacity: 1,
    limit: 15,
    planned: 15,
    reminders: false,
  });
  await anotherProcess().allocate();
  expect(await assignmentsOf(app, judge)).toHaveLength(2);
  expect((await prefer({ capacity: 16 })).statusCode).toBe(400);
});

test('concurrent processes assign no pair twice and exceed no judge’s capacity', async () => {
  const { app } = suite();
  await changeSeason(app, { 'planning.capacityPerJudge': 3 });
  await setJudging(app, false);
  for (let made = 0; made < 5; made++) await registerNominee(app);
  await registerJudges(suite().app, admin, 6);
  const processes = Array.from({ length: 4 }, anotherProcess);
  await Promise.all(processes.map(({ allocate }) => allocate()));
  const all = await stored();
  const byJudge = new Map<string, Assignment[]>();
  for (const it of all) byJudge.set(it.judgeId, [...(byJudge.get(it.judgeId) ?? []), it]);
  expect([...byJudge.values()].map(({ length }) => length)).toEqual(Array(6).fill(3));
  const records = await app.mongo.db.collection<Judge>('judges').find().toArray();
  for (const { _id, places } of records) {
    const theirs = (byJudge.get(_id) ?? []).map(({ nominationId }) => nominationId);
    expect([places.load, [...places.nominations].sort()]).toEqual([3, theirs.sort()]);
  }
});

test('the next run completes what a crash left between reservation and assignment', async () => {
  const { app } = suite();
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const before = await stored();
  const assignments = app.mongo.db.collection<Assignment>('assignments');
  await assignments.deleteMany({});
  await anotherProcess().allocate();
  const [again] = await stored();
  expect({ ...again, assignedAt: before[0]?.assignedAt }).toEqual(before[0]);
  // Recused, and crashed before the capacity was freed.
  await assignments.updateMany({}, { $set: { status: 'recused' } });
  await anotherProcess().allocate();
  const { accountId } = judge;
  const record = await app.mongo.db.collection<Judge>('judges').findOne({ accountId });
  expect([record?.places.load, (await stored()).map(({ status }) => status)]).toEqual([
    0,
    ['recused'],
  ]);
});

test('a judge is told once that assignments are ready', async () => {
  const { app } = suite();
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  await registerNominee(app);
  const mails = await mailsTo(app, judge.email);
  expect(mails.map(({ template, values }) => [template, values])).toEqual([
    ['application-received', { name: 'Grace Sample' }],
    ['judge-verified', { name: 'Grace Sample' }],
    ['assignments-ready', { name: 'Grace Sample', count: 1 }],
  ]);
});
