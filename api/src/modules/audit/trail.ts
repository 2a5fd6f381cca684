import type { AuditedDocument, ChainLink, PendingAuditEntries, PendingAuditEntry } from './entry';
import type { MarkOf } from './marks';
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

/** Moves pending entries from documents to the chain. */
export function auditTrail({ audit, sources, markOf, onFailure = () => {} }: Options) {
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

  /** Appends all pending entries; at start, regularly, and before a person is erased. */
  async function appendAllPending(): Promise<void> {
    for (const source of sources)
      for await (const document of source.all()) await appendPending(source, document);
  }

  return {
    /**
     * Appends an entry without a document, for actions that only read. Throws when it cannot; the
     * caller must then stop.
     */
    record: append,
    /**
     * Appends the pending entries of a document and removes them from it. Never fails: the action and
     * its entry are stored already, and {@link AuditTrail.appendAllPending} makes up for the rest.
     */
    recordAudit: (source: PendingAuditEntries, document: AuditedDocument) =>
      appendPending(source, document).catch(onFailure),
    appendAllPending,
    /** Appends all pending entries, then erases the account's owner and what was said about them. */
    async forget(accountId: string) {
      await appendAllPending();
      await audit.forget(accountId);
    },
    /** How the trail marks an account. */
    markOf,
  };
}

export type AuditTrail = ReturnType<typeof auditTrail>;

/**
 * Returns a function that appends an entry once, even if several processes call it repeatedly. The
 * unique index gives each position to the first; the others read the new head and try the next, so
 * there are no gaps and each round has a winner. Within a process, appends are sequential.
 */
function appending(audit: AuditStore, markOf: MarkOf): (entry: PendingAuditEntry) => Promise<void> {
  let head: ChainLink | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function append(pending: PendingAuditEntry): Promise<void> {
    head ??= (await audit.head()) ?? chainStart;
    for (;;) {
      const entry = chainEntry(pending, head, markOf);
      if (await audit.add(entry)) {
        head = { seq: entry.seq, hash: entry.hash };
        return;
      }
      if (await audit.has(pending.id)) return;
      const since: ChainLink = (await audit.head()) ?? chainStart;
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
