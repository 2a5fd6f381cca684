import type {
  AuditedDocument,
  AuditTrail,
  MarkOf,
  PendingAuditEntries,
  PendingAuditEntry,
} from '../../module-kit/audit-trail';
import type { ChainLink } from './entry';
import { chainEntry, chainStart } from './rules';
import type { AuditStore } from './store';

interface Options {
  markOf: MarkOf;
  audit: AuditStore;
  /** All collections with pending entries. */
  sources: readonly PendingAuditEntries[];
  /** Called when an entry stays pending for now. */
  onFailure?: ((error: unknown) => void) | undefined;
}

export function auditTrail({ audit, sources, markOf, onFailure = () => {} }: Options): AuditTrail {
  const append = appending(audit, markOf);

  async function appendPending(
    source: PendingAuditEntries,
    document: AuditedDocument,
  ): Promise<void> {
    const { pendingAuditEntries: entries = [] } = document;
    if (entries.length === 0) return;
    for (const entry of entries) await append(entry);
    await source.remove(
      document._id,
      entries.map(({ id }) => id),
    );
  }

  async function appendAllPending(): Promise<void> {
    await Promise.all(
      sources.map(async (source) => {
        for await (const document of source.all()) await appendPending(source, document);
      }),
    );
  }

  return {
    record: append,
    recordAudit: (source, document) => appendPending(source, document).catch(onFailure),
    appendAllPending,
    async forget(accountId) {
      await appendAllPending();
      await audit.erasePerson(accountId);
    },
    markOf,
  };
}

/**
 * Returns a function that appends an entry once, even if several processes call it repeatedly. The
 * unique index gives each position to the first; the others read the new head and try the next, so
 * there are no gaps and each round has a winner. Within a process, appends are sequential.
 */
function appending(audit: AuditStore, markOf: MarkOf): (entry: PendingAuditEntry) => Promise<void> {
  let head: ChainLink | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function append(pending: PendingAuditEntry): Promise<void> {
    head ??= (await audit.findHead()) ?? chainStart;
    for (;;) {
      const entry = chainEntry(pending, head, markOf);
      if (await audit.insert(entry)) {
        head = { seq: entry.seq, hash: entry.hash };
        return;
      }
      if (await audit.exists(pending.id)) return;
      const since: ChainLink = (await audit.findHead()) ?? chainStart;
      if (since.seq <= head.seq) throw new Error(`Place ${entry.seq} of the audit trail is taken`);
      head = since;
    }
  }

  return (pending) => {
    const mine = turn.then(() => append(pending));
    turn = mine.catch(() => {});
    return mine;
  };
}
