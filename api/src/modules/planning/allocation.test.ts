import type { CoverageReply } from '@meritum/shared/contracts/assignments';
import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { storePerson } from '../../../testing/accounts';
import { askAs, callAs } from '../../../testing/console';
import {
  assignmentsOf,
  madeJudge,
  registerAdmin,
  registerJudge,
  registerJudges,
  registerNominee,
} from '../../../testing/judges';
import { assignmentsIn, judgesIn, judging, judgingSuite } from '../../../testing/judging';
import { applyPlan, previewedPlan } from '../../../testing/plans';
import { decide, proposedVoid } from '../../../testing/results';
import { changeSeason, setJudging } from '../../../testing/seasons';
import { storeResult } from '../../../testing/stored';
import { days, seconds, trustedFor } from '../../platform/clock';

const suite = judgingSuite();

const stored = () => assignmentsIn(suite().app).find().sort({ _id: 1 }).toArray();
const allocate = () => suite().commands().allocate();

async function coverage(): Promise<CoverageReply> {
  const { app, admin } = suite();
  return (await askAs(app, admin, 'assignments/coverage')).json();
}

async function registerNominees(count: number): Promise<void> {
  for (let made = 0; made < count; made++) await registerNominee(suite().app);
}

/** Stored nomination ids by judge, or judge ids by nomination. */
async function storedBy(key: 'nominationId' | 'judgeId', other: 'nominationId' | 'judgeId') {
  const by = new Map<string, string[]>();
  for (const it of await stored()) by.set(it[key], [...(by.get(it[key]) ?? []), it[other]].sort());
  return by;
}

const lengths = (by: ReadonlyMap<string, string[]>) => [...by.values()].map((it) => it.length);

test('a voided entry is taken from judges who have yet to rate it, and no longer lacks any', async () => {
  const { app, admin } = suite();
  const { nominee, judge } = await judging(suite());
  const lacking = async () => {
    suite().pass(seconds(2));
    return (await callAs(app, admin, 'getOverview')).json<OverviewReply>().coverage.missing;
  };
  expect(await lacking()).toBe(20);
  const voidId = await proposedVoid(app, admin, nominee);
  await decide(app, await registerAdmin(app), 'voids/confirmation', { voidId });
  await allocate();
  expect(await assignmentsOf(app, judge)).toEqual([]);
  expect(await lacking()).toBe(0);
});

test('OPEN-024 every nomination gets the planned judges, each pair once, with even loads', async () => {
  const { app, admin } = suite();
  await changeSeason(app, { 'rules.minimumRatings': 3, 'rules.plannedRatings': 4 });
  // All in one plan, because nominations planned one by one need not have even loads.
  await setJudging(app, false);
  await registerNominees(6);
  await registerJudges(app, admin, 8);
  await allocate();
  expect(lengths(await storedBy('nominationId', 'judgeId'))).toEqual(Array(6).fill(4));
  expect(lengths(await storedBy('judgeId', 'nominationId'))).toEqual(Array(8).fill(3));
});

test('D65 while fewer than twenty judges are available all of them are assigned, and the nomination is shown as under-covered', async () => {
  const { app, admin, pass } = suite();
  pass(trustedFor);
  await registerJudges(app, admin, 3);
  const { nominationId } = await registerNominee(app, { organization: 'Makers' });
  expect(await coverage()).toEqual({
    planned: 22,
    minimum: 20,
    assignments: 3,
    completed: 0,
    nominations: 1,
    entries: [
      {
        nominationId,
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
  const { app, admin } = suite();
  const own = await registerNominee(app, { organization: 'Own Works' });
  const colleague = await registerJudge(app, admin, { organization: 'OWN works, Inc.' });
  const email = `mate@${own.email.split('@')[1]}`;
  const mate = await storePerson(app, email);
  for (const person of [own, mate])
    await madeJudge(app, admin, person, { organization: 'Somewhere' });
  const anybody = await registerJudge(app, admin);
  const counts = [own, colleague, mate, anybody].map(
    async (judge) => (await assignmentsOf(app, judge)).length,
  );
  expect(await Promise.all(counts)).toEqual([0, 0, 0, 1]);
});

test('nothing is assigned in a category before its judging opens, or once it was closed for good, even if judging is opened again in the season', async () => {
  const { app, admin } = suite();
  await setJudging(app, false);
  await registerNominee(app);
  await registerJudge(app, admin);
  const counts = [(await stored()).length];
  await storeResult(app, { revision: 1, state: 'closed' });
  await setJudging(app, true);
  counts.push(await allocate());
  await app.mongo.db.collection('results').deleteMany({});
  counts.push(await allocate());
  expect(counts).toEqual([0, 0, 1]);
});

test('the next run completes what a crash left between reservation and assignment', async () => {
  const { app } = suite();
  await judging(suite());
  const [before] = await stored();
  await assignmentsIn(app).deleteMany({});
  await allocate();
  const [again] = await stored();
  expect({ ...again, assignedAt: before?.assignedAt }).toEqual(before);
  // The judge recused, and the process crashed before it freed the capacity.
  await assignmentsIn(app).updateMany({}, { $set: { status: 'recused' } });
  await allocate();
  expect((await judgesIn(app).findOne())?.reservations[0]?.load).toBe(0);
  expect((await stored()).map(({ status }) => status)).toEqual(['recused']);
});

test('of nominations that arrive together ten enter within a day, unless an organiser’s plan assigns them', async () => {
  const { app, admin, pass } = suite();
  const { judge } = await judging(suite());
  await registerNominees(12);
  const count = async () => (await stored()).length;
  const waiting = async () =>
    (await coverage()).entries.filter(({ waitsFor }) => waitsFor === 'batch').length;
  expect([await allocate(), await count(), await waiting()]).toEqual([0, 11, 2]);
  const { id } = await previewedPlan(app, admin);
  expect((await applyPlan(app, admin, id)).statusCode).toBe(200);
  expect(await assignmentsOf(app, judge)).toHaveLength(13);
  await registerNominee(app);
  expect([await count(), await waiting()]).toEqual([13, 1]);
  pass(days(1));
  expect([await allocate(), await count()]).toEqual([1, 14]);
});
