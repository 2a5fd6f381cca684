import type { AuditEvent, Json } from '../../module-kit/audit-trail';
import { chainStart } from './rules';
import type { AuditStore } from './store';

/** A backup that became the database. */
export interface Restoration {
  /** Of the entry of the audit trail. */
  id: string;
  at: Date;
  /** The root of the public log's last head in the backup, in hexadecimal. */
  root: string;
}

/** What the entry says that it was restored from. */
export interface RestoredFrom {
  archive: string;
  /** When the archive was begun, in ISO 8601. */
  copiedAt: string;
  /** Where the audit trail and the signed public log were then. */
  auditHead: { seq: number; hash: string } | null;
  logHead: { size: number; root: string };
}

/** What the audit trail says of a restore; the public log follows from it. */
export const restoredEvent = ({ archive, ...from }: RestoredFrom, reason: string): AuditEvent => ({
  actor: { command: 'restore' },
  action: 'backup.restored',
  subject: { id: archive },
  reason,
  before: null,
  after: from,
});

const rootIn = (after: Json | undefined): string =>
  (after as { logHead: { root: string } } | undefined)?.logHead.root ?? chainStart.hash;

/** Every restore that the audit trail has, in its order. */
export async function restorations(audit: AuditStore, now: Date): Promise<Restoration[]> {
  const entries = await audit.findByActions(['backup.restored'], now);
  return entries.map(({ _id: id, at, detail }) => ({ id, at, root: rootIn(detail.after?.value) }));
}
