import type { Collection } from 'mongodb';
import { markOf, medalEntry, medalWith, suiteTrail } from '../../../testing/audit/trail';
import type { ChainedEntry, ChainLink } from './entry';
import { chainEntry, chainStart, entryHash } from './rules';
import { verifyChain } from './verify';

const suite = suiteTrail();

beforeEach(async () => {
  const { trail, pendingEntries } = suite();
  const entries = Array.from({ length: 5 }, (_, at) => medalEntry({ reason: `Reason ${at + 1}.` }));
  await trail.recordAudit(pendingEntries, medalWith('m', ...entries));
});

const collection = () => suite().db.collection<ChainedEntry>('audit');

async function entryAt(seq: number): Promise<ChainedEntry> {
  const entry = await collection().findOne({ seq });
  if (!entry) throw new Error(`There is an entry ${seq}`);
  return entry;
}

async function headNow(): Promise<ChainLink> {
  const { seq, hash } = await entryAt(5);
  return { seq, hash };
}

/** Rewrites an entry with a matching hash, as a skilled forger would. */
async function rehashed(entry: ChainedEntry): Promise<void> {
  const { _id, hash: _, detail, ...rest } = entry;
  const hash = entryHash({ _id, ...rest });
  await collection().replaceOne({ _id }, { ...rest, hash, detail });
}

const move = (seq: number, to: number) => collection().updateOne({ seq }, { $set: { seq: to } });

/** Fields that are changed in one entry, and the expected fault. */
const changes: [string, number, object, string][] = [
  ['a changed action', 3, { action: 'medal.taken' }, 'entry 3 does not match its hash'],
  ['a changed time', 3, { at: new Date(0) }, 'entry 3 does not match its hash'],
  ['a changed subject', 1, { 'subject.id': 'medal-9' }, 'entry 1 does not match its hash'],
  ['content of another shape', 2, { at: 'yesterday' }, 'entry 2 does not match its hash'],
  [
    'a changed reason',
    4,
    { 'detail.reason.value': 'Another.' },
    'the reason beside entry 4 does not match its seal',
  ],
  [
    'another actor',
    2,
    { 'detail.actor.value': 'admin-2' },
    'the actor beside entry 2 does not match its seal',
  ],
  [
    'a value where none was sealed',
    2,
    { 'detail.before': { salt: '', value: 1 } },
    'the before beside entry 2 does not match its seal',
  ],
];

/** Other ways to tamper, the first entry that each breaks, and the expected fault. */
const forgeries: [string, (audit: Collection<ChainedEntry>) => Promise<unknown>, number, string][] =
  [
    [
      'a changed action with a new hash',
      async () => rehashed({ ...(await entryAt(3)), action: 'medal.taken' }),
      4,
      'entry 4 does not follow the one before it',
    ],
    ['a removed entry', (audit) => audit.deleteOne({ seq: 3 }), 4, 'entry 3 is missing'],
    ['a removed first entry', (audit) => audit.deleteOne({ seq: 1 }), 2, 'entry 1 is missing'],
    [
      'a removed entry whose gap was closed',
      async (audit) => {
        await audit.deleteOne({ seq: 3 });
        await move(4, 3);
      },
      3,
      'entry 3 does not follow the one before it',
    ],
    [
      'an inserted entry',
      async (audit) => {
        await move(5, 6);
        await audit.insertOne({ ...chainEntry(medalEntry(), await entryAt(3), markOf), seq: 5 });
      },
      5,
      'entry 5 does not follow the one before it',
    ],
    [
      'two entries that changed places',
      async () => {
        await move(2, -1);
        await move(3, 2);
        await move(-1, 3);
      },
      2,
      'entry 2 does not follow the one before it',
    ],
    ['an entry before the first', () => move(5, 0), 0, 'entry 0 exists twice'],
  ];

test('an untouched chain is whole, and its head is returned', async () => {
  expect(await verifyChain(suite().audit)).toEqual({
    whole: true,
    head: await headNow(),
    erased: 0,
  });
  expect(await verifyChain(suite().audit, await headNow())).toMatchObject({ whole: true });
});

