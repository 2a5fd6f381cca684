import type { AssignmentPlan } from '@meritum/shared/contracts/plans';
import type { SeasonDrawReply, SeasonRulesReply } from '@meritum/shared/contracts/results';
import { seasonSeedOf } from '@meritum/shared/merit/assign/season-draw';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { days, hours, seconds } from '../../../platform/clock';
import { type Person, setRole } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs, sendAs } from '../../../testing/console';
import {
  emptySeason,
  registerAdmin,
  registerJudges,
  registerNominee,
} from '../../../testing/judges';
import { anotherProcess, assignmentsIn, judgesIn } from '../../../testing/judging';
import { changeSeason, setJudging } from '../../../testing/seasons';
import type { SeasonDraw } from './draw';

const suite = suiteApp();
let ada: Person;
let ben: Person;
let cleo: Person;

// Two nominations and three judges; judging is about to open.
beforeAll(async () => {
  const { app } = suite();
  ada = await registerAdmin(app);
  ben = await registerAdmin(app);
  cleo = await registerAdmin(app);
  await emptySeason(app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 1 });
  await setJudging(app, false);
  for (const organization of ['Makers', 'Builders']) await registerNominee(app, { organization });
  await registerJudges(app, ada, 3);
});
beforeEach(async () => {
  const { app } = suite();
  await app.background.idle();
  await setJudging(app, false);
  for (const name of ['assignments', 'plans', 'draws'])
    await app.mongo.db.collection(name).deleteMany({});
  const places = { season: '', load: 0, nominations: [], barred: [] };
  await judgesIn(app).updateMany({}, { $set: { places } });
});

const secretOf = (digit: number) => String(digit).repeat(64);
const hashOf = (digit: number) => hashOfText(secretOf(digit));
const season = '2025';
const reason = 'Two mails and a call were not answered.';

const commit = (who: Person, digit: number) =>
  sendAs(suite().app, who, 'draw/commitments', { season, hash: hashOf(digit) });
const reveal = (who: Person, digit: number) =>
  sendAs(suite().app, who, 'draw/values', { season, value: secretOf(digit) });
const leaveOut = (who: Person, digit: number) =>
  sendAs(suite().app, who, 'draw/left-out', { season, hash: hashOf(digit), reason });

const rules = async () => (await suite().app.inject('/api/season/rules')).json<SeasonRulesReply>();
async function published(): Promise<SeasonDrawReply> {
  const { draw } = await rules();
  if (!draw) throw new Error('The season has no draw');
  return draw;
}
const draws = () => suite().app.mongo.db.collection<SeasonDraw>('draws');
const assigned = () => assignmentsIn(suite().app).countDocuments({ status: 'pending' });
const plan = () => anotherProcess(suite()).allocate();
const recorded = async () =>
  (await auditSeen(suite().app, ada))
    .toReversed()
    .filter(({ action }) => action?.startsWith('draw.'))
    .map(({ action, actor }) => [action, actor.id]);

/** Judging opens, and a plan is asked for. */
async function openJudging() {
  await setJudging(suite().app, true);
  await plan();
}

/** As if planning had waited for a time. */
const wait = (milliseconds: number) =>
  draws().updateOne(
    {},
    { $set: { 'fixed.at': new Date(suite().clock().getTime() - milliseconds) } },
  );

const refused = (status: number, words: string) => ({
  statusCode: status,
  body: expect.stringContaining(words),
});

test('the server commits to a value of its own first and tells it with the seed', async () => {
  const before = await published();
  expect(before).toMatchObject({
    root: null,
    fixedAt: null,
    seed: null,
    commitments: [{ source: 'server', value: null, leftOut: null }],
  });
  expect(await published()).toEqual(before);
  await openJudging();
  const { root, seed, commitments } = await published();
  const [{ hash, value } = { hash: '', value: null }] = commitments;
  expect([hash, hashOfText(value ?? '')]).toEqual([before.commitments[0]?.hash, hash]);
  const all = commitments.map((one) => ({ ...one, isLeftOut: false }));
  expect(seed).toBe(seasonSeedOf(root ?? '', all));
  const [made] = await suite().app.mongo.db.collection('plans').find().toArray();
  expect(made?.outcome.draw).toMatchObject({
    seed: `${seed}\n1`,
    isTrial: false,
    mostProbable: 0.5,
    drawn: 2,
  });
  expect(await assigned()).toBe(2);
});

