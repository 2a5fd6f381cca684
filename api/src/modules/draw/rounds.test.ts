import { quicknet, roundAfter, valueOfRound } from '@meritum/shared/merit/assign/beacon';
import { fixedDrawDigest, seasonSeedOf } from '@meritum/shared/merit/assign/season-draw';
import { days, minutes, seconds } from '../../platform/clock';
import { sendAs } from '../../testing/console';
import { appendToLog } from '../../testing/public-log';
import { drawSuite, hashOfSecret, refused, season, secretOf } from './testing';
import { behaviours, signedRound, suiteRelay, testChain } from './testing-relay';

const relay = suiteRelay();
const settings = () => ({ DRAND_RELAYS: `${relay.address}/` });
const { suite, draws, commit, reveal, leaveOut, published, ...others } = drawSuite(settings);
const { assigned, awaited, recorded, openJudging, plan, wait, organiser } = others;
const ada = () => organiser(0);
const ben = () => organiser(1);
const cleo = () => organiser(2);

/** The regular work of another process. */
const receive = () => suite().commands(settings()).receiveRounds();

const beacon = async () => {
  const { commitments } = await published();
  const found = commitments.find(({ source }) => source === 'beacon');
  if (!found?.beacon) throw new Error('No beacon takes part');
  return { ...found, beacon: found.beacon };
};

/** As if the round had been signed some time ago; returns its number. */
async function signedAgo(milliseconds: number): Promise<number> {
  const fixed = suite().clock().getTime() - milliseconds - minutes(10);
  const number = roundAfter(testChain, new Date(fixed - seconds(testChain.period)));
  await draws().updateOne(
    { 'commitments.source': 'beacon' },
    { $set: { 'commitments.$.beacon.round.number': number } },
  );
  return number;
}

// A chain whose key the tests hold, in place of quicknet.
beforeEach(async () => {
  await published();
  await draws().updateOne(
    { 'commitments.source': 'beacon' },
    { $set: { 'commitments.$.hash': testChain.hash, 'commitments.$.beacon.chain': testChain } },
  );
});

test('a configured beacon is announced first, and its round is fixed with texts and judges', async () => {
  await draws().deleteMany({});
  expect(await beacon()).toMatchObject({
    hash: quicknet.hash,
    value: null,
    beacon: { chain: quicknet, round: null, signature: null },
  });
  suite().holdClock();
  const before = suite().clock();
  await openJudging();
  const { root, fixedAt, seed } = await published();
  const { round } = (await beacon()).beacon;
  expect([root !== null, seed, round?.fixedAt]).toEqual([true, null, fixedAt]);
  expect(round?.number).toBe(roundAfter(quicknet, new Date(fixedAt ?? '')));
  expect(Date.parse(round?.at ?? '')).toBeGreaterThanOrEqual(before.getTime() + minutes(10));
  expect([await assigned(), await awaited()]).toEqual([0, 0]);
});

test('planning waits for the round, which goes into the seed in its place', async () => {
  await commit(ada(), 1);
  await openJudging();
  expect((await beacon()).beacon.round).toBeNull();
  await reveal(ada(), 1);
  expect((await beacon()).beacon.round).not.toBeNull();
  await receive();
  expect([relay.asked, await assigned()]).toEqual([0, 0]);

  const number = await signedAgo(0);
  relay.behaviour = behaviours['telling another chain'];
  await expect(receive()).rejects.toThrow('the chain has not signed its reply');
  expect([await assigned(), await awaited()]).toEqual([0, 1]);

  relay.behaviour = behaviours.right;
  await Promise.all([receive(), receive()]);
  await receive();
  const signature = signedRound(number);
  const value = valueOfRound(signature);
  expect(await beacon()).toMatchObject({ value, beacon: { signature } });
  const { root, seed, commitments } = await published();
  const values = [commitments[0]?.value ?? null, value, secretOf(1)];
  const all = values.map((one) => ({ hash: '', value: one, isLeftOut: false }));
  expect(seed).toBe(seasonSeedOf(root ?? '', all));
  expect([await assigned(), await awaited()]).toEqual([2, 0]);
  expect((await recorded()).slice(-4)).toEqual([
    ['draw.committed', ada().accountId],
    ['draw.fixed', 'planning'],
    ['draw.revealed', ada().accountId],
    ['draw.round-received', 'beacon'],
  ]);
});

