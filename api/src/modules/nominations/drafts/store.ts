import { type Collections, defineStore, personal } from '../../../composition/define-store';
import { insertUnlessTaken } from '../../../platform/mongo/duplicate-key';
import type { MailRequest } from '../../mail/request';
import type { Draft } from './draft';

/** The only reader and writer of `drafts`. People read by owner. */
export interface DraftsStore {
  byId(id: string): Promise<Draft | null>;
  /**
   * Replaces the draft of revision `since`, or the one that the same writer saved last. Null when
   * another writer has saved since; atomic.
   */
  save(next: Draft, since: number): Promise<Draft | null>;
  forget(id: string): Promise<void>;
  refersTo(submittedBy: string, documentId: string): Promise<boolean>;
  /** All of the owner's drafts. */
  ofOwner(submittedBy: string): Promise<Draft[]>;
  forgetOwner(submittedBy: string): Promise<void>;
  /** All drafts of a season and category. */
  within(place: Pick<Draft, 'season' | 'category'>): Promise<Draft[]>;
  /** Records the reminder and its pending mail in one write; false when it was sent before. */
  remind(id: string, hoursLeft: number, mail: MailRequest): Promise<boolean>;
  /** For all of the owner's drafts. */
  stopReminders(submittedBy: string): Promise<void>;
  savedBefore(then: Date): Promise<Draft[]>;
}

function open(db: Collections<'drafts'>): DraftsStore {
  const drafts = db.collection<Draft>('drafts');
  return {
    byId: (_id) => drafts.findOne({ _id }),
    async save(next, since) {
      const { _id, writer, reminded, reminders, revision, ...content } = next;
      const saved = await drafts.findOneAndUpdate(
        { _id, $or: [{ revision: since }, { writer }] },
        { $set: { ...content, writer }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      );
      // Whatever revision the form had seen: that draft is gone.
      const first = { ...next, revision: 1 };
      return saved ?? ((await insertUnlessTaken(drafts, first)) ? first : null);
    },
    forget: async (_id) => void (await drafts.deleteOne({ _id })),
    async refersTo(submittedBy, documentId) {
      const found = await drafts.findOne({ submittedBy, documentId }, { projection: { _id: 1 } });
      return found !== null;
    },
    ofOwner: (submittedBy) => drafts.find({ submittedBy }).sort({ savedAt: 1 }).toArray(),
    forgetOwner: async (submittedBy) => void (await drafts.deleteMany({ submittedBy })),
    within: ({ season, category }) => drafts.find({ season, category }).sort({ _id: 1 }).toArray(),
    async remind(_id, hoursLeft, mail) {
      const { matchedCount } = await drafts.updateOne(
        { _id, reminders: true, reminded: { $ne: hoursLeft } },
        { $push: { reminded: hoursLeft, owedMails: mail } },
      );
      return matchedCount === 1;
    },
    stopReminders: async (submittedBy) =>
      void (await drafts.updateMany({ submittedBy }, { $set: { reminders: false } })),
    savedBefore: (then) => drafts.find({ savedAt: { $lt: then } }).toArray(),
  };
}

export const draftsStore = defineStore({
  contents: {
    drafts: {
      holds: 'Nominations that are not submitted yet',
      refersTo: { submittedBy: 'accounts', documentId: 'documents', season: 'seasons' },
    },
  },
  collections: {
    drafts: [
      { key: { submittedBy: 1 } },
      { key: { season: 1, category: 1 } },
      { key: { savedAt: 1 } },
    ],
  },
  personalData: personal,
  pendingMails: ['drafts'],
  open,
});
