import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type ChangedFields, type Effects, updateVersioned } from '../../module-kit/effects';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import { forgetInProposals, peopleOfProposal } from '../../platform/mongo/proposals';
import type { Extension } from './extension';

type Key = Pick<Extension, 'season' | 'category' | 'window' | 'accountId'>;

function createStore(db: Collections<'extensions'>) {
  const extensions = db.collection<Extension>('extensions');
  return {
    findFor: ({ season, category, window, accountId }: Key) =>
      extensions.findOne({ season, category, window, accountId }),
    /** False when the account already has one for this window. */
    insert: (extension: Extension) => insertUnlessTaken(extensions, extension),
    findBySeason: (season: string) => extensions.find({ season }).sort({ _id: 1 }).toArray(),
    findByAccount: (accountId: string) => extensions.find({ accountId }).toArray(),
    findRunning: (now: Date) => extensions.find({ until: { $gt: now } }).toArray(),
    existsRunning: async ({ season, category }: Pick<Key, 'season' | 'category'>, now: Date) =>
      (await extensions.findOne({ season, category, until: { $gt: now } })) !== null,
    findProposedBy: (organisers: readonly string[]) =>
      extensions.find({ 'proposed.by': { $in: [...organisers] } }).toArray(),
    /** Null when it has changed since it was read. */
    updateIfUnchanged: (read: Extension, fields: ChangedFields<Extension>, effects: Effects) =>
      updateVersioned(extensions, read, fields, effects),
    /** Removes a person's extensions, and their name in proposals. False while an audit entry waits. */
    async erase(accountId: string) {
      await extensions.deleteMany({ accountId, ...noPendingEntries });
      await forgetInProposals(extensions, 'proposed', accountId, noPendingEntries);
      const paths = ['accountId', ...peopleOfProposal('proposed')];
      const left = { $or: paths.map((path) => ({ [path]: accountId })) };
      return (await extensions.countDocuments(left)) === 0;
    },
    pendingEntries: pendingEntriesIn(db.collection('extensions')),
  };
}

export const extensionsStore = defineStore({
  contents: {
    extensions: {
      holds: 'Who may submit or rate after a deadline, and until when',
      refersTo: {
        accountId: 'accounts',
        season: 'seasons',
        'proposed.by': 'accounts',
        'proposed.turnedDown.by': 'accounts',
      },
    },
  },
  collections: {
    extensions: [
      { key: { accountId: 1, season: 1, category: 1, window: 1 }, unique: true },
      { key: { season: 1 } },
      { key: { until: 1 } },
      { key: { 'proposed.by': 1 }, sparse: true },
    ],
  },
  personalData: personal,
  pendingMails: ['extensions'],
  pendingAuditEntries: ['extensions'],
  createStore,
});

export type ExtensionsStore = ReturnType<typeof extensionsStore>;
