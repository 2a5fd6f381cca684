import type { OpenDecisionsReply } from '@meritum/shared/contracts/open-decisions';
import { roundAfter, valueOfRound } from '@meritum/shared/merit/assign/beacon';
import { fixedDrawDigest, seasonSeedOf } from '@meritum/shared/merit/assign/season-draw';
import { setRole } from '../../../testing/accounts';
import { askAs, callAs } from '../../../testing/console';
import { drawSuite, refused, season } from '../../../testing/draws';
import { runJob } from '../../../testing/jobs';
import { promoted, registerAdmin, registerNominee } from '../../../testing/judges';
import { mailsTo } from '../../../testing/mails';
import { appendToLog } from '../../../testing/public-log';
import { days, hours, minutes, seconds } from '../../platform/clock';
import { behaviours, signedRound, suiteRelay, testChain } from './testing-relay';

const relay = suiteRelay();
const settings = () => ({ DRAND_RELAYS: `${relay.address}/` });
const { suite, draws, published, proceed, ...others } = drawSuite(settings);
const { assigned, awaited, recorded, openJudging, plan, organiser } = others;
const ada = () => organiser(0);
const ben = () => organiser(1);

/** The upkeep of another process. */
const receive = (its: Record<string, string> = settings()) => suite().commands(its).receiveRounds();

const beacon = async () => {
  const found = (await published()).beacon;
  if (!found) throw new Error('No beacon takes part');
  return found;
};

/** Moves the awaited round to some time ago; returns its number. */
async function signedAgo(milliseconds: number): Promise<number> {
  const fixed = suite().clock().getTime() - milliseconds - minutes(10);
  const round = roundAfter(testChain, new Date(fixed - seconds(testChain.period)));
  await draws().updateOne({}, { $set: { 'beacon.round': round } });
  return round;
}

beforeEach(async () => {
  await published();
  const announced = { chain: testChain, round: null, signature: null, omittedAt: null };
  await draws().updateOne({}, { $set: { beacon: announced } });
  relay.asked = 0;
});

test('one write fixes texts, judges and a round ten minutes ahead, which is never fixed again', async () => {
  expect(await beacon()).toMatchObject({ round: null, signature: null, omittedAt: null });
  suite().holdClock();
  const before = suite().clock();
  await openJudging();
  const { root, fixedAt, seed, serverValue } = await published();
  const { round } = await beacon();
  expect([root !== null, seed, serverValue]).toEqual([true, null, null]);
  expect(round?.number).toBe(roundAfter(testChain, new Date(fixedAt ?? '')));
  expect(Date.parse(round?.at ?? '')).toBeGreaterThanOrEqual(before.getTime() + minutes(10));
  expect(await awaited()).toEqual({ at: round?.at, isLate: false, proposed: null });
  suite().pass(minutes(1));
  await Promise.all([plan(), suite().commands().allocate()]);
  expect([(await beacon()).round, await assigned()]).toEqual([round, 0]);
  suite().resetClock();
});

test('planning waits for the round, believes only what the chain has signed, and goes on automatically', async () => {
  await openJudging();
  await receive();
  expect([relay.asked, await assigned()]).toEqual([0, 0]);

  const number = await signedAgo(0);
  relay.behaviour = behaviours['telling another chain'];
  await expect(receive()).rejects.toThrow('the chain has not signed its reply');
  await expect(receive({})).rejects.toThrow('None is configured');
  expect([await assigned(), (await awaited())?.isLate]).toEqual([0, false]);

  relay.behaviour = behaviours.right;
  await Promise.all([receive(), receive()]);
  await receive();
  const signature = signedRound(number);
  expect((await beacon()).signature).toBe(signature);
  const { root, seed, serverValue } = await published();
  expect(seed).toBe(seasonSeedOf(root ?? '', serverValue ?? '', valueOfRound(signature)));
  expect([await assigned(), await awaited()]).toEqual([2, null]);
  expect((await recorded()).slice(-2)).toEqual([
    ['draw.fixed', 'planning'],
    ['draw.round-received', 'beacon'],
  ]);
});

test('a process that ends once the round is stored leaves the assigning to the next one', async () => {
  await openJudging();
  const signature = signedRound(await signedAgo(0));
  await draws().updateOne({}, { $set: { 'beacon.signature': signature } });
  await plan();
  expect(await assigned()).toBe(2);
});

