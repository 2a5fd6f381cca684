import type { AuditEntry } from '@meritum/shared/contracts/audit';
import type { ChainedEntry } from './entry';

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** An entry as admins see it; what was erased is null. */
export function presentEntry({
  _id,
  at,
  subject,
  actor,
  detail,
  ...entry
}: ChainedEntry): AuditEntry {
  return {
    id: _id,
    seq: entry.seq,
    hash: entry.hash,
    at: at.toISOString(),
    action: entry.action,
    actor: {
      kind: actor.kind,
      id: actor.kind === 'command' ? actor.name : textOf(detail.actor?.value),
    },
    subject: { ...subject, accountId: textOf(detail.person?.value) },
    reason: textOf(detail.reason?.value),
    before: (detail.before?.value ?? null) as AuditEntry['before'],
    after: (detail.after?.value ?? null) as AuditEntry['after'],
  };
}
