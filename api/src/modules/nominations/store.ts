import { type Collections, defineStore, personal } from '../../composition/define-store';
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
}

function open(db: Collections<'nominations'>): NominationsStore {
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
  };
}

export const nominationsStore = defineStore({
  collections: {
    nominations: [
      { key: { season: 1, category: 1, submittedBy: 1 }, unique: true },
      { key: { submittedBy: 1 } },
    ],
  },
  holdsOfAPerson: personal,
  owesMails: ['nominations'],
  open,
});
