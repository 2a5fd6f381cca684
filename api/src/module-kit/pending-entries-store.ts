import type { Collection, Db } from 'mongodb';
import type { AuditedDocument, PendingAuditEntries } from './audit-trail';

/** Access to pending entries of a collection, which its store lists as `pendingAuditEntries`. */
export function pendingEntriesIn(documents: Collection<AuditedDocument>): PendingAuditEntries {
  return {
    all: () =>
      documents.find(
        { 'pendingAuditEntries.id': { $gt: '' } },
        { projection: { pendingAuditEntries: 1 } },
      ),
    // Keeps an entry that was added after the document was read.
    remove: async (_id, entryIds) =>
      void (await documents.updateOne(
        { _id },
        { $pull: { pendingAuditEntries: { id: { $in: [...entryIds] } } } },
      )),
  };
}

/** As {@link pendingEntriesIn}, by the collection's name. */
export const pendingEntriesOf = (db: Db, name: string) => pendingEntriesIn(db.collection(name));
