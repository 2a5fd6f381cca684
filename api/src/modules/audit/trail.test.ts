import type { AuditStore } from './store';
import { markOf, medalEntry, noon, owingMedal, suiteTrail } from './testing/trail';
import { auditTrail } from './trail';
import { verifyChain } from './verify';

const suite = suiteTrail();

/** Many medals with one pending entry each. */
async function owingMedals(count: number) {
  const documents = Array.from({ length: count }, (_, at) => owingMedal(`m${at}`, medalEntry()));
  await suite().medals.insertMany(documents);
  return documents;
}

const idsOwed = (documents: readonly { audit?: { owed: { id: string }[] } }[]) =>
  documents.flatMap(({ audit }) => audit?.owed.map(({ id }) => id) ?? []).sort();

const idsChained = async () => (await suite().chain()).map(({ _id }) => _id).sort();

const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
const salt = expect.stringMatching(/^[\w-]{43}$/);

test('a pending entry is appended and removed from its document', async () => {
  const { trail, medals, owed, chain } = suite();
  const entry = medalEntry();
  const document = owingMedal('m', entry);
  await medals.insertOne(document);
  await trail.recordAudit(owed, document);
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
  expect(await medals.find().toArray()).toEqual([{ _id: 'm' }]);
});

test('a program is named as the actor, without an account', async () => {
  const { trail, owed, chain } = suite();
  const entry = medalEntry({ actor: { command: 'give-medal' }, subject: { id: 'medal-2' } });
  await trail.recordAudit(owed, owingMedal('m', entry));
  expect(await chain()).toMatchObject([{ actor: { kind: 'command', name: 'give-medal' } }]);
  expect(Object.keys((await chain())[0]?.detail ?? {})).toEqual(['reason', 'after']);
});

test('settling again, even by a new trail, appends nothing', async () => {
  const { trail, owed, audit, chain } = suite();
  const document = owingMedal('m', medalEntry(), medalEntry());
  await trail.recordAudit(owed, document);
  const once = await chain();
  expect(once).toHaveLength(2);
  await trail.recordAudit(owed, document);
  await auditTrail({ audit, sources: [], markOf }).recordAudit(owed, document);
  expect(await chain()).toEqual(once);
});

test('an entry added while another is settled stays pending', async () => {
  const { medals, owed } = suite();
  const [first, second] = [medalEntry(), medalEntry()];
  await medals.insertOne(owingMedal('m', first, second));
  await owed.settled('m', [first.id]);
  expect(await medals.find().toArray()).toEqual([owingMedal('m', second)]);
  await owed.settled('m', [first.id]);
  expect(await medals.find().toArray()).toEqual([owingMedal('m', second)]);
  await owed.settled('m', [first.id, second.id]);
  expect(await medals.find().toArray()).toEqual([{ _id: 'm' }]);
});

test('a failing database loses nothing: the action is done, the entry is appended later', async () => {
  const { trail, medals, owed, audit } = suite();
  const [document] = await owingMedals(1);
  const away: AuditStore = { ...audit, add: () => Promise.reject(new Error('away')) };
  const failures: unknown[] = [];
  const failing = auditTrail({
    markOf,
    audit: away,
    sources: [owed],
    onFailure: (error) => void failures.push(error),
  });
  if (document) await failing.recordAudit(owed, document);
  expect(failures).toEqual([new Error('away')]);
  await expect(failing.settleAll()).rejects.toThrow('away');
  expect(await medals.find().toArray()).toEqual([document]);
  await trail.settleAll();
  expect(await idsChained()).toEqual(idsOwed(document ? [document] : []));
});

test('an append whose reply was lost is not repeated', async () => {
  const { trail, owed, audit } = suite();
  const documents = await owingMedals(3);
  let lost = 0;
  const lossy: AuditStore = {
    ...audit,
    async add(entry) {
      const added = await audit.add(entry);
      if (lost++ === 1) throw new Error('no answer');
      return added;
    },
  };
  const unlucky = auditTrail({ audit: lossy, sources: [owed], markOf });
  await expect(unlucky.settleAll()).rejects.toThrow('no answer');
  await unlucky.settleAll();
  await trail.settleAll();
  expect(await idsChained()).toEqual(idsOwed(documents));
  expect(await verifyChain(suite())).toMatchObject({ whole: true, head: { seq: 3 } });
});

test('eight concurrent writers and repairs leave no gap, no duplicate and lose nothing', async () => {
  const { audit, owed, medals } = suite();
  const documents = await owingMedals(120);
  const trails = Array.from({ length: 8 }, () => auditTrail({ audit, sources: [owed], markOf }));
  await Promise.all([
    ...documents.map((document, at) => trails[at % 8]?.recordAudit(owed, document)),
    ...trails.slice(0, 2).map((trail) => trail.settleAll()),
  ]);
  expect(await idsChained()).toEqual(idsOwed(documents));
  expect(await verifyChain(suite())).toMatchObject({ whole: true, head: { seq: 120 } });
  expect(await medals.countDocuments({ audit: { $exists: true } })).toBe(0);
});

test('a trail that missed many entries continues at the end', async () => {
  const { audit, owed } = suite();
  const [sleeping, busy] = [
    auditTrail({ audit, sources: [], markOf }),
    auditTrail({ audit, sources: [], markOf }),
  ];
  await sleeping.recordAudit(owed, owingMedal('m', medalEntry()));
  const many = Array.from({ length: 230 }, () => medalEntry());
  await busy.recordAudit(owed, owingMedal('m', ...many));
  await sleeping.recordAudit(owed, owingMedal('m', medalEntry()));
  expect(await verifyChain(suite())).toMatchObject({ whole: true, head: { seq: 232 } });
});

test('text with half a character in it is stored so that it can be verified', async () => {
  const { trail, owed, chain } = suite();
  await trail.recordAudit(owed, owingMedal('m', medalEntry({ reason: 'cut \ud83d off' })));
  expect((await chain())[0]?.detail.reason?.value).toBe('cut \ufffd off');
  expect(await verifyChain(suite())).toMatchObject({ whole: true });
});

test('only the account of a request is kept of its actor', () => {
  const actor = { accountId: 'admin-1', sessionId: 'session-1', role: async () => 'admin' };
  expect(medalEntry({ actor }).actor).toEqual({ accountId: 'admin-1' });
});
