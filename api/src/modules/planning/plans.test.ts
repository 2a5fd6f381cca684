import type { AuditReply } from '@meritum/shared/contracts/audit';
import type { AssignmentPlan, PlansReply } from '@meritum/shared/contracts/plans';
import { deleteAccount, type Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { askAs, sendAs } from '../../../testing/console';
import {
  assignmentsOf,
  rate,
  registerAdmin,
  registerJudge,
  storeNominee,
} from '../../../testing/judges';
import * as judging from '../../../testing/judging';
import { applyPlan, planSeen, previewedPlan } from '../../../testing/plans';
import { changeSeason, setJudging } from '../../../testing/seasons';
import { after, hours } from '../../platform/clock';
import { TookTooLong } from '../../platform/threads/threads';
import { makePreview } from './previews';
import { tidyPlans } from './routes';
import type { StoredPlan } from './stored-plan';

const suite = suiteApp();
let admin: Person;
let judges: Person[];

// Two nominations and three judges without assignments, with judging just opened.
beforeAll(async () => {
  const { app } = suite();
  await changeSeason(app, { 'rules.minimumRatings': 2, 'rules.plannedRatings': 4 });
  await setJudging(app, false);
  admin = await registerAdmin(app);
  for (const organization of ['Makers', 'Builders']) await storeNominee(app, { organization });
  judges = await Promise.all([1, 2, 3].map(() => registerJudge(app, admin)));
});
beforeEach(async () => {
  const { app } = suite();
  await app.background.idle();
  for (const name of ['assignments', 'plans']) await app.mongo.db.collection(name).deleteMany({});
  await judging.judgesIn(app).updateMany({}, { $set: { reservations: [] } });
  await setJudging(app, true);
});

const ask = (path: string, query = {}) => askAs(suite().app, admin, `plans${path}`, query);
const send = (path: string, payload: object = {}, who = admin) =>
  sendAs(suite().app, who, `plans${path}`, payload);
const read = (id: string) => planSeen(suite().app, admin, id);

const preview = (asIfOpen = false, who = admin) => previewedPlan(suite().app, who, { asIfOpen });

async function applied({ id }: Pick<AssignmentPlan, 'id'>, who = admin): Promise<AssignmentPlan> {
  const reply = await applyPlan(suite().app, who, id);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return read(id);
}

/** The refusal to apply a plan. */
async function refusal({ id }: Pick<AssignmentPlan, 'id'>): Promise<string> {
  const { status, message } = (await send(`/${id}/apply`)).json();
  expect(status).toBe(412);
  return message;
}

const stored = () => judging.assignmentsIn(suite().app).find().toArray();
const plans = () => suite().app.mongo.db.collection<StoredPlan>('plans');

const recordedOf = async (subject: string) =>
  (await askAs(suite().app, admin, 'audit', { subject })).json<AuditReply>().entries;

test('a preview shows the changes, the quality and what stays uncovered, and changes nothing', async () => {
  const plan = await preview();
  expect(plan).toMatchObject({
    state: 'planned',
    asIfOpen: false,
    appliedAt: null,
    seed: 1,
    askedBy: { kind: 'account', id: admin.accountId },
    may: { discard: true, apply: true },
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
  const both = ['Builders', 'Makers'];
  const byName = <Of extends { organization: string }>(all: readonly Of[]) =>
    [...all].sort((a, b) => (a.organization < b.organization ? -1 : 1));
  expect(byName(nominations)).toMatchObject(
    both.map((organization) => ({ organization, added: 3, released: 0 })),
  );
  expect(loads).toMatchObject(Array(3).fill({ added: 2, load: 2, choseLess: false }));
  expect(byName(uncovered)).toMatchObject(
    both.map((organization) => ({ organization, has: 3, wanted: 2, planned: 4 })),
  );
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
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    details: null,
    leftOut: null,
    may: { discard: false, apply: false, takeInput: false },
  });
  const made = await stored();
  expect(made.map(({ status }) => status)).toEqual(Array(6).fill('pending'));
  expect(await applied(plan)).toEqual(done);
  expect(await stored()).toEqual(made);
  expect(await recordedOf(plan.id)).toMatchObject([
    {
      action: 'plan.applied',
      actor: { kind: 'account', id: admin.accountId },
      before: { assignments: 0 },
      after: { assignments: 6, added: 6, released: 0, seed: 1 },
    },
  ]);
});

test.each<[string, () => Promise<unknown>]>([
  [
    'the judges',
    () =>
      suite().app.inject({
        method: 'POST',
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
  expect(await refusal(plan)).toBe(
    `This plan is out of date. What has changed: ${what}. Preview again.`,
  );
  expect(await stored()).toEqual([]);
});

test('a rating during a preview stays, and the plan has to be previewed again', async () => {
  const { app } = suite();
  await applied(await preview());
  const [judge = admin] = judges;
  await setJudging(app, false);
  await storeNominee(app, { organization: 'Latecomers' });
  await setJudging(app, true);
  const plan = await preview();
  const [assignment] = await assignmentsOf(app, judge);
  await rate(app, judge, { id: assignment?.id ?? '' });
  expect(await refusal(plan)).toMatch('What has changed: assignments or ratings.');
  expect((await stored()).filter(({ status }) => status === 'completed')).toHaveLength(1);
  await app.mongo.db.collection('nominations').deleteOne({ organization: 'Latecomers' });
});

test('a plan without changes cannot be applied', async () => {
  await applied(await preview());
  const plan = await preview();
  expect([plan.outcome?.added, plan.outcome?.kept, plan.may.apply]).toEqual([0, 6, false]);
  expect(await refusal(plan)).toBe('This plan changes nothing.');
});

test('a discarded preview stays discarded, and is never applied', async () => {
  const { id } = await preview();
  for (let time = 1; time <= 2; time += 1)
    expect((await send(`/${id}/discard`)).json().plan).toMatchObject({
      id,
      state: 'discarded',
      details: null,
      may: { discard: false, apply: false },
    });
  expect(await refusal({ id })).toBe('This plan was discarded. Preview again.');
  const done = await applied(await preview());
  expect((await send(`/${done.id}/discard`)).statusCode).toBe(412);
});

test('a preview that takes longer than 20 seconds is refused, and nothing is kept of it', async () => {
  const { planning } = suite().commands();
  const threads = {
    run: async ({ maxSeconds }: { maxSeconds: number }) => {
      throw new TookTooLong(`${maxSeconds} s`);
    },
  };
  const platform = { ...planning.platform, threads: threads as never };
  const actor = { accountId: admin.accountId, person: async () => ({ ...admin, role: 'admin' }) };
  const asked = { actor: actor as never, asIfOpen: false };
  await expect(makePreview({ ...planning, platform }, asked)).rejects.toThrow(
    'Planning took longer than 20 seconds and was stopped. Nothing was changed.',
  );
  expect(await plans().countDocuments()).toBe(0);
});

test('automatic plans are kept, recorded and listed as well', async () => {
  await suite().commands().allocate();
  const { id } = await preview();
  const { plans: listed, next } = (await ask('')).json<PlansReply>();
  expect(next).toBeNull();
  expect(listed).toMatchObject([
    { id, state: 'planned', askedBy: { id: admin.accountId }, outcome: { added: 0 } },
    { state: 'applied', askedBy: { kind: 'command', id: 'planning' }, outcome: { added: 6 } },
  ]);
  const [, own] = listed;
  expect(await recordedOf(own?.id ?? '')).toMatchObject([
    { action: 'plan.applied', actor: { kind: 'command', id: 'planning' } },
  ]);
});

test('the list comes in pages, the newest first', async () => {
  await suite().commands().allocate();
  const [made] = await plans().find().toArray();
  const copies = Array.from({ length: 60 }, (_, at) => ({
    ...(made as StoredPlan),
    _id: at.toString(16).padStart(24, '0'),
    turn: at + 100,
  }));
  await plans().deleteMany({});
  await plans().insertMany(copies);
  const first = (await ask('')).json<PlansReply>();
  const second = (await ask('', { cursor: first.next })).json<PlansReply>();
  const ids = [...first.plans, ...second.plans].map(({ id }) => id);
  expect([first.plans.length, second.next, ids]).toEqual([
    50,
    null,
    copies.map(({ _id }) => _id).reverse(),
  ]);
});

test('previews older than a day are removed, applied plans stay', async () => {
  const done = await applied(await preview());
  await preview();
  const tomorrow = after(suite().clock(), hours(25));
  const { planning } = suite().commands();
  await tidyPlans({ ...planning, platform: { ...planning.platform, clock: () => tomorrow } });
  expect((await plans().find().toArray()).map(({ _id }) => _id)).toEqual([done.id]);
});

test('deleting an account removes it from its plans; the plans stay', async () => {
  const { app } = suite();
  const leaver = await registerAdmin(app);
  const done = await applied(await preview(false, leaver), leaver);
  await deleteAccount(app, leaver);
  expect((await read(done.id)).askedBy).toEqual({ kind: 'account', id: null });
});
