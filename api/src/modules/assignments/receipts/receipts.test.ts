import { findReceipt } from '@meritum/shared/merit/ledger/find-receipt';
import type { LedgerOfFormat2 } from '@meritum/shared/merit/ledger/ledger';
import { rootFrom } from '@meritum/shared/merit/ledger/merkle';
import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { type Person, post } from '../../../testing/accounts';
import { rate, ratings, registerAdmin } from '../../../testing/judges';
import { assignmentsIn, judging, judgingSuite } from '../../../testing/judging';
import { closed, ledgerUrl, published } from '../../../testing/results';
import { setJudging } from '../../../testing/seasons';
import { unzip } from '../../../testing/unzip';

const suite = judgingSuite();
beforeEach(async () => {
  const { db } = suite().app.mongo;
  for (const name of ['results', 'pseudonyms', 'winners']) await db.collection(name).deleteMany({});
});

const half = 'ab'.repeat(16);
const given = ratings(8, 9, 7, 9);

function rateWithHalf(judge: Person, { id }: { id: string }, judgeHalf: unknown = half) {
  const payload = { assignmentId: id, ratings: given, judgeHalf };
  return post(suite().app, `/api/judges/me/assignments/${id}/rating`, payload, judge.authorized);
}

const receiptsOf = async ({ authorized: headers }: Person) =>
  (await suite().app.inject({ url: '/api/judges/me/receipts', headers })).json().receipts;

const stored = (id: string) => assignmentsIn(suite().app).findOne({ _id: id });

test('a rating has a receipt with the browser’s half; the first receipt stays', async () => {
  const { judge, first } = await judging(suite());
  const reply = (await rateWithHalf(judge, first)).json();
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

test('without a half from the browser the server makes one, and says so; anything else is no half', async () => {
  const { judge, first } = await judging(suite());
  for (const wrong of ['', 'ab', 'AB'.repeat(16), 'zz'.repeat(16), 7, null])
    expect([wrong, (await rateWithHalf(judge, first, wrong)).statusCode]).toEqual([wrong, 400]);
  expect((await stored(first.id))?.status).toBe('pending');
  const { receipt } = (await rate(suite().app, judge, first)).json();
  expect(receipt).toMatchObject({
    halfFrom: 'server',
    judgeHalf: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('a receipt never tells the server’s half or the entry’s pseudonym', async () => {
  const { app } = suite();
  const { judge, first } = await judging(suite());
  const reply = await rateWithHalf(judge, first);
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
  const { app } = suite();
  const { judge, first } = await judging(suite());
  await rate(app, judge, first, given);
  await assignmentsIn(app).updateMany({}, { $unset: { 'evaluation.receipt': '' } });
  const [reply, again] = await Promise.all([
    rate(app, judge, first, given),
    rate(app, judge, first, given),
  ]);
  expect([reply.statusCode, again.json()]).toEqual([200, reply.json()]);
});

test('once judging has closed no rating is accepted, even one under way, and the root covers each receipt', async () => {
  const { app, admin } = suite();
  const { judge, first, all } = await judging(suite(), 4);
  const rest = all.slice(1);
  await rateWithHalf(judge, first);
  await setJudging(app, false);
  const under = rest.map((it) => rate(app, judge, it, given));
  await closed(app, admin);
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
  const { app } = suite();
  const { judge, first } = await judging(suite());
  await assignmentsIn(app).updateMany({}, { $set: { closed: true } });
  expect((await rate(app, judge, first, given)).statusCode).toBe(409);
  expect((await stored(first.id))?.status).toBe('pending');
});

test('judges find their ratings in the ledger; erased entries leave it, and the root still matches', async () => {
  const { app, admin } = suite();
  const { judge, nominee: gone, all } = await judging(suite(), 3);
  for (const it of all) await rateWithHalf(judge, it);
  await setJudging(app, false);
  await published(app, admin, await registerAdmin(app));
  const [{ root, published: before }] = (await app.inject('/api/results')).json().results;
  const whole = parseLedger((await app.inject(ledgerUrl)).body);
  const receipts = await receiptsOf(judge);
  expect(receipts.map((it: never) => findReceipt(whole, it).kind)).toEqual(
    receipts.map(() => 'published'),
  );

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
  const names = await app.mongo.db.collection('pseudonyms').find().toArray();
  const { sealed } = ledger as LedgerOfFormat2;
  const erased = names.filter(({ nameSalt }) => !nameSalt);
  expect(erased.map(({ pseudonym, nameHash }) => ({ pseudonym, nameHash }))).toEqual(
    sealed.map(({ pseudonym, nameHash }) => ({ pseudonym, nameHash })),
  );
  expect([sealed[0]?.state, names.length]).toEqual(['erased', 3]);
  const [{ published: after }] = (await app.inject('/api/results')).json().results;
  expect([after.counts.erasedEntries, after.ledgerHash === before.ledgerHash]).toEqual([1, false]);
});
