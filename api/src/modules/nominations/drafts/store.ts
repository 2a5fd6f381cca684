import { type Collections, defineStore, personal } from '../../../module-kit/define-store';
import type { MailRequest } from '../../../module-kit/mail-request';
import { insertUnlessTaken } from '../../../platform/mongo/duplicate-key';
import { hasMatched } from '../../../platform/mongo/matched';
import type { Draft } from './draft';

function createStore(db: Collections<'drafts'>) {
  const drafts = db.collection<Draft>('drafts');
  return {
    findById: (_id: string) => drafts.findOne({ _id }),
    /**
     * Replaces the draft of revision `since`, or the one that the same writer saved last. Atomic;
     * null when another writer has saved since.
     */
    async save(next: Draft, since: number) {
      const { _id, writer, reminded, reminders, revision, ...content } = next;
      const saved = await drafts.findOneAndUpdate(
        { _id, $or: [{ revision: since }, { writer }] },
        { $set: { ...content, writer }, $inc: { revision: 1 } },
        { returnDocument: 'after' },
      );
      // The draft that the form is based on is gone, so this one counts as the first.
      const first = { ...next, revision: 1 };
      return saved ?? ((await insertUnlessTaken(drafts, first)) ? first : null);
    },
    deleteById: async (_id: string) => void (await drafts.deleteOne({ _id })),
    async refersTo(submittedBy: string, documentId: string) {
      const found = await drafts.findOne({ submittedBy, documentId }, { projection: { _id: 1 } });
      return found !== null;
    },
    listByOwner: (submittedBy: string) =>
      drafts.find({ submittedBy }).sort({ savedAt: 1 }).toArray(),
    deleteByOwner: async (submittedBy: string) => void (await drafts.deleteMany({ submittedBy })),
    /** All drafts of a season and category. */
    listByContest: ({ season, category }: Pick<Draft, 'season' | 'category'>) =>
      drafts.find({ season, category }).sort({ _id: 1 }).toArray(),
    /** Category and last save of each draft of a season. */
    listSavedTimes: (season: string) =>
      drafts
        .find<Pick<Draft, 'category' | 'savedAt'>>(
          { season },
          { projection: { _id: 0, category: 1, savedAt: 1 } },
        )
        .toArray(),
    /** Records the reminder and its pending mail in one write; false when it was sent before. */
    remind: (_id: string, due: Date, mail: MailRequest) =>
      hasMatched(
        drafts.updateOne(
          { _id, reminders: true, reminded: { $ne: due.getTime() } },
          { $push: { reminded: due.getTime(), pendingMails: mail } },
        ),
      ),
    /** For all of the owner's drafts. */
    stopReminders: async (submittedBy: string) =>
      void (await drafts.updateMany({ submittedBy }, { $set: { reminders: false } })),
    listSavedBefore: (then: Date) => drafts.find({ savedAt: { $lt: then } }).toArray(),
  };
}

/** The only reader and writer of `drafts`. People read by owner. */
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
  createStore,
});

export type DraftsStore = ReturnType<typeof draftsStore>;