test('the public log names the round before it is signed', async () => {
  for (const name of ['log', 'logHeads'])
    await suite().app.mongo.db.collection(name).deleteMany({});
  await openJudging();
  await appendToLog(suite());
  const { root, serverHash, seed } = await published();
  const { chain, round } = await beacon();
  const named = { chain: chain.hash, number: round?.number ?? 0 };
  const log = suite().app.mongo.db.collection('log');
  const entries = await log.find({ 'entry.kind': 'draw fixed' }).toArray();
  expect([seed, entries.map(({ entry }) => entry)]).toMatchObject([
    null,
    [{ season, digest: fixedDrawDigest(root ?? '', serverHash, named) }],
  ]);
});

/** The open decisions about the draw. */
const waiting = async (who = ada()) =>
  (await callAs(suite().app, who, 'listOpenDecisions'))
    .json<OpenDecisionsReply>()
    .decisions.filter(({ kind }) => kind === 'without-beacon');

test('organisers are told of a round that is missing for a day, and two go on without it, openly and for good', async () => {
  expect(await proceed(ada())).toMatchObject(refused(412, 'missing for a day'));
  await openJudging();
  await signedAgo(days(1) - hours(1));
  expect(await proceed(ada())).toMatchObject(refused(412, 'missing for a day'));
  expect([await waiting(), (await awaited())?.isLate]).toEqual([[], false]);
  await signedAgo(days(1));
  expect(await waiting()).toMatchObject([{ by: null, isOwn: false, season }]);
  await runJob(suite(), 'telling organisers what waits for their decision');
  const mailed = await mailsTo(suite().app, ben().email);
  expect(mailed.filter(({ template }) => template === 'decisions-waiting')).toHaveLength(1);
  for (const _ of [1, 2]) expect((await proceed(ada())).statusCode).toBe(204);
  expect(await awaited(ben())).toMatchObject({ isLate: true, proposed: { isOwn: false } });
  expect(await waiting(ben())).toMatchObject([{ by: ada().displayName }]);
  expect([(await published()).seed, (await beacon()).omittedAt]).toEqual([null, null]);
  expect((await proceed(ben())).statusCode).toBe(204);
  const { root, seed, serverValue } = await published();
  expect((await beacon()).omittedAt).toEqual(expect.any(String));
  expect(seed).toBe(seasonSeedOf(root ?? '', serverValue ?? ''));
  await receive();
  expect([relay.asked, (await beacon()).signature, await waiting()]).toEqual([0, null, []]);
  await suite().app.background.idle();
  expect(await assigned()).toBe(2);
});

test('a round that has come is not left out', async () => {
  await openJudging();
  await signedAgo(days(1));
  await proceed(ada());
  await receive();
  expect(await proceed(ben())).toMatchObject(refused(412, 'missing for a day'));
  expect((await beacon()).omittedAt).toBeNull();
});

test('an organiser with a conflict of interest is not asked to go on without the round, and must not', async () => {
  const { app } = suite();
  await openJudging();
  await signedAgo(days(1));
  const nominee = await registerNominee(app, { organization: 'Conflicted Works' });
  await promoted(app, nominee);
  expect(await waiting(nominee)).toEqual([]);
  expect((await proceed(nominee)).statusCode).toBe(403);
  expect((await askAs(app, nominee, 'plans')).statusCode).toBe(403);
  await app.mongo.db.collection('nominations').deleteOne({ organization: 'Conflicted Works' });
});

test('who proposed it is forgotten with the account, and others are asked again', async () => {
  const { app } = suite();
  await openJudging();
  await signedAgo(days(1));
  const leaver = await registerAdmin(app);
  expect((await proceed(leaver)).statusCode).toBe(204);
  await setRole(app, leaver.accountId, 'user');
  expect(await waiting()).toMatchObject([{ by: null }]);
  const { email, password } = leaver;
  expect((await callAs(app, leaver, 'deleteAccount', { email, password })).statusCode).toBe(204);
  await app.background.idle();
  expect(JSON.stringify(await draws().find().toArray())).not.toContain(leaver.accountId);
});
