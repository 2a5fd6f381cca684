import type { AssignmentPlan, PlansReply } from '@meritum/shared/contracts/plans';
import { type Person, setRole } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { testConfig } from '../../../testing/config';
import { giveFactor } from '../../../testing/factors';
import {
  assignmentsOf,
  rate,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../../testing/judges';
import { changeSeason, setJudging } from '../../../testing/seasons';
import { composeForCommands } from '../../compose';
import type { Judge } from '../../judges/judge';
import type { Assignment } from '../assignment';
import type { StoredPlan } from './stored-plan';

const suite = suiteApp();
let admin: Person;
let judges: Person[];

// Two nominations and three judges without assignments: judging has just been opened.
beforeAll(async () => {
  const { app } = suite();
  await changeSeason(app, { 'rules.minimumRatings': 2, 'rules.plannedRatings': 4 });
  await setJudging(app, false);
  admin = await registerAdmin(app);
  for (const organization of ['Makers', 'Builders']) await registerNominee(app, { organization });
  judges = await Promise.all([1, 2, 3].map(() => registerJudge(app, admin)));
});
beforeEach(async () => {
  const { app } = suite();
  await app.background.idle();
  for (const name of ['assignments', 'plans']) await app.mongo.db.collection(name).deleteMany({});
  const places = { season: '', load: 0, nominations: [], barred: [] };
  await app.mongo.db.collection<Judge>('judges').updateMany({}, { $set: { places } });
  await setJudging(app, true);
});

const ask = async (method: 'GET' | 'POST', path = '', who = admin, payload?: object) => {
  const url = `/api/admin/plans${path}`;
  const headers = who.authorized;
  return suite().app.inject({ method, url, headers, ...(payload && { payload }) });
};
const read = async (id: string) =>
  (await ask('GET', `/${id}`)).json<{ plan: AssignmentPlan }>().plan;

/** A finished preview. */
async function preview(asIfOpen = false): Promise<AssignmentPlan> {
  const begun = await ask('POST', '', admin, { asIfOpen });
  const { plan } = begun.json<{ plan: AssignmentPlan }>();
  await suite().app.background.idle();
  return read(plan.id);
}

async function applied({ id }: Pick<AssignmentPlan, 'id'>): Promise<AssignmentPlan> {
  const reply = await ask('POST', `/${id}/apply`);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  await suite().app.background.idle();
  return read(id);
}

const stored = () => suite().app.mongo.db.collection<Assignment>('assignments').find().toArray();
const plans = () => suite().app.mongo.db.collection<StoredPlan>('plans');
const anotherProcess = () =>
  composeForCommands(suite().app.mongo.db, { config: testConfig(), clock: suite().clock });

async function entries(id: string) {
  const query = { subject: id };
  const reply = await suite().app.inject({
    url: '/api/admin/audit',
    headers: admin.authorized,
    query,
  });
  return reply.json().entries as {
    action: string;
    actor: unknown;
    before: unknown;
    after: unknown;
  }[];
}

test('a preview shows the changes, the quality and what stays uncovered, and changes nothing', async () => {
  const plan = await preview();
  expect(plan).toMatchObject({
    state: 'planned',
    asIfOpen: false,
    appliedAt: null,
    seed: 1,
    progress: null,
    askedBy: { kind: 'account', id: admin.accountId },
    may: { cancel: true, apply: true },
    outcome: {
      added: 6,
      released: 0,
      kept: 0,
      uncovered: 2,
      belowMinimum: 0,
      parts: 1,
      places: { wanted: 4, planned: 8, filled: 6 },
      largestLoads: [1, 2, 3].map(() => ({ load: 2, share: 2 / 6, timesMedian: 1 })),
    },
  });
  expect(plan.outcome?.certainty).toBeGreaterThan(0.99);
  expect(plan.outcome?.bound).toBeGreaterThanOrEqual(plan.outcome?.value ?? Infinity);
  const { nominations = [], judges: loads = [], uncovered = [] } = plan.details ?? {};
  expect(
    nominations.map(({ organization, added, released }) => [organization, added, released]).sort(),
  ).toEqual([
    ['Builders', 3, 0],
    ['Makers', 3, 0],
  ]);
  expect(loads.map(({ added, load }) => [added, load])).toEqual([
    [2, 2],
    [2, 2],
    [2, 2],
  ]);
  expect(
    uncovered
      .map(({ organization, has, wanted, planned }) => [organization, has, wanted, planned])
      .sort(),
  ).toEqual([
    ['Builders', 3, 2, 4],
    ['Makers', 3, 2, 4],
  ]);
  expect(uncovered[0]?.words).toMatch(/^Has 3 of 4 judges, enough for a result\./);
  expect(await stored()).toEqual([]);
});

test('an applied plan matches its preview, is kept and recorded once; applying it again changes nothing', async () => {
  const plan = await preview();
  const done = await applied(plan);
  expect(done).toEqual({
    ...plan,
    state: 'applied',
    appliedAt: done.appliedAt,
    details: null,
    may: { cancel: false, apply: false },
  });
  const made = await stored();
  expect(made.map(({ status }) => status)).toEqual(Array(6).fill('pending'));
  expect(await applied(plan)).toEqual(done);
  expect(await stored()).toEqual(made);
  expect(await entries(plan.id)).toMatchObject([
    {
      action: 'plan.applied',
      actor: { kind: 'account', id: admin.accountId },
      before: { assignments: 0 },
      after: { assignments: 6, added: 6, released: 0, seed: 1 },
    },
  ]);
});

test('the second of two organisers is told that another plan was applied', async () => {
  const [mine, theirs] = [await preview(), await preview()];
  const replies = await Promise.all([mine, theirs].map(({ id }) => ask('POST', `/${id}/apply`)));
  const refused = replies.find(({ statusCode }) => statusCode === 412);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  expect(refused?.json().message).toMatch(
    /^This plan is out of date. What has changed: (another plan was applied|assignments or ratings)\. Preview again\.$/,
  );
  await suite().app.background.idle();
  expect(await stored()).toHaveLength(6);
  expect(await plans().countDocuments({ turn: { $exists: true } })).toBe(1);
});

test.each<[string, () => Promise<unknown>]>([
  [
    'the judges',
    () =>
      suite().app.inject({
        method: 'PATCH',
        url: '/api/judges/me/preferences',
        headers: judges[0]?.authorized ?? {},
        payload: { reminders: true },
      }),
  ],
  ['the season', () => changeSeason(suite().app, { 'planning.capacityPerJudge': 14 })],
  ['the season', () => changeSeason(suite().app, { 'rules.largestLoad': 3 })],
])('a plan is not applied once %s has changed', async (what, change) => {
  const plan = await preview();
  await change();
  const refused = await ask('POST', `/${plan.id}/apply`);
  expect(refused.json()).toMatchObject({
    status: 412,
    message: `This plan is out of date. What has changed: ${what}. Preview again.`,
  });
  expect(await stored()).toEqual([]);
});

test('a rating during a preview stays, and the plan has to be previewed again', async () => {
  await applied(await preview());
  await changeSeason(suite().app, { 'rules.plannedRatings': 5 });
  const [judge = admin] = judges;
  await registerNominee(suite().app, { organization: 'Latecomers' });
  await suite().app.background.idle();
  const [assignment] = await assignmentsOf(suite().app, judge);
  const plan = await preview();
  await rate(suite().app, judge, { id: assignment?.id ?? '' });
  const refused = await ask('POST', `/${plan.id}/apply`);
  expect(refused.statusCode).toBe(412);
  expect((await stored()).filter(({ status }) => status === 'completed')).toHaveLength(1);
  await suite().app.mongo.db.collection('nominations').deleteOne({ organization: 'Latecomers' });
  await changeSeason(suite().app, { 'rules.plannedRatings': 4 });
});

test('before judging opens a plan can be previewed but not applied', async () => {
  await setJudging(suite().app, false);
  expect((await preview()).outcome).toMatchObject({ added: 0 });
  const plan = await preview(true);
  expect([plan.outcome?.added, plan.may]).toEqual([6, { cancel: true, apply: false }]);
  const refused = await ask('POST', `/${plan.id}/apply`);
  expect(refused.json()).toMatchObject({
    status: 412,
    message:
      'This plan includes categories whose judging is not open. Open judging, then preview again.',
  });
  expect(await stored()).toEqual([]);
});

test('a plan without changes cannot be applied', async () => {
  await applied(await preview());
  const plan = await preview();
  expect([plan.outcome?.added, plan.outcome?.kept, plan.may.apply]).toEqual([0, 6, false]);
  const refused = await ask('POST', `/${plan.id}/apply`);
  expect(refused.json()).toMatchObject({ status: 412, message: 'This plan changes nothing.' });
});

test('a cancelled preview stays cancelled, and is never applied', async () => {
  const { id } = await preview();
  for (let time = 1; time <= 2; time += 1)
    expect((await ask('POST', `/${id}/cancel`)).json().plan).toMatchObject({
      id,
      state: 'cancelled',
      details: null,
      may: { cancel: false, apply: false },
    });
  expect((await ask('POST', `/${id}/apply`)).json()).toMatchObject({ status: 412 });
  const done = await applied(await preview());
  expect((await ask('POST', `/${done.id}/cancel`)).json()).toMatchObject({ status: 412 });
});

/** A preview of another process, which may have ended. */
async function underWay(seenAt: Date) {
  const { id } = await preview();
  const nothing = { outcome: null, content: null, fingerprint: null };
  const change = { state: 'planning' as const, seenAt, ...nothing };
  await plans().updateOne({ _id: id }, { $set: change });
  return id;
}

test('a second request returns the running preview with its progress', async () => {
  const id = await underWay(suite().clock());
  const again = await ask('POST', '', admin, { asIfOpen: false });
  expect([again.statusCode, again.json().plan.id]).toEqual([202, id]);
  expect(again.json().plan).toMatchObject({
    state: 'planning',
    outcome: null,
    may: { cancel: true, apply: false },
  });
  expect((await ask('POST', `/${id}/apply`)).json()).toMatchObject({ status: 412 });
  expect((await ask('POST', `/${id}/cancel`)).json().plan.state).toBe('cancelled');
});

test('a preview whose process ended has failed, and another one can be made', async () => {
  const id = await underWay(new Date(suite().clock().getTime() - 31_000));
  const next = await preview();
  expect([next.id === id, next.state]).toEqual([false, 'planned']);
  expect((await read(id)).state).toBe('failed');
});

test('a decided plan that was not applied is applied completely by the next process', async () => {
  const { id } = await preview();
  // The process ends after the write that decides.
  await plans().updateOne({ _id: id }, { $set: { state: 'applying', turn: 1 } });
  expect(await anotherProcess().allocate()).toBe(6);
  expect((await read(id)).state).toBe('applied');
  expect(await anotherProcess().allocate()).toBe(0);
  expect(await stored()).toHaveLength(6);
});

test('automatic plans are kept, recorded and listed as well', async () => {
  await anotherProcess().allocate();
  const { id } = await preview();
  const { plans: listed, next } = (await ask('GET')).json<PlansReply>();
  expect(next).toBeNull();
  expect(
    listed.map(({ id: one, state, askedBy, outcome }) => [
      one === id,
      state,
      askedBy,
      outcome?.added,
    ]),
  ).toEqual([
    [true, 'planned', { kind: 'account', id: admin.accountId }, 0],
    [false, 'applied', { kind: 'command', id: 'planning' }, 6],
  ]);
  const [, own] = listed;
  expect(await entries(own?.id ?? '')).toMatchObject([
    { action: 'plan.applied', actor: { kind: 'command', id: 'planning' } },
  ]);
});

test('the list comes in pages, the newest first', async () => {
  await anotherProcess().allocate();
  const [made] = await plans().find().toArray();
  const copies = Array.from({ length: 60 }, (_, at) => ({
    ...(made as StoredPlan),
    _id: at.toString(16).padStart(24, '0'),
    turn: at + 100,
  }));
  await plans().deleteMany({});
  await plans().insertMany(copies);
  const first = (await ask('GET')).json<PlansReply>();
  const second = (await ask('GET', `?cursor=${first.next}`)).json<PlansReply>();
  const ids = [...first.plans, ...second.plans].map(({ id }) => id);
  expect([first.plans.length, second.next, ids]).toEqual([
    50,
    null,
    copies.map(({ _id }) => _id).reverse(),
  ]);
});

test('an organiser with a conflict of interest neither plans nor sees plans, and the entry is left out of the coverage', async () => {
  const { app } = suite();
  const { id } = await preview();
  const conflicted = await registerNominee(app, { organization: 'Conflicted Works' });
  await setRole(app, conflicted.accountId, 'admin');
  await giveFactor(app, conflicted);
  const replies = await Promise.all([
    ask('POST', '', conflicted, { asIfOpen: false }),
    ask('GET', '', conflicted),
    ask('GET', `/${id}`, conflicted),
    ask('POST', `/${id}/cancel`, conflicted),
    ask('POST', `/${id}/apply`, conflicted),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  const coverage = async (who: Person) =>
    (await app.inject({ url: '/api/admin/assignments/coverage', headers: who.authorized })).json();
  await app.background.idle();
  const seen = await coverage(conflicted);
  const organizations = (seen.entries as { organization: string }[]).map(
    ({ organization }) => organization,
  );
  expect([seen.nominations, organizations.sort()]).toEqual([2, ['Builders', 'Makers']]);
  expect((await coverage(admin)).nominations).toBe(3);
  await app.mongo.db.collection('nominations').deleteOne({ organization: 'Conflicted Works' });
});

test('previews older than a day are removed, applied plans stay', async () => {
  const done = await applied(await preview());
  await preview();
  const previous = anotherProcess();
  const jobs = previous.opened.flatMap(({ upkeep }) => upkeep);
  const yesterday = new Date(suite().clock().getTime() - 25 * 3_600_000);
  await plans().updateMany({}, { $set: { askedAt: yesterday } });
  await jobs.find(({ name }) => name === 'removing previews of plans')?.work();
  expect((await plans().find().toArray()).map(({ _id }) => _id)).toEqual([done.id]);
});

test('deleting an account removes it from its plans; the plans stay', async () => {
  const done = await applied(await preview());
  const holding = anotherProcess().opened.find(({ name }) => name === 'assignments')?.personalData
    .plans;
  const erase = holding?.erase;
  if (typeof erase !== 'function') throw new Error('Plans are personal');
  expect(await erase({ _id: admin.accountId, email: '' })).toBe(true);
  expect((await read(done.id)).askedBy).toEqual({ kind: 'account', id: null });
});
