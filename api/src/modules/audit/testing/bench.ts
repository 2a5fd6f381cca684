import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';
import { prepareStores } from '../../../composition/define-store';
import { mongoClient } from '../../../platform/mongo/mongo';
import type { AuditedDocument } from '../entry';
import { pendingAuditEntry } from '../pending-entries';
import { pendingEntriesIn } from '../pending-entries-store';
import { auditStore } from '../store';
import { auditTrail } from '../trail';
import { verifyChain } from '../verify';

// MONGODB_URI=... node --import tsx api/src/modules/audit/testing/bench.ts
// Measures recording with 1 and 8 writers of one process, and with 8 that act as processes.
const seconds = 4;

const say = (line: string) => process.stdout.write(`${line}\n`);

function entry() {
  return pendingAuditEntry(
    {
      actor: { accountId: 'admin' },
      action: 'judge.verified',
      subject: { id: 'medal', accountId: 'person' },
      reason: 'Measured twice.',
      before: null,
      after: { tier: 'Gold' },
    },
    () => new Date(),
  );
}

/** Returns appends per second for these writers and trails, and the verdict on the chain. */
async function appendsPerSecond(db: Db, writers: number, trails: number): Promise<string> {
  const audit = auditStore(db);
  await db.collection('audit').deleteMany({});
  await prepareStores(db, [auditStore]);
  const owed = { ...pendingEntriesIn(db.collection('medals')), settled: async () => {} };
  const all = Array.from({ length: trails }, () => auditTrail({ audit, sources: [] }));
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const write = async (at: number) => {
    while (performance.now() < end) {
      const document: AuditedDocument = { _id: 'm', audit: { owes: true, owed: [entry()] } };
      await all[at % trails]?.recordAudit(owed, document);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, at) => write(at)));
  const begun = performance.now();
  const verdict = await verifyChain({ audit });
  const verified = Math.round(performance.now() - begun);
  const complete = verdict.whole && verdict.head.seq === count;
  return `${Math.round(count / seconds)} appends/s; ${count} entries verified in ${verified} ms: ${complete ? 'whole' : 'BROKEN'}`;
}

/** Returns plain inserts per second of documents of that size. */
async function inserts(writers: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const write = async () => {
    for (; performance.now() < end; count += 1)
      await db.collection('plain').insertOne({ text: 'x'.repeat(1_000) });
  };
  await Promise.all(Array.from({ length: writers }, write));
  return Math.round(count / seconds);
}

const client = mongoClient({ uri: process.env.MONGODB_URI ?? '', waitMs: 10_000 });
const db = client.db(`bench_${randomBytes(6).toString('hex')}`);
say(`plain inserts, for comparison, 1 and 8 writers: ${await inserts(1)}, ${await inserts(8)}/s`);
say(`1 writer: ${await appendsPerSecond(db, 1, 1)}`);
say(`8 writers of one process: ${await appendsPerSecond(db, 8, 1)}`);
say(`8 processes: ${await appendsPerSecond(db, 8, 8)}`);
await db.dropDatabase();
await client.close();
