import { type Collections, defineStore, personal } from '../../composition/define-store';
import { type ChangedFields, type Effects, updateVersioned } from '../../composition/effects';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';
import { noPendingEntries } from '../audit/pending-entries';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import type { SeasonDraw } from './draw';

function createStore(db: Collections<'draws'>) {
  const draws = db.collection<SeasonDraw>('draws');
  const naming = (accountId: string) => ({
    $or: [{ 'commitments.accountId': accountId }, { 'commitments.leaveOutProposed.by': accountId }],
  });
  return {
    of: (_id: string) => draws.findOne({ _id }),
    all: () => draws.find().sort({ _id: 1 }).toArray(),
    /** Adds a draw unless the season has one; returns the stored one. */
    async keep(draw: SeasonDraw) {
      await insertUnlessTaken(draws, draw);
      return (await draws.findOne({ _id: draw._id })) ?? draw;
    },
    /** Null when it has changed since it was read. */
    change: (read: SeasonDraw, fields: ChangedFields<SeasonDraw>, effects: Effects) =>
      updateVersioned(draws, read, fields, effects),
    /** Draws whose beacon's round is fixed and not stored. */
    awaitingRound: () => {
      const $elemMatch = { 'beacon.round': { $ne: null }, value: null, isLeftOut: false };
      return draws.find({ commitments: { $elemMatch } }).toArray();
    },
    naming: (accountId: string) => draws.find(naming(accountId)).toArray(),
    /** Removes the account from its draws; false while an audit entry is pending. */
    async forget(accountId: string) {
      const theirs = { ...naming(accountId), ...noPendingEntries };
      await draws.updateMany(
        theirs,
        {
          $set: {
            'commitments.$[made].accountId': null,
            'commitments.$[proposed].leaveOutProposed.by': null,
          },
        },
        {
          arrayFilters: [
            { 'made.accountId': accountId },
            { 'proposed.leaveOutProposed.by': accountId },
          ],
        },
      );
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
      refersTo: { _id: 'seasons', 'commitments.accountId': 'accounts' },
    },
  },
  collections: { draws: [] },
  personalData: personal,
  pendingAuditEntries: ['draws'],
  createStore,
});

export type DrawsStore = ReturnType<typeof drawsStore>;
