import type { HistoryEntry } from '@meritum/shared/contracts/lists';
import type { ChainedEntry } from './entry';
import type { AuditStore } from './store';

/** Decisions shown about one subject; there are never more in practice. */
const maxShown = 100;

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

export interface History {
  stores: { audit: AuditStore };
  deps: {
    /** An account's address; null when it is gone. */
    identity: { addressOf(accountId: string): Promise<string | null> };
  };
}

/** Returns the decisions about a subject, newest first, with who made them. */
export async function historyOf(
  { stores, deps }: History,
  subject: string,
): Promise<HistoryEntry[]> {
  const entries = await stores.audit.findPage({ subject }, { below: null, limit: maxShown });
  const ids = [...new Set(entries.flatMap((entry) => deciderOf(entry) ?? []))];
  const addresses = new Map(
    await Promise.all(ids.map(async (id) => [id, await deps.identity.addressOf(id)] as const)),
  );
  return entries.map((entry) => {
    const { at, action, actor, detail } = entry;
    const by = actor.kind === 'command' ? actor.name : addresses.get(deciderOf(entry) ?? '');
    return {
      at: at.toISOString(),
      action,
      by: by ?? null,
      reason: textOf(detail.reason?.value) ?? '',
    };
  });
}

const deciderOf = ({ actor, detail }: ChainedEntry) =>
  actor.kind === 'account' ? textOf(detail.actor?.value) : null;
