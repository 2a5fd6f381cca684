import { type Collections, defineStore, personal } from '../../composition/define-store';
import {
  afterChange,
  type ChangedFields,
  type Effects,
  insertedWith,
  updateVersioned,
} from '../../composition/effects';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { PendingAuditEntries } from '../audit/entry';
import { noPendingEntries } from '../audit/pending-entries';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import { type Contest, openResult, type Result, resultId } from './result';

/** The only reader and writer of `results`. */
export interface ResultsStore {
  /** An open result when none is stored. */
  of(contest: Contest): Promise<Result>;
  /** All stored results, of a season or of all seasons. */
  all(season?: string): Promise<Result[]>;
  /** The result that contains the void. */
  ofVoid(id: string): Promise<Result | null>;
  /** Changes a result; null when it has changed since it was read. */
  change(read: Result, fields: ChangedFields<Result>, effects: Effects): Promise<Result | null>;
  /** Notes that the owner of a nomination has opened its published result. */
  noteOpened(contest: Contest, nominationId: string): Promise<void>;
  /** Results with a lift, or a proposed one, for the account. */
  withLifts(accountId: string): Promise<Result[]>;
  /** Results that name the account. */
  naming(accountId: string): Promise<Result[]>;
  owed: PendingAuditEntries;
}

function open(db: Collections<'results'>): ResultsStore {
  const results = db.collection<Result>('results');

  async function add(first: Result, effects: Effects): Promise<Result | null> {
    const result = insertedWith(first, effects);
    try {
      await results.insertOne(result);
      return result;
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  return {
    of: async (contest) =>
      (await results.findOne({ _id: resultId(contest) })) ?? openResult(contest),
    all: (season) =>
      results
        .find(season === undefined ? {} : { season })
        .sort({ _id: 1 })
        .toArray(),
    ofVoid: (id) => results.findOne({ 'voids.id': id }),
    change: (read, fields, effects) =>
      // A result without decisions is not stored yet.
      read.revision === 0
        ? add(afterChange(read, fields), effects)
        : updateVersioned(results, read, fields, effects),
    async noteOpened(contest, nominationId) {
      // No decision depends on it, so that it conflicts with none.
      const published = { _id: resultId(contest), state: 'published' } as const;
      await results.updateOne(published, { $addToSet: { opened: nominationId } });
    },
    withLifts: (accountId) => results.find({ 'lifts.accountId': accountId }).toArray(),
    naming: (accountId) =>
      results
        .find({
          ...noPendingEntries,
          $or: [
            { 'closingProposed.by': accountId },
            { 'closing.by': accountId },
            { 'proposed.by': accountId },
            { 'finalised.proposedBy': accountId },
            { 'finalised.confirmedBy': accountId },
            { 'publishing.by': accountId },
            { 'voids.proposed.by': accountId },
            { 'voids.decided.by': accountId },
            { 'voids.about': accountId },
            { 'lifts.accountId': accountId },
            { 'lifts.proposed.by': accountId },
            { 'lifts.confirmed.by': accountId },
          ],
        })
        .toArray(),
    owed: pendingEntriesIn(db.collection('results')),
  };
}

export const resultsStore = defineStore({
  contents: {
    results: {
      holds: 'A contest: what was closed, voided, finalised and published',
      refersTo: {
        season: 'seasons',
        'voids.nominationId': 'nominations',
        'voids.assignmentId': 'assignments',
        'lifts.accountId': 'accounts',
      },
    },
  },
  collections: {
    results: [{ key: { season: 1 } }, { key: { 'lifts.accountId': 1 }, sparse: true }],
  },
  personalData: personal,
  pendingMails: ['results'],
  pendingAuditEntries: ['results'],
  open,
});
