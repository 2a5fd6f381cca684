import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { Nomination, Slot } from './nomination';

/** The only reader and writer of `nominations`. Every reading by a person is by owner. */
export interface NominationsStore {
  /** False when the slot is taken: the unique index decides. */
  add(nomination: Nomination): Promise<boolean>;
  inSlot(slot: Slot): Promise<Nomination | null>;
  /** Replaces a nomination that is still at `revision`, by one write; false when it is not. */
  replace(nomination: Nomination, revision: number): Promise<boolean>;
  refersTo(accountId: string, documentId: string): Promise<boolean>;
  /** All of the owner's. */
  ofOwner(accountId: string): Promise<Nomination[]>;
  /** Nominations under review that were submitted at or after `since`. */
  underReviewSince(since: Date): AsyncIterable<Nomination>;
}

export function nominationsStore(db: Db): NominationsStore {
  const nominations = db.collection<Nomination>('nominations');
  return {
    async add(nomination) {
      try {
        await nominations.insertOne(nomination);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    inSlot: ({ season, category, submittedBy }) =>
      nominations.findOne({ season, category, submittedBy }),
    async replace({ _id, ...nomination }, revision) {
      const { matchedCount } = await nominations.replaceOne({ _id, revision }, nomination);
      return matchedCount === 1;
    },
    async refersTo(submittedBy, documentId) {
      const found = await nominations.findOne(
        { submittedBy, 'document.id': documentId },
        { projection: { _id: 1 } },
      );
      return found !== null;
    },
    ofOwner: (submittedBy) => nominations.find({ submittedBy }).sort({ submittedAt: 1 }).toArray(),
    underReviewSince: (since) =>
      nominations.find({
        status: 'UNDER_REVIEW',
        submittedAt: { $gte: since },
        erasedAt: { $exists: false },
      }),
  };
}

export async function prepareNominations(db: Db): Promise<void> {
  const nominations = db.collection<Nomination>('nominations');
  await nominations.createIndex({ season: 1, category: 1, submittedBy: 1 }, { unique: true });
  await nominations.createIndex({ submittedBy: 1 });
  await nominations.createIndex({ status: 1, submittedAt: 1 });
}
