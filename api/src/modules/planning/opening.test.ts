import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Person } from '../../../testing/accounts';
import { auditSeen, sendAs } from '../../../testing/console';
import { drawSuite, refused, season } from '../../../testing/draws';
import { assignmentsIn, judgesIn } from '../../../testing/judging';
import { applyPlan, planSeen, previewedPlan } from '../../../testing/plans';
import { changeSeason, setJudging } from '../../../testing/seasons';
import { formatDateTime } from '../../platform/text';
import { unpackAssignments } from './packed';
import { makePreview } from './previews';
import type { StoredPlan } from './stored-plan';

const { suite, plan, published, assigned, organiser } = drawSuite();
const [ada, ben] = [() => organiser(0), () => organiser(1)];

const every = ['AI', 'Technology', 'Data Analytics'];

const plans = () => suite().app.mongo.db.collection<StoredPlan>('plans');
const seasons = () => suite().app.mongo.db.collection<Season & { _id: string }>('seasons');

/** Makes the season's seed known by a first plan, and then deletes that plan. */
async function knowSeed() {
  const { app } = suite();
  await setJudging(app, true);
  await plan();
  await setJudging(app, false);
  for (const name of ['assignments', 'plans']) await app.mongo.db.collection(name).deleteMany({});
  await judgesIn(app).updateMany({}, { $set: { reservations: [], readyNotices: [] } });
}

const read = (id: string) => planSeen(suite().app, ada(), id);

/** A preview that would open judging. */
const preview = (body: object = {}, who = ada()) =>
  previewedPlan(suite().app, who, { asIfOpen: true, ...body });

const apply = ({ id }: Pick<AssignmentPlan, 'id'>, who: Person = ada(), body: object = {}) =>
  applyPlan(suite().app, who, id, body);

/** Names of the categories whose judging is open. */
async function open(): Promise<string[]> {
  const found = await seasons().findOne({ _id: season });
  return (found?.categories ?? []).flatMap(({ name, judging }) => (judging.open ? name : []));
}

test('judging opens until the moment that is given, which has not passed', async () => {
  await knowSeed();
  const shown = await preview();
  const until = async (closesAt: string) => (await apply(shown, ada(), { closesAt })).statusCode;
  expect([await until('2025-01-01T00:00:00.000Z'), await open()]).toEqual([412, []]);
  const closesAt = '2099-03-01T00:00:00.000Z';
  expect(await until(closesAt)).toBe(200);
  const found = await seasons().findOne({ _id: season });
  expect(found?.categories.map(({ judging }) => judging)).toEqual(
    every.map(() => ({ open: true, closesAt })),
  );
});

/** Who opened judging, and why, in the audit entries since the last call. */
async function openings(): Promise<unknown[]> {
  const entries = await auditSeen(suite().app, ada(), { action: 'season.changed' });
  const own = entries.filter(({ reason }) => reason?.startsWith('Plan '));
  return own.map(({ actor, reason, after }) => [actor.id, reason, after]);
}