test('whoever keeps a value back does not know the seed without it', async () => {
  await commit(ada(), 1);
  await openJudging();
  await wait(days(2));
  await leaveOut(ben(), hashOfSecret(1));
  expect((await beacon()).beacon.round).toBeNull();
  await leaveOut(cleo(), hashOfSecret(1));
  const { round } = (await beacon()).beacon;
  expect(Date.parse(round?.at ?? '')).toBeGreaterThan(suite().clock().getTime() + minutes(9));
  expect((await reveal(ada(), 1)).statusCode).toBe(412);
  expect((await published()).seed).toBeNull();
});

test('the public log tells of the draw once its round is fixed, not before', async () => {
  const logged = async () => {
    await appendToLog(suite());
    const log = suite().app.mongo.db.collection('log');
    return (await log.find({ 'entry.kind': 'draw fixed' }).toArray()).map(({ entry }) => entry);
  };
  await suite().app.mongo.db.collection('log').deleteMany({});
  await suite().app.mongo.db.collection('logHeads').deleteMany({});
  await commit(ada(), 1);
  await openJudging();
  expect(await logged()).toEqual([]);
  await reveal(ada(), 1);
  const { root, commitments } = await published();
  const { round } = (await beacon()).beacon;
  const hashes = commitments.map(({ hash }) => hash);
  const digest = fixedDrawDigest(root ?? '', hashes, round?.number);
  expect(await logged()).toMatchObject([{ season, digest }]);
});

test('a round is never fixed again', async () => {
  await openJudging();
  const { round } = (await beacon()).beacon;
  suite().pass(minutes(1));
  await plan();
  expect((await beacon()).beacon.round).toEqual(round);
});

test('a beacon that stays away for a day is left out by two organisers, openly and for good', async () => {
  const { hash } = testChain;
  expect(await leaveOut(ada(), hash)).toMatchObject(refused(412, 'for a day'));
  await openJudging();
  await wait(days(2));
  expect(await leaveOut(ada(), hash)).toMatchObject(refused(412, 'for a day'));
  await signedAgo(days(1));
  for (const _ of [1, 2]) expect((await leaveOut(ada(), hash)).statusCode).toBe(204);
  expect([(await published()).seed, (await beacon()).leftOut]).toEqual([null, 'proposed']);
  expect((await leaveOut(ben(), hash)).statusCode).toBe(204);
  const { seed, commitments } = await published();
  expect([(await beacon()).leftOut, commitments.length, seed]).toEqual([
    'confirmed',
    2,
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ]);
  await receive();
  expect([relay.asked, (await beacon()).value, (await published()).seed]).toEqual([0, null, seed]);
  await suite().app.background.idle();
  expect(await assigned()).toBe(2);
});

test('a round that has come is not left out', async () => {
  await openJudging();
  await signedAgo(days(1));
  await leaveOut(ada(), testChain.hash);
  await receive();
  expect(await leaveOut(ben(), testChain.hash)).toMatchObject(refused(412, 'is revealed'));
});

test("five organisers contribute beside the beacon, and none the hash of the beacon's chain", async () => {
  const copied = { season, hash: testChain.hash };
  const refusal = await sendAs(suite().app, ada(), 'draw/commitments', copied);
  expect(refusal).toMatchObject(refused(409, 'Somebody has already published'));
  const [server] = (await draws().findOne({}))?.commitments ?? [];
  if (!server) throw new Error('The server has a value');
  const made = [1, 2, 3, 4].map((digit) => ({
    ...server,
    source: 'organiser' as const,
    accountId: `organiser-${digit}`,
    hash: hashOfSecret(digit),
    value: null,
  }));
  await draws().updateOne({}, { $push: { commitments: { $each: made } } });
  const replies = await Promise.all([commit(ada(), 5), commit(ben(), 6)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 412]);
});
