import type {
  AuditedDocument,
  Link,
  PendingAuditEntries,
  PendingAuditEntry,
  WithPendingAuditEntries,
} from './entry';
import { chainEntry, chainStart } from './rules';
import type { AuditStore } from './store';

/** Brings what documents owe into the chain. */
export interface AuditTrail {
  /**
   * Appends what the document owes and takes it off. Never fails: the action is done and its entry
   * written with it, so that {@link AuditTrail.settleAll} makes up for whatever is left.
   */
  recordAudit(owed: PendingAuditEntries, document: AuditedDocument): Promise<void>;
  /**
   * Appends what no document owes, because nothing is written besides: that something was read. Throws
   * where it cannot, and the caller then does nothing.
   */
  record(entry: PendingAuditEntry): Promise<void>;
  /** Settles every document there is; at start, regularly, and before somebody is erased. */
  settleAll(): Promise<void>;
  /** Settles everything, then erases who the account's owner is and what was said of them. */
  forget(accountId: string): Promise<void>;
}

interface Options {
  audit: AuditStore;
  /** Every collection whose documents can owe an entry. */
  sources: readonly PendingAuditEntries[];
  /** An entry stays owed for now. */
  onFailure?: ((error: unknown) => void) | undefined;
}

export function auditTrail({ audit, sources, onFailure = () => {} }: Options): AuditTrail {
  const append = appending(audit);

  async function settleDocument(
    owed: PendingAuditEntries,
    document: AuditedDocument,
  ): Promise<void> {
    const entries = owedBy(document);
    if (entries.length === 0) return;
    for (const entry of entries) await append(entry);
    await owed.settled(
      document._id,
      entries.map(({ id }) => id),
    );
  }

  async function settleAll(): Promise<void> {
    for (const owed of sources)
      for await (const document of owed.all()) await settleDocument(owed, document);
  }

  return {
    record: append,
    recordAudit: (owed, document) => settleDocument(owed, document).catch(onFailure),
    settleAll,
    async forget(accountId) {
      await settleAll();
      await audit.forget(accountId);
    },
  };
}

const owedBy = ({ audit }: WithPendingAuditEntries): readonly PendingAuditEntry[] =>
  audit?.owed ?? [];

/**
 * Makes a function that appends an entry once, however often and by however many processes it is
 * called. Who takes a place first has it, by the unique index on it; the others read the new head
 * and try the next, so there are no gaps and each round has a winner. Within a process one appends
 * at a time.
 */
function appending(audit: AuditStore): (entry: PendingAuditEntry) => Promise<void> {
  let head: Link | undefined;
  let turn: Promise<void> = Promise.resolve();

  async function append(owed: PendingAuditEntry): Promise<void> {
    head ??= (await audit.head()) ?? chainStart;
    for (;;) {
      const entry = chainEntry(owed, head);
      if (await audit.add(entry)) {
        head = { seq: entry.seq, hash: entry.hash };
        return;
      }
      if (await audit.has(owed.id)) return;
      const since: Link = await audit.headSince(head);
      if (since.seq === head.seq) throw new Error(`Place ${entry.seq} of the audit trail is taken`);
      head = since;
    }
  }

  return (owed) => {
    const mine = turn.then(() => append(owed));
    turn = mine.catch(() => {});
    return mine;
  };
}
