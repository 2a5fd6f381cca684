import { seasonSeedOf } from '@meritum/shared/merit/assign/season-draw';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { days, hours } from '../../platform/clock';
import { secondAccountOf, setRole } from '../../testing/accounts';
import { callAs, sendAs } from '../../testing/console';
import { promoted, registerAdmin } from '../../testing/judges';
import { drawSuite, hashOfSecret, refused, season, secretOf } from './testing';

const {
  suite,
  draws,
  commit,
  reveal,
  leaveOut,
  published,
  assigned,
  recorded,
  awaited,
  openJudging,
  wait,
  organiser,
} = drawSuite();
const ada = () => organiser(0);
const ben = () => organiser(1);
const cleo = () => organiser(2);

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
  for (const _ of [1, 2]) expect((await commit(ada(), 1)).statusCode).toBe(204);
  expect((await commit(ben(), 2)).statusCode).toBe(204);
  expect(await reveal(ada(), 1)).toMatchObject(refused(412, 'Keep your value'));
  await openJudging();
  expect([await assigned(), (await published()).seed, await awaited()]).toEqual([0, null, 2]);

  expect(await reveal(ada(), 3)).toMatchObject(refused(412, 'No published hash'));
  for (const _ of [1, 2]) expect((await reveal(ada(), 1)).statusCode).toBe(204);
  expect((await published()).commitments.map(({ value }) => value)).toEqual([
    null,
    secretOf(1),
    null,
  ]);
  expect(await assigned()).toBe(0);
  // Whoever knows the value: its organiser may be away.
  expect((await reveal(cleo(), 2)).statusCode).toBe(204);
  const { seed, commitments } = await published();
  expect([seed, commitments.map(({ value }) => value).slice(1)]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    [secretOf(1), secretOf(2)],
  ]);
  expect([await assigned(), await awaited()]).toEqual([2, 0]);
  expect((await recorded()).slice(-5)).toEqual([
    ['draw.committed', ada().accountId],
    ['draw.committed', ben().accountId],
    ['draw.fixed', 'planning'],
    ['draw.revealed', ada().accountId],
    ['draw.revealed', cleo().accountId],
  ]);
});

test('nobody contributes twice, copies a hash, or contributes once the first plan is asked for', async () => {
  await commit(ada(), 1);
  const second = await promoted(suite().app, await secondAccountOf(suite().app, ada()));
  for (const account of [ada(), second])
    expect(await commit(account, 2)).toMatchObject(refused(409, 'You have already contributed'));
  expect(await commit(ben(), 1)).toMatchObject(refused(409, 'Somebody has already published'));
  const server = (await published()).commitments[0]?.hash ?? '';
  const copied = await sendAs(suite().app, ben(), 'draw/commitments', { season, hash: server });
  expect(copied.statusCode).toBe(409);
  await openJudging();
  expect(await commit(ben(), 2)).toMatchObject(refused(412, 'No more values'));
  expect((await published()).commitments).toHaveLength(2);
});

test('a value that is kept back for a day is left out by two organisers, openly and for good', async () => {
  await commit(ada(), 1);
  await openJudging();
  expect(await leaveOut(ben(), hashOfSecret(1))).toMatchObject(refused(412, 'for a day'));
  await wait(days(1) - hours(1));
  expect(await leaveOut(ben(), hashOfSecret(1))).toMatchObject(refused(412, 'for a day'));
  await wait(days(1) + hours(1));
  const server = (await published()).commitments[0]?.hash ?? '';
  expect((await leaveOut(ben(), server)).statusCode).toBe(404);
  for (const _ of [1, 2]) expect((await leaveOut(ben(), hashOfSecret(1))).statusCode).toBe(204);
  expect([await assigned(), (await published()).commitments[1]?.leftOut]).toEqual([0, 'proposed']);
  for (const _ of [1, 2]) expect((await leaveOut(cleo(), hashOfSecret(1))).statusCode).toBe(204);
  const { seed, commitments } = await published();
  expect([seed !== null, commitments[1]]).toMatchObject([
    true,
    { value: null, leftOut: 'confirmed' },
  ]);
  expect(await assigned()).toBe(2);
  expect(await reveal(ada(), 1)).toMatchObject(refused(412, 'left this value out'));
  expect((await published()).seed).toBe(seed);
});

test('a value can still be revealed while one organiser proposes to leave it out', async () => {
  await commit(ada(), 1);
  await openJudging();
  await wait(days(2));
  await leaveOut(ben(), hashOfSecret(1));
  expect((await reveal(ada(), 1)).statusCode).toBe(204);
  expect(await leaveOut(cleo(), hashOfSecret(1))).toMatchObject(refused(412, 'is revealed'));
  expect((await published()).commitments[1]?.value).toBe(secretOf(1));
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
  expect((await published()).commitments[1]?.hash).toBe(hashOfSecret(7));
});