test('a long chain is reported while it is checked, and a check that is not wanted ends', async () => {
  const all: ChainedEntry[] = [];
  for (let at = 0; at < 1_100; at++)
    all.push(chainEntry(medalEntry(), all.at(-1) ?? chainStart, markOf));
  await collection().deleteMany({});
  await collection().insertMany(all);
  const reported: number[] = [];
  const until = (stopAt: number) => async (checked: number) => {
    reported.push(checked);
    if (checked === stopAt) throw new Error('No longer wanted');
  };
  expect(await verifyChain(suite().audit, undefined, until(0))).toMatchObject({
    head: { seq: 1_100 },
  });
  await expect(verifyChain(suite().audit, undefined, until(500))).rejects.toThrow(
    'No longer wanted',
  );
  expect(reported).toEqual([500, 1_000, 500]);
});

test('an empty chain is whole', async () => {
  await collection().deleteMany({});
  const head = { seq: 0, hash: '0'.repeat(64) };
  expect(await verifyChain(suite().audit)).toEqual({ whole: true, head, erased: 0 });
});

test.each([
  ...changes.map(([name, seq, $set, fault]): (typeof forgeries)[number] => [
    name,
    (audit) => audit.updateOne({ seq }, { $set }),
    seq,
    fault,
  ]),
  ...forgeries,
])('%s is found, at the first entry that it breaks', async (_, tamper, at, fault) => {
  await tamper(collection());
  const { _id: entryId } = await entryAt(at);
  expect(await verifyChain(suite().audit)).toEqual({ whole: false, fault, entryId });
});

test('a cut tail is found against a head that was noted before', async () => {
  const noted = await headNow();
  await collection().deleteMany({ seq: { $gt: 3 } });
  expect(await verifyChain(suite().audit)).toMatchObject({ whole: true, head: { seq: 3 } });
  expect(await verifyChain(suite().audit, noted)).toEqual({
    whole: false,
    fault: 'the entries after 3 are missing, up to at least 5',
    entryId: null,
  });
});

test('a tail that was cut and grew again is found against a noted head', async () => {
  const noted = await headNow();
  await collection().deleteMany({ seq: { $gt: 3 } });
  const { audit } = suite();
  for (const seq of [3, 4, 5])
    await audit.insert(chainEntry(medalEntry(), await entryAt(seq), markOf));
  expect(await verifyChain(suite().audit)).toMatchObject({ whole: true, head: { seq: 6 } });
  expect(await verifyChain(suite().audit, noted)).toEqual({
    whole: false,
    fault: 'entry 5 does not match the noted hash',
    entryId: (await entryAt(5))._id,
  });
});

test('erasing a person leaves the chain whole and nothing about them', async () => {
  const { trail, pendingEntries, audit, chain } = suite();
  const about = { id: 'medal-7', accountId: 'person-7' };
  const entries = [
    medalEntry({ subject: about, reason: 'Of person seven.', before: { name: 'Seven' } }),
    medalEntry({ actor: { accountId: 'person-7' }, reason: 'Said by seven of another.' }),
  ];
  await trail.recordAudit(pendingEntries, medalWith('m', ...entries));
  const before = await chain();
  await trail.forget('person-7');
  const after = await chain();
  const [aboutThem, byThem] = after.slice(5);
  expect(after.slice(0, 5)).toEqual(before.slice(0, 5));
  expect(aboutThem).toEqual({ ...before[5], detail: { actor: before[5]?.detail.actor } });
  const { actor: _, ...others } = before[6]?.detail ?? {};
  expect(byThem).toEqual({ ...before[6], detail: others });
  expect(JSON.stringify(after)).not.toMatch(/person-7|Of person seven|Seven/);
  expect(await verifyChain(audit)).toEqual({
    whole: true,
    head: { seq: 7, hash: before[6]?.hash },
    erased: 2,
  });
});

test('pending entries are recorded before a person is erased, and erased with the rest', async () => {
  const { trail, medals, chain } = suite();
  const document = medalWith('m', medalEntry({ subject: { accountId: 'person-8' } }));
  await medals.insertOne(document);
  await trail.forget('person-8');
  expect((await chain())[5]).toMatchObject({ _id: document.pendingAuditEntries?.[0]?.id, seq: 6 });
  expect((await chain())[5]?.detail).toEqual({
    actor: { salt: expect.any(String), value: 'admin-1' },
  });
  expect(JSON.stringify(await medals.find().toArray())).not.toContain('person-8');
});
