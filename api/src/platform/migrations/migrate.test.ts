import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MongoNetworkError } from 'mongodb';
import { testDatabase } from '../../testing/database';
import { withLock } from './lock';
import { migrate } from './migrate';
import type { Migration } from './migration';
import { steps as released } from './steps';
import { migrationsStore } from './store';

const db = testDatabase();
let done: string[] = [];
beforeEach(() => {
  done = [];
});

interface Stored {
  _id: string;
  [name: string]: unknown;
}
const collection = (name: string) => db().collection<Stored>(name);
const stored = (name: string) => collection(name).find().sort({ _id: 1 }).toArray();

const step = (id: string, rest: Partial<Migration> = {}): Migration => ({
  id,
  describe: `what ${id} does`,
  when: 'after-indexes',
  up: async () => void done.push(id),
  ...rest,
});

const run = (list: readonly Migration[]) =>
  migrate(db(), {
    steps: list,
    createIndexes: async () => void done.push('indexes'),
  });

const applied = async () => [...(await migrationsStore(db()).appliedIds())].sort();

/** The steps that take away what was there or change its kind, and what that means. */
const taking = [
  // Its sessions end: people sign in again.
  '0002-sessions-name-credentials',
  // The release before assigns nothing any more: it must have ended, and there is no way back to it.
  '0008-judges-have-places-by-season',
  // Unfinished uploads alone: they start over.
  '0010-parts-are-stored-as-pieces',
  // Links of a week at most: people ask for another one.
  '0011-accounts-have-confirmation-links',
];

/** The steps as they are, each of which notes when it takes something away. */
const found = new Set<string>();
const steps = released.map((one) => ({
  ...one,
  async up(...given: Parameters<Migration['up']>) {
    const before = await kindsStored();
    await one.up(...given);
    const after = await kindsStored();
    if ([...before].some(([what, kind]) => after.get(what) !== kind)) found.add(one.id);
    tried.add(one.id);
  },
}));
const tried = new Set<string>();

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** The kind of each member of each document; null is as good as nothing. */
async function kindsStored(): Promise<Map<string, string>> {
  const kinds = new Map<string, string>();
  for (const { name } of await db().listCollections().toArray())
    for (const one of await stored(name))
      for (const [member, value] of Object.entries(one))
        if (value !== null) kinds.set(`${name} ${one._id} ${member}`, kindOf(value));
  return kinds;
}

test('steps run in the order of their numbers, around the indexes, and once', async () => {
  const list = [step('0003'), step('0001'), step('0002', { when: 'before-indexes' })];
  await run(list);
  expect(done).toEqual(['0002', 'indexes', '0001', '0003']);
  await run(list);
  expect(done.slice(4)).toEqual(['indexes']);
  await run([...list, step('0004')]);
  expect(done.slice(5)).toEqual(['indexes', '0004']);
  expect(await applied()).toEqual(['0001', '0002', '0003', '0004']);
});

test('steps of a later release do not disturb the former one', async () => {
  await run([step('0001'), step('0002')]);
  await run([step('0001')]);
  expect(done).toEqual(['indexes', '0001', '0002', 'indexes']);
});

test('a failing step ends the start and is named; earlier steps stay, later ones wait', async () => {
  const failing = step('0002', { up: () => Promise.reject(new Error('there are two of these')) });
  const failed = run([step('0001'), failing, step('0003')]);
  await expect(failed).rejects.toMatchObject({
    name: 'MigrationFailed',
    message: 'Migration 0002 (what 0002 does) failed: there are two of these',
  });
  expect([done, await applied()]).toEqual([['indexes', '0001'], ['0001']]);
  await run([step('0001'), step('0002'), step('0003')]);
  expect(done.slice(2)).toEqual(['indexes', '0002', '0003']);
});

test('a lost connection during a step is not a failure of the step', async () => {
  const away = new MongoNetworkError('connection closed');
  await expect(run([step('0001', { up: () => Promise.reject(away) })])).rejects.toBe(away);
  expect(await applied()).toEqual([]);
});