test('applying a plan made as if judging were open opens judging and assigns exactly what it showed', async () => {
  await knowSeed();
  const shown = await preview();
  expect(shown).toMatchObject({
    opens: every,
    outcome: { added: 2, mails: 2, draw: { isTrial: false } },
    may: { apply: true },
  });
  const stored = await plans().findOne({ _id: shown.id });
  expect((await apply(shown)).statusCode).toBe(200);
  expect(await open()).toEqual(every);
  const made = await assignmentsIn(suite().app).find().toArray();
  const added = stored?.content ? unpackAssignments(stored.content.added) : [];
  expect(made.map(({ judgeId, nominationId }) => [judgeId, nominationId]).sort()).toEqual(
    added
      .flatMap(({ judgeId, nominationIds }) => nominationIds.map((one) => [judgeId, one]))
      .sort(),
  );
  const done = await read(shown.id);
  expect(done).toMatchObject({ state: 'applied', outcome: { added: 2 } });
  expect(done.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(await openings()).toContainEqual([
    ada().accountId,
    `Plan ${shown.id} was applied.`,
    Object.fromEntries(every.map((_, at) => [`/categories/${at}/judging/open`, true])),
  ]);
  const [entry] = await auditSeen(suite().app, ada(), { subject: shown.id });
  expect(entry).toMatchObject({ action: 'plan.applied', after: { added: 2 } });
});

test('only the categories that were asked for are planned and opened', async () => {
  await knowSeed();
  const ofNone = await preview({ categories: ['AI'] });
  expect([ofNone.opens, ofNone.outcome?.added, ofNone.may.apply]).toEqual([['AI'], 0, true]);
  expect((await apply(ofNone)).statusCode).toBe(200);
  expect([await open(), await assigned()]).toEqual([['AI'], 0]);
  const rest = await preview();
  expect([rest.opens, rest.outcome?.added]).toEqual([['Technology', 'Data Analytics'], 2]);
});

test('a category that is unknown or closed for good is not planned as if it were open', async () => {
  const { app } = suite();
  const unknown = await sendAs(app, ada(), 'plans', { asIfOpen: true, categories: ['Arts'] });
  expect([unknown.statusCode, unknown.json().errors[0].pointer]).toEqual([400, '/categories/0']);
  const { planning } = suite().commands();
  const contests = { ...planning.deps.contests, closedIn: async () => new Set(['AI']) };
  const afterClosing = { ...planning, deps: { ...planning.deps, contests } };
  const actor = { accountId: ada().accountId, person: async () => ({ ...ada(), role: 'admin' }) };
  const begun = (categories?: string[]) =>
    makePreview(afterClosing, { actor: actor as never, asIfOpen: true, categories });
  await expect(begun(['AI'])).rejects.toThrow('Judging of AI is closed for good');
  expect((await begun()).plan.opens).toEqual(['Technology', 'Data Analytics']);
});

test('a trial opens judging and assigns nobody; the plan that follows is drawn with the season’s seed', async () => {
  const trial = await preview();
  expect(trial).toMatchObject({ outcome: { added: 2, draw: { isTrial: true } } });
  expect([trial.may.apply, (await published()).root]).toEqual([true, null]);
  expect((await apply(trial)).statusCode).toBe(200);
  await suite().app.background.idle();
  expect(await read(trial.id)).toMatchObject({ state: 'applied', digest: null });
  expect(await auditSeen(suite().app, ada(), { subject: trial.id })).toEqual([]);
  const drawn = await plans().find({ turn: 1 }).toArray();
  const { seed } = await published();
  expect(drawn).toMatchObject([
    { askedBy: { command: 'planning' }, outcome: { draw: { seed: `${seed}\n1` } } },
  ]);
  expect([await open(), await assigned()]).toEqual([every, 2]);
});

test('a plan that is out of date opens nothing', async () => {
  const { app } = suite();
  await knowSeed();
  const shown = await preview();
  await changeSeason(app, { 'planning.capacityPerJudge': 14 });
  expect(await read(shown.id)).toMatchObject({ outdated: ['the season'], may: { apply: false } });
  expect(await apply(shown)).toMatchObject(refused(412, 'What has changed: the season.'));
  expect([await open(), await assigned()]).toEqual([[], 0]);
});

test('if nominations would get no result, it says what is missing and opens judging only with a reason', async () => {
  const { app } = suite();
  await knowSeed();
  await changeSeason(app, {
    ...{ 'rules.minimumRatings': 5, 'rules.plannedRatings': 6 },
    'planning.capacityPerJudge': 15,
  });
  // A category without nominations lacks nothing.
  expect((await preview({ categories: ['AI'] })).outcome?.shortfall).toBeUndefined();
  const shown = await preview();
  expect(shown.outcome).toMatchObject({
    added: 6,
    belowMinimum: 2,
    shortfall: { nominations: 2, short: 2, judges: 2, capacity: 15, capacityNeeded: null },
  });
  for (const body of [{}, { reason: '  ' }])
    expect((await apply(shown, ada(), body)).json().errors).toMatchObject([{ pointer: '/reason' }]);
  expect([await open(), await assigned()]).toEqual([[], 0]);
  const reason = 'The jury of a partner joins next week.';
  expect((await apply(shown, ada(), { reason })).statusCode).toBe(200);
  await suite().app.background.idle();
  expect([await open(), await assigned()]).toEqual([every, 6]);
  const [applied] = await auditSeen(app, ada(), { subject: shown.id });
  expect(applied?.reason).toBe(reason);
  expect((await openings())[0]).toContain(`Plan ${shown.id} was applied. ${reason}`);
  await changeSeason(app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 1 });
});

test('capacity is a remedy where judges without a conflict of interest lack only room', async () => {
  const { app } = suite();
  await knowSeed();
  await changeSeason(app, {
    ...{ 'rules.minimumRatings': 3, 'rules.plannedRatings': 3 },
    'planning.capacityPerJudge': 1,
  });
  expect((await preview()).outcome?.shortfall).toEqual({
    ...{ nominations: 2, short: 2, judges: 3, capacity: 1, capacityNeeded: 2 },
  });
  // The season's limit does not raise a lower one of the judge, and one judge is not enough.
  const [first] = await judgesIn(app).find().toArray();
  await judgesIn(app).updateMany({ _id: { $ne: first?._id ?? '' } }, { $set: { capacity: 0 } });
  expect((await preview()).outcome?.shortfall).toMatchObject({ capacityNeeded: null });
  await judgesIn(app).updateMany({}, { $set: { capacity: null } });
  await changeSeason(app, {
    ...{ 'rules.minimumRatings': 1, 'rules.plannedRatings': 1 },
    'planning.capacityPerJudge': 15,
  });
});

