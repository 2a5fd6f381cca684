import type { PublicKey } from '@meritum/shared/contracts/season-rules';
import { commitmentOf, saltOf } from '@meritum/shared/merit/ledger/commitment';
import { parseReceipts } from '@meritum/shared/merit/ledger/held-receipts';
import { rootFrom } from '@meritum/shared/merit/ledger/merkle';
import { parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { receiptAnswers } from '@meritum/shared/merit/ledger/receipt-answers';
import { signatureOn } from '@meritum/shared/merit/ledger/signature';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { deleteAccount, type Person, post } from '../../../../testing/accounts';
import { rate, ratings, registerAdmin } from '../../../../testing/judges';
import { assignmentsIn, judgesIn, judging, judgingSuite } from '../../../../testing/judging';
import { mailsTo } from '../../../../testing/mails';
import { everyMailIsPending } from '../../../../testing/pending-mails';
import { appendToLog } from '../../../../testing/public-log';
import { closed, ledgerUrl, published } from '../../../../testing/results';
import { setJudging } from '../../../../testing/seasons';
import { unzip } from '../../../../testing/unzip';

const suite = judgingSuite();
everyMailIsPending(suite);
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

/** Sets a rating aside, as a new text of the nomination does. */
async function setAside({ id }: { id: string }) {
  const rated = await stored(id);
  const former = rated?.evaluation ? [rated.evaluation] : [];
  const change = { status: 'pending', evaluation: null, former } as const;
  await assignmentsIn(suite().app).updateOne({ _id: id }, { $set: change });
}

const keysNow = async (): Promise<PublicKey[]> =>
  (await suite().app.inject('/api/season/rules')).json().keys;

test('a rating has a receipt with the browser’s half; the first receipt stays', async () => {
  const { judge, first } = await judging(suite());
  const reply = (await rateWithHalf(judge, first)).json();
  const again = (await rateWithHalf(judge, first, 'cd'.repeat(16))).json();
  expect(again).toEqual(reply);
  const { receipt, assignment } = reply;
  expect(receipt).toMatchObject({
    assignmentId: first.id,
    judgeHalf: half,
    halfFrom: 'judge',
    version: first.version,
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
      setAside: false,
      proof: null,
      opening: null,
    },
  ]);
});

test('whoever no longer judges keeps their receipts, and nobody sees those of others', async () => {
  const { app, admin } = suite();
  const { judge, first, nominee } = await judging(suite());
  await rateWithHalf(judge, first);
  const before = await receiptsOf(judge);
  expect(before).toHaveLength(1);
  for (const gone of [
    { deactivated: { reason: 'No reply.', at: new Date() } },
    { status: 'REJECTED', isVerified: false },
  ]) {
    await judgesIn(app).updateOne({ accountId: judge.accountId }, { $set: gone as never });
    expect(await receiptsOf(judge)).toEqual(before);
  }
  expect([await receiptsOf(nominee), await receiptsOf(admin)]).toEqual([[], []]);
});

test('the receipt of a rating that was set aside stays beside that of the new text', async () => {
  const { judge, first } = await judging(suite());
  await rateWithHalf(judge, first);
  const [before] = await receiptsOf(judge);
  await setAside(first);
  const { receipt } = (await rateWithHalf(judge, first, 'cd'.repeat(16))).json();
  expect(await receiptsOf(judge)).toEqual([
    { ...before, setAside: true },
    expect.objectContaining({ ...receipt, setAside: false }),
  ]);
});

test('all receipts are mailed on request, once an hour, to judges only, and never with the numbers', async () => {
  const { app, admin } = suite();
  const { judge, first, all } = await judging(suite(), 2);
  await appendToLog(suite());
  const ask = ({ authorized: headers }: Person) =>
    app.inject({ method: 'POST', url: '/api/judges/me/receipts/mail', headers });
  expect((await ask(judge)).statusCode).toBe(412);
  for (const one of all) await rateWithHalf(judge, one);
  await setAside(first);
  await judgesIn(app).updateOne(
    { accountId: judge.accountId },
    { $set: { deactivated: { reason: 'No reply.', at: new Date() } } },
  );
  const replies = await Promise.all([ask(judge), ask(judge)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 412]);
  expect((await ask(admin)).statusCode).toBe(412);
  const mails = (await mailsTo(app, judge.email)).filter(
    ({ template }) => template === 'rating-receipts',
  );
  expect(mails).toHaveLength(1);
  const { lines = [] } = (mails[0]?.values ?? {}) as { lines?: string[] };
  const keys = await keysNow();
  const parsed = parseReceipts(lines.join('\n'));
  expect(await Promise.all(parsed.map((one) => signatureOn(one, keys)))).toEqual(['ours', 'ours']);
  expect(parsed.map(({ commitment }) => commitment)).toEqual(
    (await receiptsOf(judge)).map(({ commitment }: { commitment: string }) => commitment),
  );
  expect(parsed.some((one) => 'scores' in one)).toBe(false);
  const past = new Date(Date.now() - 61 * 60_000);
  await judgesIn(app).updateOne(
    { accountId: judge.accountId },
    { $set: { receiptsMailedAt: past } },
  );
  expect((await ask(judge)).statusCode).toBe(204);
});

test('after the closing judges compute the commitment from the numbers that they gave', async () => {
  const { app, admin } = suite();
  const { judge, first } = await judging(suite());
  await rateWithHalf(judge, first);
  await setJudging(app, false);
  expect((await receiptsOf(judge))[0].opening).toBeNull();
  await closed(app, admin);
  const [{ opening, commitment, judgeHalf, rulesHash }] = await receiptsOf(judge);
  const { entry, serverHalf } = opening;
  const salt = saltOf({ serverHalf, judgeHalf });
  const computed = (scores: number[]) => commitmentOf({ rulesHash, entry, scores, salt });
  expect([computed([8, 9, 7, 9]), computed([8, 9, 7, 8]) === commitment]).toEqual([
    commitment,
    false,
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
  const shown = JSON.stringify([
    reply.json(),
    await receiptsOf(judge),
    Object.entries(archive).map(([, it]) => it.toString()),
  ]);
  expect(shown).toContain(reply.json().receipt.commitment);
  for (const hidden of [secret, pseudonym]) {
    expect(hidden).not.toBe('');
    expect(shown).not.toContain(hidden);
  }
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
  // An organiser opens judging again, although it was closed for good.
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
  expect(receipts.map((it: never) => receiptAnswers(whole, root)(it, 'not checked'))).toEqual(
    receipts.map(() => expect.stringMatching(/^In the ledger: /)),
  );

  for (const person of [gone, judge])
    expect((await deleteAccount(app, person)).statusCode).toBe(204);
  const ledger = parseLedger((await app.inject(ledgerUrl)).body);
  const { isValid, counts } = verifyLedger(ledger, { root });
  expect([isValid, counts.entries, counts.erasedEntries, counts.erasedRatings]).toEqual([
    true,
    2,
    1,
    1,
  ]);
  const names = await app.mongo.db.collection('pseudonyms').find().toArray();
  const { sealed } = ledger;
  const erased = names.filter(({ nameSalt }) => !nameSalt);
  expect(erased.map(({ pseudonym, nameHash }) => ({ pseudonym, nameHash }))).toEqual(
    sealed.map(({ pseudonym, nameHash }) => ({ pseudonym, nameHash })),
  );
  expect([sealed[0]?.state, names.length]).toEqual(['erased', 3]);
  const [{ published: after }] = (await app.inject('/api/results')).json().results;
  expect([after.counts.erasedEntries, after.ledgerHash === before.ledgerHash]).toEqual([1, false]);
});