test('a process that has lost the lock records nothing and runs no further step', async () => {
  const losing = step('0001', {
    async up(database) {
      done.push('0001');
      await database.collection('locks').updateOne({}, { $set: { holder: 'another' } });
    },
  });
  await expect(run([losing, step('0002')])).rejects.toThrow('lock of the migrations was lost');
  expect([done, await applied()]).toEqual([['indexes', '0001'], []]);
  expect(await db().collection('locks').find().toArray()).toMatchObject([{ holder: 'another' }]);
});

test('a lock without a heartbeat is taken over by one waiting process', async () => {
  await db()
    .collection('locks')
    .insertOne({ _id: 'migrations' as never, holder: 'dead', beat: 7 });
  let inside = 0;
  const turns = Array.from({ length: 3 }, () =>
    withLock(
      migrationsStore(db()),
      async ({ check }) => {
        inside += 1;
        expect(inside).toBe(1);
        await check();
        inside -= 1;
      },
      { beatMs: 20, silenceMs: 300 },
    ),
  );
  await Promise.all(turns);
  expect(await db().collection('locks').countDocuments()).toBe(0);
});

test('each file is in the list of steps, in its place, numbered without gaps', () => {
  const files = readdirSync(join(import.meta.dirname, 'steps')).sort();
  expect(released.map(({ id }) => `${id}.ts`)).toEqual(files);
  const numbers = released.map(({ id }) => Number(id.slice(0, 4)));
  expect(numbers).toEqual(released.map((_, at) => at + 1));
});

test('accounts without a count begin at 0, and sessions that name no count end', async () => {
  await collection('accounts').insertMany([{ _id: 'old' }, { _id: 'new', credentials: 3 }]);
  await collection('sessions').insertMany([{ _id: 'old' }, { _id: 'new', credentials: 0 }]);
  const migrated = async () => {
    for (const { up } of steps.slice(0, 2)) await up(db());
    return [await stored('accounts'), await stored('sessions')];
  };
  const expected = [
    [
      { _id: 'new', credentials: 3 },
      { _id: 'old', credentials: 0 },
    ],
    [{ _id: 'new', credentials: 0 }],
  ];
  expect(await migrated()).toEqual(expected);
  // Repeatable, because a step killed at its end runs again.
  expect(await migrated()).toEqual(expected);
});

test('older documents count as unscanned, and their addresses contain no token', async () => {
  const url = '/api/documents/0123456789abcdef01234567';
  const old = `${url}?token=${'t'.repeat(43)}`;
  await collection('documents').insertMany([{ _id: 'old' }, { _id: 'new', scan: 'clean' }]);
  await collection('nominations').insertMany([
    { _id: 'a', supportingDocUrl: old, document: { id: 'x', url: old, name: 'a.pdf' } },
    { _id: 'b', supportingDocUrl: '', document: null },
  ]);
  for (let turn = 0; turn < 2; turn++) await steps[2]?.up(db());
  expect(await stored('documents')).toEqual([
    { _id: 'new', scan: 'clean' },
    { _id: 'old', scan: 'not-scanned', scanAskedAt: null },
  ]);
  expect(await stored('nominations')).toEqual([
    { _id: 'a', supportingDocUrl: url, document: { id: 'x', url, name: 'a.pdf' } },
    { _id: 'b', supportingDocUrl: '', document: null },
  ]);
});

