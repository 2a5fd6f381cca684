import type {
  LogEntriesReply,
  LogHeadReply,
  OwnLogEntriesReply,
} from '@meritum/shared/contracts/log';
import type { SeasonRulesReply } from '@meritum/shared/contracts/season-rules';
import { fixedDrawDigest } from '@meritum/shared/merit/assign/season-draw';
import { merkleTree, rootAbove } from '@meritum/shared/merit/ledger/merkle';
import { blindedDigest, type LogEntry, leafOf } from '@meritum/shared/merit/log/entry';
import { isSignedByUs, type SignedHead } from '@meritum/shared/merit/log/head';
import { verifyConsistency } from '@meritum/shared/merit/log/verify';
import { deleteAccount, type Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import type { Nominee } from '../../../testing/judges';
import {
  closed,
  decide,
  ledgerUrl,
  preview,
  proposedVoid,
  publicResult,
  ratedContest,
  suiteOrganisers,
  technology,
  times,
} from '../../../testing/results';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import { restoredEvent } from '../audit/restorations';
import { type Appending, keepLog } from './appending';
import type { LoggedEntry } from './logged';

const suite = suiteApp();
const admins = suiteOrganisers(suite);

/** The five-minute work of another process; `changes` replaces parts of its context. */
const keep = (changes: Partial<Appending> = {}) =>
  keepLog({ ...suite().commands().keepingLog, ...changes });

/** The platform a day later. */
const tomorrow = () => ({
  platform: {
    ...suite().commands().keepingLog.platform,
    clock: () => new Date(suite().clock().getTime() + 86_400_000),
  },
});

async function read<Reply>(path: string, person?: Person): Promise<Reply> {
  const reply = await suite().app.inject({ url: path, headers: person?.authorized ?? {} });
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`);
  return reply.json();
}

const statusOf = async (path: string) => (await suite().app.inject(path)).statusCode;

async function head(): Promise<SignedHead> {
  const { head: last } = await read<LogHeadReply>('/api/log/head');
  if (!last) throw new Error('No head is signed');
  return last;
}

async function entries(): Promise<LogEntry[]> {
  const all = await read<LogEntriesReply>('/api/log/entries?from=0&to=1000');
  return all.entries as LogEntry[];
}

const isSigned = async (signed: SignedHead) =>
  isSignedByUs(signed, (await read<LogHeadReply>('/api/log/head')).keys);

/** Whether an earlier head's log is the beginning of the present one, by the API's proof. */
async function hasOnlyGrownSince(earlier: SignedHead): Promise<boolean> {
  const later = await head();
  const asked = `first=${earlier.size}&second=${later.size}`;
  const { path } = await read<{ path: string[] }>(`/api/log/consistency?${asked}`);
  return verifyConsistency(earlier, later, path);
}

const rootOf = (all: readonly LogEntry[]) => {
  const tree = merkleTree();
  for (const entry of all) tree.append(leafOf(entry));
  return tree.rootAt(tree.size);
};

const collection = () => suite().app.mongo.db.collection<LoggedEntry>('log');
const countOf = async (kind: string) => (await entries()).filter((one) => one.kind === kind).length;

async function emptyLog() {
  for (const name of ['log', 'logHeads'])
    await suite().app.mongo.db.collection(name).deleteMany({});
}

/** Two entries with 41 ratings, ready to be closed and published. */
const rated = (): Promise<Record<string, Nominee>> =>
  ratedContest(suite().app, { 'Ada Gold': [...times(17, 8), 9, 9, 9, 9], 'Bo Void': times(20, 6) });

beforeEach(emptyLog);

test('from the frozen rules to the ledger everything is logged once, under signed heads', async () => {
  const [one, other] = admins();
  const { 'Bo Void': voided } = await rated();
  await keep();
  const early = await head();
  expect(await isSigned(early)).toBe(true);
  const voidId = await proposedVoid(suite().app, one, voided as Nominee);
  await decide(suite().app, other, 'voids/confirmation', { voidId });
  const outcomeHash = await closed(suite().app, one);
  await keep();
  const atClosing = await head();
  for (const [admin, step] of [
    [one, 'outcome'],
    [other, 'outcome'],
    [one, 'publication'],
  ] as const)
    await decide(suite().app, admin, step, { ...technology, outcomeHash });
  await keep();
  const last = await head();
  await keep();
  expect(await head()).toEqual(last);

  const all = await entries();
  expect(rootOf(all)).toBe(last.root);
  expect(await Promise.all(['entry received', 'rating committed', 'void'].map(countOf))).toEqual([
    2, 41, 1,
  ]);
  const { root, rulesHash, published } = await publicResult(suite().app);
  const inPublic = all
    .filter(({ season, category }) => season === '2025' && category === 'Technology')
    .filter(({ kind }) => /frozen|closed|published/.test(kind))
    .map(({ kind, digest }) => [kind, digest]);
  expect(inPublic).toEqual([
    ['rules frozen', rulesHash],
    ['judging closed', root],
    ['results published', published.ledgerHash],
  ]);
  expect([await hasOnlyGrownSince(early), await hasOnlyGrownSince(atClosing)]).toEqual([
    true,
    true,
  ]);
  expect([await isSigned(atClosing), await isSigned({ ...last, size: 7 })]).toEqual([true, false]);
});

test('a draw that is fixed again with other texts differs from the logged one', async () => {
  await rated();
  const season = '2025';
  const draw = async () => (await read<SeasonRulesReply>('/api/season/rules')).draw;
  const { serverHash = '' } = (await draw()) ?? {};
  /** Fixes the draw like the first plan, but directly in the database. */
  const fix = (root: string) =>
    suite()
      .app.mongo.db.collection<{ _id: string }>('draws')
      .updateOne({ _id: season }, { $set: { fixed: { root, at: suite().clock() } } });
  const logged = async () => (await entries()).filter(({ kind }) => kind === 'draw fixed');
  await keep();
  expect(await logged()).toEqual([]);
  const [first, second] = ['1'.repeat(64), '2'.repeat(64)];
  await fix(first);
  await keep();
  const digest = fixedDrawDigest(first, serverHash);
  expect(await logged()).toMatchObject([{ season, digest }]);
  await fix(second);
  await keep(tomorrow());
  expect([(await draw())?.root, await logged()]).toMatchObject([second, [{ digest }]]);
});

test('the log tells days and blinded digests, so that no row of a ledger can be found in it', async () => {
  const [one, other] = admins();
  await rated();
  const outcomeHash = await closed(suite().app, one);
  for (const admin of [one, other])
    await decide(suite().app, admin, 'outcome', { ...technology, outcomeHash });
  await decide(suite().app, one, 'publication', { ...technology, outcomeHash });
  await keep();
  const text = JSON.stringify(await entries());
  const stored = await suite().app.mongo.db.collection('assignments').find({}).toArray();
  const commitments = stored.map(({ evaluation }) => evaluation.receipt.commitment);
  expect(new Set(commitments).size).toBe(41);
  expect(commitments.filter((one) => text.includes(one))).toEqual([]);
  const ledger = await read<{ rows: { entry: string; salt: string }[] }>(ledgerUrl);
  expect(
    ledger.rows.filter(({ entry, salt }) => text.includes(entry) || text.includes(salt)),
  ).toEqual([]);
  for (const { day, kind, season = '2025', category = 'AI', digest } of await entries())
    expect([day, kind, season, category, digest].join(' ')).toMatch(
      /^\d{4}-\d\d-\d\d [a-z ]+ \d{4} [\w ]+ [0-9a-f]{64}$/,
    );
});

test('what no head has signed yet is not told, so that nobody sees a rating arrive', async () => {
  await keep();
  const { size } = await head();
  await rated();
  await closeWithoutHead();
  expect(await collection().countDocuments()).toBeGreaterThan(size);
  expect(await entries()).toHaveLength(size);
  expect(
    await Promise.all([
      statusOf(`/api/log/consistency?first=1&second=${size + 1}`),
      statusOf(`/api/log/inclusion?index=${size}&size=${size + 1}`),
      statusOf(`/api/log/inclusion?index=${size}&size=${size}`),
      statusOf(`/api/log/consistency?first=2&second=1`),
      statusOf(`/api/log/consistency?first=-1&second=1`),
      statusOf(`/api/log/entries?from=0&to=1e9`),
    ]),
  ).toEqual([404, 404, 404, 404, 400, 400]);
  await keep(tomorrow());
  expect((await head()).size).toBeGreaterThan(size);
});

/** Ratings get receipts and are logged on the day of the last head, without a milestone. */
async function closeWithoutHead() {
  const { db } = suite().app.mongo;
  await preview(suite().app, admins()[0]);
  const given = { commitment: 'ab'.repeat(32) };
  await db
    .collection('assignments')
    .updateOne({ status: 'completed' }, { $set: { 'evaluation.receipt': given } });
  await keep();
}

test('a head is signed each day, also over a log that has not grown', async () => {
  await keep();
  const first = await head();
  await keep(tomorrow());
  const second = await head();
  expect(second.at > first.at).toBe(true);
  expect(await hasOnlyGrownSince(first)).toBe(true);
});

test('processes that keep the log at once leave no gap and nothing twice', async () => {
  await rated();
  await closed(suite().app, admins()[0]);
  await Promise.all([keep(), keep(), keep()]);
  const all = await collection().find({}).sort({ _id: 1 }).toArray();
  expect(all.map(({ _id }) => _id)).toEqual(all.map((_, index) => index));
  expect(new Set(all.map(({ source }) => source)).size).toBe(all.length);
  expect(await countOf('rating committed')).toBe(41);
  expect(rootOf(await entries())).toBe((await head()).root);
});

test('a restored backup is inconsistent with the heads that were signed since, and the log says so', async () => {
  await rated();
  await keep();
  const { db } = suite().app.mongo;
  const [before, headsBefore] = [
    await collection().find({}).toArray(),
    await db.collection('logHeads').find({}).toArray(),
  ];
  await closed(suite().app, admins()[0]);
  await keep();
  const lost = await head();
  expect(lost.size).toBeGreaterThan(before.length);
  await emptyLog();
  await collection().insertMany(before);
  await db.collection('logHeads').insertMany(headsBefore);
  const from = {
    archive: 'a',
    copiedAt: '',
    auditHead: null,
    logHead: { size: 0, root: lost.root },
  };
  const { clock, commands } = suite();
  await commands().trail.record(pendingAuditEntry(clock, restoredEvent(from, 'A lost disk.')));
  await keep();
  expect((await head()).size).toBe(lost.size + 1);
  expect(await hasOnlyGrownSince(lost)).toBe(false);
  const { restored } = await read<LogHeadReply>('/api/log/head');
  expect(restored).toEqual([clock().toISOString().slice(0, 10)]);
});

test.each([
  ['changed', () => collection().updateOne({ _id: 0 }, { $set: { 'entry.day': '2020-01-01' } })],
  ['removed', () => collection().deleteMany({ _id: { $gte: 1 } })],
  ['missing', () => collection().deleteOne({ _id: 0 })],
])(
  'a log in which entries were %s is no longer continued, but rules and draws are stored',
  async (_, change) => {
    await keep();
    const signed = await head();
    await change();
    const derived = ['frozenRules', 'draws'].map((name) => suite().app.mongo.db.collection(name));
    const counts = () => Promise.all(derived.map((one) => one.countDocuments()));
    const kept = await counts();
    for (const one of derived) await one.deleteMany({});
    const before = await collection().countDocuments();
    await expect(keep(tomorrow())).rejects.toThrow(/public log/);
    expect([await head(), await collection().countDocuments()]).toEqual([signed, before]);
    expect(await counts()).toEqual(kept);
    expect(kept).not.toContain(0);
  },
);

test('nominators prove that their text was received; nobody else is told, and deletion forgets it', async () => {
  const { 'Ada Gold': ada, 'Bo Void': bo } = await rated();
  if (!ada || !bo) throw new Error('Nobody was nominated');
  await keep();
  const last = await head();
  const { entries: own } = await read<OwnLogEntriesReply>('/api/log/own', ada);
  expect(own).toHaveLength(1);
  const [{ index, entry, subject, salt } = own[0] as never] = own;
  expect(subject).toMatch(new RegExp(`^${ada.nominationId} [\\w-]+$`));
  expect(entry).toMatchObject({ kind: 'entry received', ...technology });
  expect(entry.digest).toBe(blindedDigest(subject, salt));
  const proof = await read<never>(`/api/log/inclusion?index=${index}&size=${last.size}`);
  expect(rootAbove(leafOf(entry as LogEntry), proof)).toBe(last.root);
  expect(JSON.stringify(await read('/api/log/own', bo))).not.toContain(ada.nominationId);
  expect(await statusOf('/api/log/own')).toBe(401);

  await deleteAccount(suite().app, ada);
  await suite().app.background.idle();
  const kept = await collection().findOne({ _id: index });
  expect([kept?.blind, kept?.entry]).toEqual([undefined, entry]);
  await keep();
  expect(await countOf('entry received')).toBe(2);
});
