import type { AuditEntry } from '@meritum/shared/contracts/audit';
import type { PersonSummary } from './context';
import type { VisibleEntry } from './reading';

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const personOf = (person: PersonSummary | null) =>
  person && { name: person.name, email: person.email };

/** Returns an entry as admins see it; erased parts are null. */
export function presentEntry(seen: VisibleEntry): AuditEntry {
  const { _id, seq, hash, at, action, subject, actor, detail } = seen.entry;
  const link = { id: _id, seq, hash, at: at.toISOString() };
  if (seen.withheld) return { ...link, ...nothing };
  return {
    ...link,
    action,
    withheld: false,
    actor: {
      kind: actor.kind,
      id:
        actor.kind === 'command' ? actor.name : (textOf(detail.actor?.value) ?? actor.mark ?? null),
      person: personOf(seen.actor),
    },
    subject: {
      ...subject,
      accountId: textOf(detail.person?.value),
      person: personOf(seen.person),
    },
    reason: textOf(detail.reason?.value),
    before: (detail.before?.value ?? null) as AuditEntry['before'],
    after: (detail.after?.value ?? null) as AuditEntry['after'],
  };
}

/** A withheld entry shows only that something was done. */
const nothing = {
  withheld: true,
  action: null,
  actor: { kind: 'account', id: null, person: null } as const,
  subject: { noun: null, id: null, accountId: null, person: null },
  reason: null,
  before: null,
  after: null,
};
