import { randomBytes } from 'node:crypto';
import type { Collection, Db, MongoClient } from 'mongodb';
import { prepareStores } from '../../../composition/define-store';
import { mongoClient } from '../../../platform/mongo/mongo';
import { testConfig } from '../../../testing/config';
import type {
  AuditedDocument,
  ChainedEntry,
  PendingAuditEntries,
  PendingAuditEntry,
} from '../entry';
import { pendingAuditEntry } from '../pending-entries';
import { pendingEntriesIn } from '../pending-entries-store';
import { type AuditStore, auditStore } from '../store';
import { type AuditTrail, auditTrail } from '../trail';

export interface TestTrail {
  db: Db;
  audit: AuditStore;
  trail: AuditTrail;
  /** Documents of an invented noun, and their pending entries. */
  medals: Collection<AuditedDocument>;
  owed: PendingAuditEntries;
  /** The stored chain in order. */
  chain(): Promise<ChainedEntry[]>;
}

export const noon = new Date('2026-06-01T12:00:00.000Z');

/** An entry of the invented noun. */
export function medalEntry({
  action = 'medal.given',
  ...deed
}: Partial<PendingAuditEntry> = {}): PendingAuditEntry {
  const entry = pendingAuditEntry(
    {
      actor: { accountId: 'admin-1' },
      action: 'judge.verified',
      subject: { id: 'medal-1', accountId: 'person-1' },
      reason: 'Measured twice.',
      before: null,
      after: { tier: 'Gold' },
      ...deed,
    },
    () => noon,
  );
  return { ...entry, action };
}

/** A document with these pending entries. */
export const owingMedal = (_id: string, ...owed: PendingAuditEntry[]): AuditedDocument => ({
  _id,
  audit: { owes: true, owed },
});

/** The trail on a test database, emptied before each test. */
export function suiteTrail(): () => TestTrail {
  let client: MongoClient;
  let db: Db;
  beforeAll(async () => {
    client = mongoClient(testConfig().mongo);
    db = client.db(`audit_${randomBytes(6).toString('hex')}`);
    await prepareStores(db, [auditStore]);
  });
  beforeEach(async () => {
    await db.collection('audit').deleteMany({});
    await db.collection('medals').deleteMany({});
  });
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  return () => {
    const audit = auditStore(db);
    const owed = pendingEntriesIn(db.collection('medals'));
    const chain = () => db.collection<ChainedEntry>('audit').find().sort({ seq: 1 }).toArray();
    const trail = auditTrail({ audit, sources: [owed] });
    return { db, audit, trail, medals: db.collection<AuditedDocument>('medals'), owed, chain };
  };
}
