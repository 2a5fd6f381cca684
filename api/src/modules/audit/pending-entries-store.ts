import type { Collection, Db } from 'mongodb';
import type { AuditedDocument, PendingAuditEntries } from './entry';

/** The pending entries of a collection, which a store names under `pendingAuditEntries`. */
export function pendingEntriesIn(documents: Collection<AuditedDocument>): PendingAuditEntries {
  return {
    all: () => documents.find({ 'audit.owes': true }, { projection: { audit: 1 } }),
    async remove(_id, entryIds) {
      const ids = [...entryIds];
      const exactlyThese = {
        'audit.owed': { $size: ids.length },
        'audit.owed.id': { $all: ids },
      };
      const whole = await documents.updateOne({ _id, ...exactlyThese }, { $unset: { audit: '' } });
      if (whole.matchedCount === 1) return;
      // An entry added since the document was read stays.
      await documents.updateOne(
        { _id, 'audit.owes': true },
        { $pull: { 'audit.owed': { id: { $in: ids } } } },
      );
      await documents.updateOne({ _id, 'audit.owed': { $size: 0 } }, { $unset: { audit: '' } });
    },
  };
}

/** The same by the name of the collection. */
export const pendingEntriesOf = (db: Db, name: string) => pendingEntriesIn(db.collection(name));
