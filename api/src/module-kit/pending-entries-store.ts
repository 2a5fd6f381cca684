import type { Collection, Db } from 'mongodb';
import type { AuditedDocument, PendingAuditEntries } from './audit-trail';

/** The pending entries of a collection, which a store names under `pendingAuditEntries`. */
export function pendingEntriesIn(documents: Collection<AuditedDocument>): PendingAuditEntries {
  return {
    all: () =>
      documents.find(
        { 'pendingAuditEntries.id': { $gt: '' } },
        { projection: { pendingAuditEntries: 1 } },
      ),
    // An entry added since the document was read stays.
    remove: async (_id, entryIds) =>
      void (await documents.updateOne(
        { _id },
        { $pull: { pendingAuditEntries: { id: { $in: [...entryIds] } } } },
      )),
  };
}

/** The same by the name of the collection. */
export const pendingEntriesOf = (db: Db, name: string) => pendingEntriesIn(db.collection(name));
