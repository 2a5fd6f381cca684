import type { AuditStateReply } from '@meritum/shared/contracts/audit';
import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { append as appendTo, medalEntry } from '../../../testing/audit/trail';
import { callAs } from '../../../testing/console';
import { registerAdmin } from '../../../testing/judges';
import type { ChainedEntry } from './entry';
import {
  checkLostAfter,
  type RunningCheck,
  type StoredVerdict,
  verdictsStore,
} from './verdicts-store';
import { auditState } from './verification';

const suite = suiteApp();
let admin: Person;

beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});

beforeEach(async () => {
  await chain().deleteMany({});
  await verdicts().deleteMany({});
});

const append = (...entries: ReturnType<typeof medalEntry>[]) =>
  appendTo(suite().app.mongo.db, ...entries);

const ask = (name: 'getAuditState' | 'verifyAudit') => callAs(suite().app, admin, name);

const stateNow = async () => (await ask('getAuditState')).json<AuditStateReply>();

/** The state after a requested check has ended. */
async function verified(): Promise<AuditStateReply> {
  expect((await ask('verifyAudit')).statusCode).toBe(202);
  await suite().app.background.idle();
  return stateNow();
}

const verdicts = () =>
  suite().app.mongo.db.collection<StoredVerdict | RunningCheck>('auditVerdicts');

/** A check of another process. */
const running = (seenAt: Date): RunningCheck => ({
  _id: 'running',
  run: 'of-another',
  startedAt: seenAt,
  seenAt,
  checked: 2,
  entries: 3,
});

const foundWhole = {
  _id: 'last' as const,
  at: new Date(),
  whole: true,
  fault: null,
  entryId: null,
  erased: 0,
};

const chain = () => suite().app.mongo.db.collection<ChainedEntry>('audit');

test('whether the chain is whole is shown after the first check, with length and head', async () => {
  await append(medalEntry(), medalEntry({ action: 'medal.taken' }));
  const last = await chain().findOne({ seq: 2 });
  const head = { seq: 2, hash: last?.hash };
  expect(await stateNow()).toEqual({
    entries: 2,
    head,
    verdict: null,
    checking: null,
    actions: expect.arrayContaining(['judge.verified']),
  });
  expect((await verified()).verdict).toEqual({
    at: expect.stringMatching(/Z$/),
    whole: true,
    fault: null,
    entryId: null,
    erased: 0,
    head,
  });
});

test('a changed entry is shown and logged', async () => {
  await append(medalEntry(), medalEntry());
  await chain().updateOne({ seq: 1 }, { $set: { action: 'medal.sold' } });
  const { verdict } = await verified();
  expect(verdict).toMatchObject({
    whole: false,
    fault: 'entry 1 does not match its hash',
    entryId: (await chain().findOne({ seq: 1 }))?._id,
  });
  expect(suite().log.text()).toContain('the audit trail is not whole');
});

test('a tail cut since the last check is shown, also by the check after it', async () => {
  await append(medalEntry(), medalEntry(), medalEntry());
  await verified();
  await chain().deleteMany({ seq: { $gt: 1 } });
  for (const _ of [1, 2])
    expect((await verified()).verdict).toMatchObject({
      whole: false,
      fault: 'the entries after 1 are missing, up to at least 3',
    });
});

test('the chain is checked once when several ask, in any process, and all are told how far it is', async () => {
  await append(...Array.from({ length: 3 }, () => medalEntry()));
  await verdicts().insertOne(running(suite().clock()));
  const asked = await Promise.all([ask('verifyAudit'), ask('verifyAudit')]);
  await suite().app.background.idle();
  for (const reply of asked)
    expect(reply.json()).toMatchObject({ verdict: null, checking: { checked: 2, entries: 3 } });
  expect(await verdicts().findOne({ _id: 'running' })).toMatchObject({ run: 'of-another' });
});

test('of simultaneous requests one begins the check, and one verdict is kept', async () => {
  await append(medalEntry());
  const asked = await Promise.all([ask('verifyAudit'), ask('verifyAudit'), ask('verifyAudit')]);
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  await suite().app.background.idle();
  expect(await stateNow()).toMatchObject({ verdict: { head: { seq: 1 } }, checking: null });
  expect(await verdicts().countDocuments()).toBe(1);
});

test('a check whose process was lost no longer counts, and its verdict is not kept', async () => {
  await append(medalEntry());
  await verdicts().insertOne(running(new Date(suite().clock().getTime() - checkLostAfter)));
  expect((await stateNow()).checking).toBeNull();
  expect((await verified()).verdict).toMatchObject({ whole: true, head: { seq: 1 } });
  const lost = { ...foundWhole, head: { seq: 9, hash: 'f'.repeat(64) } };
  await verdictsStore(suite().app.mongo.db).finish('of-another', lost);
  expect((await stateNow()).verdict).toMatchObject({ whole: true, head: { seq: 1 } });
});

test('a check that ends while its state is read shows its verdict, not the one before', async () => {
  await append(medalEntry());
  const { verifying } = suite().commands();
  const { verdicts: store, audit } = verifying.stores;
  await store.insertRunning({ run: 'own', startedAt: suite().clock(), entries: 1 });
  const head = { seq: 1, hash: 'a'.repeat(64) };
  const ending = {
    ...store,
    async findRunning(now: Date) {
      const running = await store.findRunning(now);
      await store.finish('own', { ...foundWhole, head });
      expect(running).not.toBeNull();
      return store.findRunning(now);
    },
  };
  const state = await auditState({ ...verifying, stores: { audit, verdicts: ending } });
  expect([state.checking, state.verdict?.head]).toEqual([null, head]);
});