test('older nominations and judges get the mark of a confirmed address, rated ones that of judging', async () => {
  const submittedAt = new Date('2025-08-04T09:00:00Z');
  await collection('accounts').insertMany([
    { _id: 'ada', emailConfirmed: true },
    { _id: 'bob', emailConfirmed: false },
  ]);
  await collection('nominations').insertMany([
    { _id: 'of-ada', submittedBy: 'ada', submittedAt },
    { _id: 'of-bob', submittedBy: 'bob', submittedAt },
    { _id: 'erased', submittedBy: 'erased:erased', submittedAt },
  ]);
  await collection('judges').insertMany([
    { _id: 'j-ada', accountId: 'ada', emailConfirmed: false },
    { _id: 'j-bob', accountId: 'bob', emailConfirmed: false },
  ]);
  await collection('assignments').insertMany([
    { _id: '1', nominationId: 'of-bob', status: 'completed' },
    { _id: '2', nominationId: 'of-ada', status: 'pending' },
  ]);
  const migrated = async () => {
    await steps[4]?.up(db());
    return [await stored('nominations'), await stored('judges')];
  };
  const expected = [
    [
      { _id: 'erased', submittedBy: 'erased:erased', submittedAt, emailConfirmedAt: null },
      { _id: 'of-ada', submittedBy: 'ada', submittedAt, emailConfirmedAt: submittedAt },
      {
        _id: 'of-bob',
        submittedBy: 'bob',
        submittedAt,
        emailConfirmedAt: null,
        judgingBegun: true,
      },
    ],
    [
      { _id: 'j-ada', accountId: 'ada', emailConfirmed: true },
      { _id: 'j-bob', accountId: 'bob', emailConfirmed: false },
    ],
  ];
  expect(await migrated()).toEqual(expected);
  expect(await migrated()).toEqual(expected);
});

test('judges name their last verifier from the audit trail; a command is nobody', async () => {
  const audit = db().collection<{ _id: number; [field: string]: unknown }>('audit');
  const ids = ['by one', 'by another', 'by a program', 'by who is gone', 'unrecorded'];
  await collection('judges').insertMany([
    ...ids.map((_id) => ({ _id, isVerified: true })),
    { _id: 'known', isVerified: true, verifiers: ['somebody'] },
    { _id: 'rejected', isVerified: false },
  ]);
  const verified = (seq: number, id: string, actor: object, detail: object = {}) => ({
    _id: seq,
    seq,
    action: 'judge.verified',
    subject: { id },
    actor,
    detail,
  });
  const account = { kind: 'account' };
  const by = (value: string) => ({ actor: { value } });
  await audit.insertMany([
    verified(1, 'by one', account, by('organiser-1')),
    verified(2, 'by another', account, by('organiser-1')),
    verified(3, 'by another', account, by('organiser-2')),
    verified(4, 'by a program', { kind: 'command', name: 'seed' }),
    verified(5, 'by who is gone', account),
  ]);
  const step = steps.find(({ id }) => id === '0006-judges-name-verifiers');
  for (const _ of [1, 2]) await step?.up(db());
  const named = await stored('judges');
  expect(Object.fromEntries(named.map(({ _id, verifiers }) => [_id, verifiers]))).toEqual({
    'by one': ['organiser-1'],
    'by another': ['organiser-2'],
    'by a program': [],
    'by who is gone': [null],
    unrecorded: [],
    known: ['somebody'],
    rejected: undefined,
  });
});

test('winners with the moment of a publication know that they came from ratings', async () => {
  const at = new Date('2025-11-20T12:00:00.000Z');
  const ai = { year: '2025', category: 'AI' };
  await collection('results').insertMany([
    { _id: 'published', season: '2025', category: 'AI', publishing: { at } },
    { _id: 'open', season: '2025', category: 'Technology', publishing: null },
  ]);
  await collection('winners').insertMany([
    { _id: 'from results', ...ai, publishedAt: at },
    { _id: 'imported', ...ai, publishedAt: new Date('2025-01-01T12:00:00.000Z') },
    { _id: 'elsewhere', ...ai, category: 'Technology', publishedAt: at },
  ]);
  const step = steps.find(({ id }) => id === '0007-winners-know-their-origin');
  for (const _ of [1, 2]) await step?.up(db());
  expect((await stored('winners')).map(({ _id, fromResults }) => [_id, fromResults])).toEqual([
    ['elsewhere', undefined],
    ['from results', true],
    ['imported', undefined],
  ]);
});

test('judges verified before take part in the season that ran then, and in no other', async () => {
  await collection('seasons').insertMany([
    { _id: '2024' },
    { _id: '2025', begun: true },
    { _id: '2026', begun: false },
  ]);
  const declined = { '2025': { answer: 'no', at: new Date(0) } };
  await collection('judges').insertMany([
    { _id: 'answered', isVerified: true, answers: declined },
    { _id: 'rejected', isVerified: false },
    { _id: 'verified', isVerified: true },
  ]);
  const step = steps.find(({ id }) => id === '0009-judges-agree-to-seasons');
  for (const _ of [1, 2]) await step?.up(db());
  expect((await stored('judges')).map(({ answers }) => answers)).toEqual([
    declined,
    undefined,
    { '2025': { answer: 'yes', at: expect.any(Date) } },
  ]);
});

