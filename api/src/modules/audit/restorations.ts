import type { AuditEvent, Json } from '../../module-kit/audit-trail';
import { chainStart } from './rules';
import type { AuditStore } from './store';

/** A backup that replaced the database. */
export interface Restoration {
  /** Id of the audit entry. */
  id: string;
  at: Date;
  /** The root of the public log's last head in the backup, in hexadecimal. */
  root: string;
}

/** Where a restored database came from, as its audit entry records it. */
export interface RestoredFrom {
  archive: string;
  /** When the archive was begun, in ISO 8601. */
  copiedAt: string;
  /** The last entry of the audit trail and of the signed public log at that time. */
  auditHead: { seq: number; hash: string } | null;
  logHead: { size: number; root: string };
}

/** The audit entry of a restore; the public log repeats it. */
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

/** Every restore in the audit trail, in its order. */
export async function restorations(audit: AuditStore, now: Date): Promise<Restoration[]> {
  const entries = await audit.findByActions(['backup.restored'], now);
  return entries.map(({ _id: id, at, detail }) => ({ id, at, root: rootIn(detail.after?.value) }));
}