test('planning waits until each organiser has revealed the value committed to', async () => {
  for (const _ of [1, 2]) expect((await commit(ada, 1)).statusCode).toBe(204);
  expect((await commit(ben, 2)).statusCode).toBe(204);
  expect(await reveal(ada, 1)).toMatchObject(refused(412, 'Keep your value'));
  await openJudging();
  expect([await assigned(), (await published()).seed]).toEqual([0, null]);

  expect(await reveal(ada, 3)).toMatchObject(refused(412, 'No published hash'));
  for (const _ of [1, 2]) expect((await reveal(ada, 1)).statusCode).toBe(204);
  expect((await published()).commitments.map(({ value }) => value)).toEqual([
    null,
    secretOf(1),
    null,
  ]);
  expect(await assigned()).toBe(0);
  // Whoever knows the value: its organiser may be away.
  expect((await reveal(cleo, 2)).statusCode).toBe(204);
  const { seed, commitments } = await published();
  expect([seed, commitments.map(({ value }) => value).slice(1)]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    [secretOf(1), secretOf(2)],
  ]);
  expect(await assigned()).toBe(2);
  expect((await recorded()).slice(-5)).toEqual([
    ['draw.committed', ada.accountId],
    ['draw.committed', ben.accountId],
    ['draw.fixed', 'planning'],
    ['draw.revealed', ada.accountId],
    ['draw.revealed', cleo.accountId],
  ]);
});

test('nobody contributes twice, copies a hash, or contributes once the first plan is asked for', async () => {
  await commit(ada, 1);
  expect(await commit(ada, 2)).toMatchObject(refused(409, 'You have already contributed'));
  expect(await commit(ben, 1)).toMatchObject(refused(409, 'Somebody has already published'));
  const server = (await published()).commitments[0]?.hash ?? '';
  const copied = await sendAs(suite().app, ben, 'draw/commitments', { season, hash: server });
  expect(copied.statusCode).toBe(409);
  await openJudging();
  expect(await commit(ben, 2)).toMatchObject(refused(412, 'No more values'));
  expect((await published()).commitments).toHaveLength(2);
});

test('a value that comes at the moment of the first plan is in and waited for, or refused', async () => {
  await setJudging(suite().app, true);
  const [{ statusCode }] = await Promise.all([commit(ada, 1), plan()]);
  const { commitments, seed } = await published();
  const outcome = [statusCode, commitments.length, seed === null, await assigned()];
  expect([
    [204, 2, true, 0],
    [412, 1, false, 2],
  ]).toContainEqual(outcome);
});

test('five organisers contribute at most', async () => {
  await published();
  const made = (digit: number) => ({
    source: 'organiser' as const,
    accountId: `organiser-${digit}`,
    at: new Date(),
    hash: hashOf(digit),
    value: null,
    leaving: null,
    isLeftOut: false,
  });
  await draws().updateOne({}, { $push: { commitments: { $each: [1, 2, 3, 4].map(made) } } });
  const replies = await Promise.all([commit(ada, 5), commit(ben, 6)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 412]);
});

test('a value that is kept back for a day is left out by two organisers, openly and for good', async () => {
  await commit(ada, 1);
  await openJudging();
  expect(await leaveOut(ben, 1)).toMatchObject(refused(412, 'for a day'));
  await wait(days(1) - hours(1));
  expect(await leaveOut(ben, 1)).toMatchObject(refused(412, 'for a day'));
  await wait(days(1) + hours(1));
  const server = (await published()).commitments[0]?.hash ?? '';
  const ofServer = { season, hash: server, reason };
  expect(await sendAs(suite().app, ben, 'draw/left-out', ofServer)).toMatchObject({
    statusCode: 404,
  });
  for (const _ of [1, 2]) expect((await leaveOut(ben, 1)).statusCode).toBe(204);
  expect([await assigned(), (await published()).commitments[1]?.leftOut]).toEqual([0, 'proposed']);
  for (const _ of [1, 2]) expect((await leaveOut(cleo, 1)).statusCode).toBe(204);
  const { seed, commitments } = await published();
  expect([seed !== null, commitments[1]]).toMatchObject([
    true,
    { value: null, leftOut: 'confirmed' },
  ]);
  expect(await assigned()).toBe(2);
  expect(await reveal(ada, 1)).toMatchObject(refused(412, 'left this value out'));
  expect((await published()).seed).toBe(seed);
  expect((await recorded()).slice(-2)).toEqual([
    ['draw.leave-out-proposed', ben.accountId],
    ['draw.left-out', cleo.accountId],
  ]);
});

test('a value can still be revealed while one organiser proposes to leave it out', async () => {
  await commit(ada, 1);
  await openJudging();
  await wait(days(2));
  await leaveOut(ben, 1);
  expect((await reveal(ada, 1)).statusCode).toBe(204);
  expect(await leaveOut(cleo, 1)).toMatchObject(refused(412, 'is revealed'));
  expect((await published()).commitments[1]?.value).toBe(secretOf(1));
});

