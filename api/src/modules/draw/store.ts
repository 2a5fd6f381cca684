import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type ChangedFields, type Effects, updateVersioned } from '../../module-kit/effects';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import { forgetInProposals, peopleOfProposal } from '../../platform/mongo/proposals';
import type { SeasonDraw } from './draw';

function createStore(db: Collections<'draws'>) {
  const draws = db.collection<SeasonDraw>('draws');
  const naming = (accountId: string) => ({
    $or: peopleOfProposal('omissionProposed').map((path) => ({ [path]: accountId })),
  });
  return {
    findById: (_id: string) => draws.findOne({ _id }),
    /** Adds a draw unless the season has one; returns the stored one. */
    async findOrInsert(draw: SeasonDraw) {
      await insertUnlessTaken(draws, draw);
      return (await draws.findOne({ _id: draw._id })) ?? draw;
    },
    /** Null when it has changed since it was read. */
    updateIf: (read: SeasonDraw, fields: ChangedFields<SeasonDraw>, effects: Effects) =>
      updateVersioned(draws, read, fields, effects),
    /** Draws with a fixed round whose signature is not stored. */
    listAwaitingRound: () =>
      draws
        .find({ 'beacon.round': { $gt: 0 }, 'beacon.signature': null, 'beacon.omittedAt': null })
        .toArray(),
    listNaming: (accountId: string) => draws.find(naming(accountId)).toArray(),
    /** Removes the account from its draws; false while an audit entry is pending. */
    async forget(accountId: string) {
      await forgetInProposals(draws, 'omissionProposed', accountId, noPendingEntries);
      return (await draws.countDocuments(naming(accountId))) === 0;
    },
    pendingEntries: pendingEntriesIn(db.collection('draws')),
  };
}

/** The only reader and writer of `draws`, one for each season. */
export const drawsStore = defineStore({
  contents: {
    draws: {
      holds: "Each season's sources of chance for its plans, and the seed's root",
      refersTo: {
        _id: 'seasons',
        'omissionProposed.by': 'accounts',
        'omissionProposed.turnedDown.by': 'accounts',
      },
    },
  },
  collections: { draws: [] },
  personalData: personal,
  pendingMails: ['draws'],
  pendingAuditEntries: ['draws'],
  createStore,
});

export type DrawsStore = ReturnType<typeof drawsStore>;