test('a preview counts who takes no part in it', async () => {
  const { app } = suite();
  await knowSeed();
  const [first, second] = await judgesIn(app).find().toArray();
  const nominations = app.mongo.db.collection('nominations');
  const answer = `answers.${season}`;
  await nominations.updateOne({ season }, { $set: { emailConfirmedAt: null } });
  await judgesIn(app).updateOne({ _id: first?._id ?? '' }, { $set: { emailConfirmed: false } });
  await judgesIn(app).updateOne({ _id: second?._id ?? '' }, { $unset: { [answer]: '' } });
  const none = { nominationsUnconfirmed: 0, judgesUnconfirmed: 1, judgesNotAgreed: 1 };
  expect((await preview()).leftOut).toEqual({ ...none, nominationsUnconfirmed: 1 });
  expect((await preview({ categories: ['AI'] })).leftOut).toEqual(none);
  await nominations.updateMany({ season }, { $set: { emailConfirmedAt: suite().clock() } });
  await judgesIn(app).updateMany(
    {},
    { $set: { emailConfirmed: true, [answer]: second?.answers[season] } },
  );
});

test('rules that are a draft are planned with, and keep judging shut', async () => {
  const { app } = suite();
  const frozenAt = (await seasons().findOne({ _id: season }))?.rules.frozenAt;
  await changeSeason(app, { 'rules.frozenAt': null });
  try {
    const early = await preview();
    expect([early.outcome?.added, early.may.apply]).toEqual([2, false]);
    expect(await apply(early)).toMatchObject(refused(412, 'Make the rules of this season final'));
    expect(await open()).toEqual([]);
  } finally {
    await changeSeason(app, { 'rules.frozenAt': frozenAt });
  }
});

test('of two organisers with a plan each one opens judging, and the other is told whose plan it was', async () => {
  await knowSeed();
  const own = [await preview({}, ada()), await preview({}, ben())];
  const before = (await openings()).length;
  const replies = await Promise.all(own.map((one, at) => apply(one, at === 0 ? ada() : ben())));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  const winner = await plans().findOne({ turn: 1 });
  const { askedBy } = winner ?? {};
  const name = [ada(), ben()].find(
    ({ accountId }) => askedBy && 'accountId' in askedBy && askedBy.accountId === accountId,
  );
  const late = await apply(own.find(({ id }) => id !== winner?._id) as AssignmentPlan);
  expect(late.json().message).toContain(`the plan of ${name?.displayName} was applied`);
  expect([(await openings()).length - before, await assigned()]).toEqual([1, 2]);
});

test('repeating an opening does nothing, even once judging was closed again', async () => {
  await knowSeed();
  const shown = await preview();
  const replies = await Promise.all([apply(shown), apply(shown)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await suite().app.background.idle();
  const before = (await openings()).length;
  await setJudging(suite().app, false);
  expect((await apply(shown)).json().plan.state).toBe('applied');
  expect([await open(), (await openings()).length - before, await assigned()]).toEqual([[], 0, 2]);
});

test('of two organisers who confirm one plan or discard it, the second is told who applied it and when', async () => {
  await knowSeed();
  const shown = await preview();
  const both = [ada(), ben()];
  const replies = await Promise.all(both.map((who) => apply(shown, who)));
  const first = both[replies.findIndex(({ statusCode }) => statusCode === 200)] as Person;
  const late = first === ada() ? ben() : ada();
  const { appliedAt } = (await plans().findOne({ _id: shown.id })) as StoredPlan;
  const refusal = `${first.displayName} has already applied this plan, on ${formatDateTime(appliedAt as Date)}.`;
  expect(replies[both.indexOf(late)]).toMatchObject(refused(412, refusal));
  await suite().app.background.idle();
  expect(await apply(shown, late)).toMatchObject(refused(412, refusal));
  const discard = await sendAs(suite().app, late, `plans/${shown.id}/discard`, {});
  expect(discard).toMatchObject(refused(412, refusal));
  expect([
    (await openings()).filter((one) => String(one).includes(shown.id)).length,
    await assigned(),
  ]).toEqual([1, 2]);
  const other = suite().commands().planning.stores.plans;
  expect([
    await other.forget(first.accountId),
    (await plans().findOne({ _id: shown.id }))?.appliedBy,
  ]).toEqual([true, null]);
  expect((await apply(shown, late)).statusCode).toBe(200);
});

test('an opening that was decided is completed by the next process', async () => {
  await knowSeed();
  const { id } = await preview();
  const decided = {
    state: 'applying' as const,
    turn: 1,
    'content.opening': { by: ben().accountId },
  };
  await plans().updateOne({ _id: id }, { $set: decided });
  // The account is not erased before that, because the season's entry will name it.
  const { planning, allocate } = suite().commands();
  expect(await planning.stores.plans.forget(ben().accountId)).toBe(false);
  expect(await read(id)).toMatchObject({
    state: 'applying',
    may: { apply: false, discard: false },
  });
  expect(await allocate()).toBe(2);
  expect([await open(), (await read(id)).state]).toEqual([every, 'applied']);
  const opened = (await openings()).find((one) => String(one).includes(id));
  expect(opened).toMatchObject([ben().accountId, `Plan ${id} was applied.`, {}]);
  expect(await planning.stores.plans.forget(ben().accountId)).toBe(true);
});
