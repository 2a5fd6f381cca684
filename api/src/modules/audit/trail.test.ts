import { markOf, medalEntry, medalWith, noon, suiteTrail } from '../../../testing/audit/trail';
import type { AuditStore } from './store';
import { auditTrail } from './trail';
import { verifyChain } from './verify';

const suite = suiteTrail();

/** Many medals with one pending entry each. */
async function medalsWithEntries(count: number) {
  const documents = Array.from({ length: count }, (_, at) => medalWith(`m${at}`, medalEntry()));
  await suite().medals.insertMany(documents);
  return documents;
}

const pendingIds = (documents: readonly { pendingAuditEntries?: { id: string }[] }[]) =>
  documents
    .flatMap(({ pendingAuditEntries = [] }) => pendingAuditEntries.map(({ id }) => id))
    .sort();

const idsChained = async () => (await suite().chain()).map(({ _id }) => _id).sort();

const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
const salt = expect.stringMatching(/^[\w-]{43}$/);

test('a pending entry is appended and removed from its document', async () => {
  const { trail, medals, pendingEntries, chain } = suite();
  const entry = medalEntry();
  const document = medalWith('m', entry);
  await medals.insertOne(document);
  await trail.recordAudit(pendingEntries, document);
  expect(await chain()).toEqual([
    {
      _id: entry.id,
      seq: 1,
      previous: '0'.repeat(64),
      hash: digest,
      at: noon,
      action: 'medal.given',
      actor: { kind: 'account', mark: markOf('admin-1') },
      subject: { noun: 'medal', id: 'medal-1' },
      seals: { actor: digest, person: digest, reason: digest, after: digest },
      detail: {
        actor: { salt, value: 'admin-1' },
        person: { salt, value: 'person-1' },
        reason: { salt, value: 'Measured twice.' },
        after: { salt, value: { tier: 'Gold' } },
      },
    },
  ]);
  expect(await medals.find().toArray()).toEqual([medalWith('m')]);
});

test('a program is named as the actor, without an account', async () => {
  const { trail, pendingEntries, chain } = suite();
  const entry = medalEntry({ actor: { command: 'give-medal' }, subject: { id: 'medal-2' } });
  await trail.recordAudit(pendingEntries, medalWith('m', entry));
  expect(await chain()).toMatchObject([{ actor: { kind: 'command', name: 'give-medal' } }]);
  expect(Object.keys((await chain())[0]?.detail ?? {})).toEqual(['reason', 'after']);
});

test('an entry added while another is appended stays pending', async () => {
  const { medals, pendingEntries } = suite();
  const [first, second] = [medalEntry(), medalEntry()];
  await medals.insertOne(medalWith('m', first, second));
  await pendingEntries.remove('m', [first.id]);
  expect(await medals.find().toArray()).toEqual([medalWith('m', second)]);
});

test('a failing database loses nothing: the action is done, the entry is appended later', async () => {
  const { trail, medals, pendingEntries, audit } = suite();
  const [document] = await medalsWithEntries(1);
  const away: AuditStore = { ...audit, insert: () => Promise.reject(new Error('away')) };
  const failures: unknown[] = [];
  const failing = auditTrail({
    markOf,
    audit: away,
    sources: [pendingEntries],
    onFailure: (error) => void failures.push(error),
  });
  if (document) await failing.recordAudit(pendingEntries, document);
  expect(failures).toEqual([new Error('away')]);
  await expect(failing.appendAllPending()).rejects.toThrow('away');
  expect(await medals.find().toArray()).toEqual([document]);
  await trail.appendAllPending();
  expect(await idsChained()).toEqual(pendingIds(document ? [document] : []));
});

test('an append whose reply was lost is not repeated', async () => {
  const { trail, pendingEntries, audit } = suite();
  const documents = await medalsWithEntries(3);
  let lost = 0;
  const lossy: AuditStore = {
    ...audit,
    async insert(entry) {
      const added = await audit.insert(entry);
      if (lost++ === 1) throw new Error('no answer');
      return added;
    },
  };
  const unlucky = auditTrail({ audit: lossy, sources: [pendingEntries], markOf });
  await expect(unlucky.appendAllPending()).rejects.toThrow('no answer');
  await unlucky.appendAllPending();
  await trail.appendAllPending();
  expect(await idsChained()).toEqual(pendingIds(documents));
  expect(await verifyChain(suite().audit)).toMatchObject({ whole: true, head: { seq: 3 } });
});

test('eight concurrent writers and repairs leave no gap, no duplicate and lose nothing', async () => {
  const { audit, pendingEntries, medals } = suite();
  const documents = await medalsWithEntries(120);
  const trails = Array.from({ length: 8 }, () =>
    auditTrail({ audit, sources: [pendingEntries], markOf }),
  );
  await Promise.all([
    ...documents.map((document, at) => trails[at % 8]?.recordAudit(pendingEntries, document)),
    ...trails.slice(0, 2).map((trail) => trail.appendAllPending()),
  ]);
  expect(await idsChained()).toEqual(pendingIds(documents));
  expect(await verifyChain(suite().audit)).toMatchObject({ whole: true, head: { seq: 120 } });
  expect(pendingIds(await medals.find().toArray())).toEqual([]);
});

test('a trail that missed many entries continues at the end', async () => {
  const { audit, pendingEntries } = suite();
  const [sleeping, busy] = [
    auditTrail({ audit, sources: [], markOf }),
    auditTrail({ audit, sources: [], markOf }),
  ];
  await sleeping.recordAudit(pendingEntries, medalWith('m', medalEntry()));
  const many = Array.from({ length: 230 }, () => medalEntry());
  await busy.recordAudit(pendingEntries, medalWith('m', ...many));
  await sleeping.recordAudit(pendingEntries, medalWith('m', medalEntry()));
  expect(await verifyChain(suite().audit)).toMatchObject({ whole: true, head: { seq: 232 } });
});

test('text with half a character in it is stored so that it can be verified', async () => {
  const { trail, pendingEntries, chain } = suite();
  await trail.recordAudit(pendingEntries, medalWith('m', medalEntry({ reason: 'cut \ud83d off' })));
  expect((await chain())[0]?.detail.reason?.value).toBe('cut \ufffd off');
  expect(await verifyChain(suite().audit)).toMatchObject({ whole: true });
});

test('only the account of a request is kept of its actor', () => {
  const actor = { accountId: 'admin-1', sessionId: 'session-1', role: async () => 'admin' };
  expect(medalEntry({ actor }).actor).toEqual({ accountId: 'admin-1' });
});