test('the reservations of a judge become a list by season, once', async () => {
  const places = { season: '2025', load: 1, nominations: ['one'], barred: ['other'] };
  await collection('judges').insertMany([
    { _id: 'judging', places },
    { _id: 'new', places: { season: '', load: 0, nominations: [], barred: [] } },
    { _id: 'since', places: [places, { ...places, season: '2026' }] },
  ]);
  const step = steps.find(({ id }) => id === '0008-judges-have-places-by-season');
  for (const _ of [1, 2]) await step?.up(db());
  expect((await stored('judges')).map(({ _id, places: bySeason }) => [_id, bySeason])).toEqual([
    ['judging', [places]],
    ['new', []],
    ['since', [places, { ...places, season: '2026' }]],
  ]);
});

test('uploads whose parts were stored as they came start over', async () => {
  await collection('uploads').insertMany([
    { _id: 'half', documentId: null },
    { _id: 'whole', documentId: 'one' },
  ]);
  await collection('uploadParts').insertMany([{ _id: 'half:0', uploadId: 'half' }]);
  const step = steps.find(({ id }) => id === '0010-parts-are-stored-as-pieces');
  for (const _ of [1, 2]) await step?.up(db());
  expect([await stored('uploads'), await stored('uploadParts')]).toEqual([
    [{ _id: 'whole', documentId: 'one' }],
    [],
  ]);
});

test('confirmation links of former versions are removed with the addresses in them', async () => {
  await collection('emailConfirmations').insertOne({ _id: 'one', email: 'ada@example.com' });
  const step = steps.find(({ id }) => id === '0011-accounts-have-confirmation-links');
  for (const _ of [1, 2]) await step?.up(db());
  expect(await stored('emailConfirmations')).toEqual([]);
});

test('lists find nominations and judges of former versions, and no erased one', async () => {
  const zoe = { _id: 'zoe', fullName: 'Zoë', organization: 'Łódź Ltd', email: 'z@example.com' };
  await collection('nominations').insertMany([zoe, { _id: 'gone', erasedAt: new Date() }]);
  await collection('judges').insertOne({ ...zoe, fullName: '', displayName: 'Éva' });
  const step = steps.find(({ id }) => id === '0012-lists-know-folded-texts');
  for (const _ of [1, 2]) await step?.up(db());
  const texts = { name: 'zoe', displayName: '', organization: 'lodz ltd', email: 'z@example.com' };
  const judge = { ...texts, name: 'eva', displayName: 'eva' };
  const foldedIn = async (name: string) => (await stored(name)).map(({ folded }) => folded);
  expect([await foldedIn('nominations'), await foldedIn('judges')]).toEqual([
    [undefined, texts],
    [judge],
  ]);
});

test('rules of seasons that are being judged are frozen', async () => {
  const [open, closed] = [{ judging: { open: true } }, { judging: { open: false } }];
  const rules = { frozenAt: null, borderline: { standardErrors: 2 } };
  await collection('seasons').insertMany([
    { _id: 'judged', categories: [open, closed], rules },
    { _id: 'planned', categories: [closed], rules },
  ]);
  const step = steps.find(({ id }) => id === '0004-seasons-freeze-rules');
  for (const _ of [1, 2]) await step?.up(db());
  const borderline = { standardErrors: 2, extraJudges: 5 };
  expect((await stored('seasons')).map((season) => season.rules)).toEqual([
    { frozenAt: expect.any(String), borderline },
    { frozenAt: null, borderline },
  ]);
});

// Last, since the tests above have tried the steps.
test('no other step takes away what the release before reads', () => {
  expect([...tried].sort()).toEqual(released.map(({ id }) => id));
  expect([...found].sort()).toEqual(taking);
});
