import { findReceipt } from '@meritum/shared/merit/ledger/find-receipt';
import { rootFrom } from '@meritum/shared/merit/ledger/merkle';
import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { type Person, post } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import {
  assignmentsOf,
  rate,
  ratings,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../../testing/judges';
import { closed, ledgerUrl, published } from '../../../testing/results';
import { setJudging } from '../../../testing/seasons';
import { unzip } from '../../../testing/unzip';
import type { Assignment } from '../assignment';

const suite = suiteApp();
let [one, other]: Person[] = [];
const admins = (): [Person, Person] => [one as Person, other as Person];
beforeAll(async () => {
  [one, other] = [await registerAdmin(suite().app), await registerAdmin(suite().app)];
});
beforeEach(async () => {
  const { db } = suite().app.mongo;
  for (const name of ['nominations', 'assignments', 'judges', 'results', 'pseudonyms', 'winners'])
    await db.collection(name).deleteMany({});
  await setJudging(suite().app, true);
});

const half = 'ab'.repeat(16);
const given = ratings(8, 9, 7, 9);

async function judging(count = 1) {
  const { app } = suite();
  const nominees = [];
  for (let made = 0; made < count; made++) nominees.push(await registerNominee(app));
  const judge = await registerJudge(app, admins()[0]);
  return { app, judge, nominees, all: await assignmentsOf(app, judge) };
}

function rateWithHalf(judge: Person, { id }: { id: string }, judgeHalf: unknown) {
  const payload = { assignmentId: id, ratings: given, judgeHalf };
  return post(suite().app, `/api/judges/me/assignments/${id}/rating`, payload, judge.authorized);
}

function firstOf<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error('One is needed');
  return first;
}

const receiptsOf = async ({ authorized: headers }: Person) =>
  (await suite().app.inject({ url: '/api/judges/me/receipts', headers })).json().receipts;

const stored = (id: string) =>
  suite().app.mongo.db.collection<Assignment>('assignments').findOne({ _id: id });

test('a rating has a receipt with the browser’s half; the first receipt stays', async () => {
  const { judge, all } = await judging();
  const first = firstOf(all);
  const reply = (await rateWithHalf(judge, first, half)).json();
  const again = (await rateWithHalf(judge, first, 'cd'.repeat(16))).json();
  expect(again).toEqual(reply);
  const { receipt, assignment } = reply;
  expect(receipt).toEqual({
    assignmentId: first.id,
    commitment: receipt.commitment,
    judgeHalf: half,
    halfFrom: 'judge',
    rulesHash: receipt.rulesHash,
  });
  const rules = (await suite().app.inject('/api/season/rules')).json();
  expect(rules.categories.map(({ frozen }: { frozen: { hash: string } }) => frozen.hash)).toContain(
    receipt.rulesHash,
  );
  expect(await receiptsOf(judge)).toEqual([
    {
      ...receipt,
      season: '2025',
      category: 'Technology',
      completedAt: assignment.completedAt,
      proof: null,
    },
  ]);
});

test('without a half from the browser the server makes one, and says so', async () => {
  const { app, judge, all } = await judging();
  const { receipt } = (await rate(app, judge, firstOf(all))).json();
  expect([receipt.halfFrom, /^[0-9a-f]{32}$/.test(receipt.judgeHalf)]).toEqual(['server', true]);
});

test.each(['', 'ab', 'AB'.repeat(16), 'zz'.repeat(16), 7, null])(
  '%j is no half of a salt',
  async (wrong) => {
    const { judge, all } = await judging();
    const first = firstOf(all);
    expect((await rateWithHalf(judge, first, wrong)).statusCode).toBe(400);
    expect((await stored(first.id))?.status).toBe('pending');
  },
);