test('a dismissed organiser is no first of two', async () => {
  await commit(ada, 1);
  await openJudging();
  await wait(days(2));
  const { app } = suite();
  const dismissed = await registerAdmin(app);
  await leaveOut(dismissed, 1);
  await setRole(app, dismissed.accountId, 'user');
  await leaveOut(ben, 1);
  expect((await published()).commitments[1]?.leftOut).toBe('proposed');
});

test('processes that ask for the first plan at once get one draw', async () => {
  const { app } = suite();
  const fixings = async () =>
    (await recorded()).filter(([action]) => action === 'draw.fixed').length;
  const before = await fixings();
  await setJudging(app, true);
  const both = [suite(), suite()].map(anotherProcess);
  await Promise.all(both.map(({ allocate }) => allocate()));
  expect([(await fixings()) - before, await assigned()]).toEqual([1, 2]);
  const { seed } = await published();
  const plans = await app.mongo.db.collection('plans').find().toArray();
  for (const { outcome, turn } of plans) expect(outcome.draw.seed).toBe(`${seed}\n${turn}`);
});

test('the same situation is drawn alike, and the plan that is applied is the one that was drawn', async () => {
  const { app } = suite();
  await setJudging(app, true);
  const asked = async () =>
    (await sendAs(app, ada, 'plans', { asIfOpen: false })).json<{ plan: AssignmentPlan }>().plan.id;
  const ids = [await asked(), await asked()];
  const stored = app.mongo.db.collection<{ _id: string; content: { added: object } }>('plans');
  const [one, other] = await Promise.all(ids.map((_id) => stored.findOne({ _id })));
  expect(one?.content.added).toEqual(other?.content.added);
  expect((await sendAs(app, ada, `plans/${ids[0]}/apply`, {})).statusCode).toBe(200);
  const { seed } = await published();
  const { plans } = (await callAs(app, ada, 'listPlans')).json<{ plans: AssignmentPlan[] }>();
  const made = plans.find(({ id }) => id === ids[0]);
  expect([made?.outcome?.draw?.seed, await assigned()]).toEqual([`${seed}\n1`, 2]);
  const [entry] = await auditSeen(app, ada, { action: 'plan.applied' });
  expect(entry?.after).toMatchObject({ drawSeed: `${seed}\n1`, mostProbable: 0.5 });
});

test('before the seed is known a preview is a trial that nobody can apply', async () => {
  const { app } = suite();
  const previewed = async (asIfOpen: boolean) => {
    const { plan: asked } = (await sendAs(app, ada, 'plans', { asIfOpen })).json<{
      plan: AssignmentPlan;
    }>();
    const reply = await callAs(app, ada, 'listPlans');
    return reply.json<{ plans: AssignmentPlan[] }>().plans.find(({ id }) => id === asked.id);
  };
  await commit(ada, 1);
  const early = await previewed(true);
  expect([early?.outcome?.draw?.isTrial, (await published()).root]).toEqual([true, null]);
  await setJudging(app, true);
  const trial = await previewed(false);
  expect(trial?.outcome?.draw?.isTrial).toBe(true);
  const apply = (id = '') => sendAs(app, ada, `plans/${id}/apply`, {});
  expect(await apply(trial?.id)).toMatchObject(refused(412, 'This plan is a trial'));
  expect([await assigned(), (await published()).fixedAt !== null]).toEqual([0, true]);
});

test('a season whose rules were frozen without a draw is planned as before', async () => {
  const { app } = suite();
  const db = app.mongo.db.collection<{ _id: string }>('seasons');
  await db.updateOne({ _id: season }, { $unset: { 'rules.pairLimit': '' } });
  try {
    suite().pass(seconds(6));
    expect((await rules()).draw).toBeNull();
    expect(await commit(ada, 1)).toMatchObject(refused(412, 'not drawn by chance'));
    await openJudging();
    const [made] = await app.mongo.db.collection('plans').find().toArray();
    expect([made?.seed, made?.outcome.draw, await assigned()]).toEqual([1, undefined, 2]);
  } finally {
    await changeSeason(app, { 'rules.pairLimit': 0.5 });
    suite().pass(seconds(6));
  }
});

test("an organiser's deleted account leaves the value without a name", async () => {
  const { app } = suite();
  const leaver = await registerAdmin(app);
  await commit(leaver, 7);
  await setRole(app, leaver.accountId, 'user');
  const { email, password } = leaver;
  const deleted = await callAs(app, leaver, 'deleteAccount', { email, password });
  expect(deleted.statusCode).toBe(204);
  await app.background.idle();
  expect(JSON.stringify(await draws().find().toArray())).not.toContain(leaver.accountId);
  expect((await published()).commitments[1]?.hash).toBe(hashOf(7));
});
