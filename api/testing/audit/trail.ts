import type { Db } from 'mongodb';
import type { AuditedDocument, PendingAuditEntry } from '../../src/module-kit/audit-trail';
import { prepareStores } from '../../src/module-kit/define-store';
import { pendingAuditEntry } from '../../src/module-kit/pending-entries';
import { pendingEntriesIn } from '../../src/module-kit/pending-entries-store';
import type { ChainedEntry } from '../../src/modules/audit/entry';
import { marksWith } from '../../src/modules/audit/marks';
import { auditStore } from '../../src/modules/audit/store';
import { auditTrail } from '../../src/modules/audit/trail';
import { testKeys } from '../config';
import { suiteDatabase } from '../database';

export const markOf = marksWith(testKeys['organisers in the audit trail']);

export const noon = new Date('2026-06-01T12:00:00.000Z');

/** An audit entry about `medal`, an invented noun. */
export function medalEntry({
  action = 'medal.given',
  ...event
}: Partial<PendingAuditEntry> = {}): PendingAuditEntry {
  const entry = pendingAuditEntry(() => noon, {
    actor: { accountId: 'admin-1' },
    action: 'judge.verified',
    subject: { id: 'medal-1', accountId: 'person-1' },
    reason: 'Measured twice.',
    before: null,
    after: { tier: 'Gold' },
    ...event,
  });
  return { ...entry, action };
}

/** A document with these pending entries. */
export const medalWith = (
  _id: string,
  ...pendingAuditEntries: PendingAuditEntry[]
): AuditedDocument => ({ _id, pendingAuditEntries });

/** Appends entries to the trail of a database. */
export async function append(db: Db, ...entries: PendingAuditEntry[]): Promise<void> {
  const trail = auditTrail({ audit: auditStore(db), sources: [], markOf });
  await trail.recordAudit(pendingEntriesIn(db.collection('medals')), medalWith('m', ...entries));
}

/** The trail on a test database, emptied before each test. */
export function suiteTrail() {
  const db = suiteDatabase();
  beforeAll(() => prepareStores(db, [auditStore]));
  beforeEach(async () => {
    await db.collection('audit').deleteMany({});
    await db.collection('medals').deleteMany({});
  });
  return () => {
    const audit = auditStore(db);
    const pendingEntries = pendingEntriesIn(db.collection('medals'));
    const chain = () => db.collection<ChainedEntry>('audit').find().sort({ seq: 1 }).toArray();
    const trail = auditTrail({ audit, sources: [pendingEntries], markOf });
    return {
      db,
      audit,
      trail,
      /** Documents of an invented noun, with pending entries. */
      medals: db.collection<AuditedDocument>('medals'),
      pendingEntries,
      chain,
    };
  };
}