test('a receipt never tells the server’s half or the entry’s pseudonym', async () => {
  const { app, judge, all } = await judging();
  const first = firstOf(all);
  const reply = await rateWithHalf(judge, first, half);
  const headers = judge.authorized;
  const archive = unzip((await app.inject({ url: '/api/account/export', headers })).rawPayload);
  const secret = (await stored(first.id))?.evaluation?.receipt?.serverHalf ?? '';
  const [{ pseudonym } = { pseudonym: '' }] = await app.mongo.db
    .collection<{ _id: string; pseudonym: string }>('pseudonyms')
    .find()
    .toArray();
  const told = JSON.stringify([
    reply.json(),
    await receiptsOf(judge),
    Object.entries(archive).map(([, it]) => it.toString()),
  ]);
  expect(told).toContain(reply.json().receipt.commitment);
  for (const hidden of [secret, pseudonym]) {
    expect(hidden).not.toBe('');
    expect(told).not.toContain(hidden);
  }
});

test('ratings without a receipt get one, once, also when they are repeated', async () => {
  const { app, judge, all } = await judging();
  const first = firstOf(all);
  await rate(app, judge, first, given);
  await app.mongo.db
    .collection('assignments')
    .updateMany({}, { $unset: { 'evaluation.receipt': '' } });
  const [reply, again] = await Promise.all([
    rate(app, judge, first, given),
    rate(app, judge, first, given),
  ]);
  expect([reply.statusCode, again.json()]).toEqual([200, reply.json()]);
});

test('once judging has closed no rating is accepted, even one under way, and the root covers each receipt', async () => {
  const { app, judge, all } = await judging(4);
  const [first, ...rest] = [firstOf(all), ...all.slice(1)] as const;
  await rateWithHalf(judge, first, half);
  await setJudging(app, false);
  const under = rest.map((it) => rate(app, judge, it, given));
  await closed(app, admins()[0]);
  await Promise.all(under);
  // Opened again by an organiser who does not know.
  await setJudging(app, true);
  const late = await Promise.all(rest.map((it) => rate(app, judge, it, ratings(1, 1, 1, 1))));
  expect(late.map(({ statusCode }) => statusCode)).toEqual([412, 412, 412]);
  const [{ root }] = (await app.inject('/api/results')).json().results;
  const receipts = await receiptsOf(judge);
  expect(
    receipts.map(({ commitment, proof }: { commitment: string; proof: never }) =>
      rootFrom(commitment, proof),
    ),
  ).toEqual([root]);
});

test('a rating that passed every check before the closing is not written after it', async () => {
  const { app, judge, all } = await judging();
  const first = firstOf(all);
  const assignments = app.mongo.db.collection<Assignment>('assignments');
  await assignments.updateMany({}, { $set: { closed: true } });
  expect((await rate(app, judge, first, given)).statusCode).toBe(409);
  expect((await stored(first.id))?.status).toBe('pending');
});

test('judges find their ratings in the ledger; erased entries leave it, and the root still matches', async () => {
  const { app, judge, nominees, all } = await judging(3);
  for (const it of all) await rateWithHalf(judge, it, half);
  await setJudging(app, false);
  await published(app, ...admins());
  const [{ root, published: before }] = (await app.inject('/api/results')).json().results;
  const whole = parseLedger((await app.inject(ledgerUrl)).body);
  const receipts = await receiptsOf(judge);
  expect(receipts.map((it: never) => findReceipt(whole, it).kind)).toEqual(
    receipts.map(() => 'published'),
  );

  const gone = firstOf(nominees);
  for (const { email, password, authorized } of [gone, judge]) {
    const reply = await post(app, '/api/account/deletion', { email, password }, authorized);
    expect(reply.statusCode).toBe(204);
  }
  const ledger = parseLedger((await app.inject(ledgerUrl)).body);
  const { isValid, counts } = verifyLedger(ledger, { root });
  expect([isValid, counts.entries, counts.erasedEntries, counts.erasedRatings]).toEqual([
    true,
    2,
    1,
    1,
  ]);
  const [{ published: after }] = (await app.inject('/api/results')).json().results;
  expect([after.counts.erasedEntries, after.ledgerHash === before.ledgerHash]).toEqual([1, false]);
});
