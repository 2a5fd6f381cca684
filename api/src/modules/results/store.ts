import { type Collections, defineStore, personal } from '../../composition/define-store';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { OwedEntries, OwedEntry } from '../audit/entry';
import { owing, owingNothing, owingUpdate } from '../audit/owed';
import { owedEntriesIn } from '../audit/owed-store';
import type { MailRequest } from '../mail/request';
import { type Contest, openResult, type Result, resultId } from './result';

interface Owes {
  entry?: OwedEntry;
  mails?: readonly MailRequest[];
}

/** The only reader and writer of `results`. */
export interface ResultsStore {
  /** As nothing was decided, where nothing is stored. */
  of(contest: Contest): Promise<Result>;
  /** All that are stored, of a season or of all. */
  all(season?: string): Promise<Result[]>;
  /** The one that a proposal to take something out belongs to. */
  ofVoid(id: string): Promise<Result | null>;
  /**
   * Puts `next` in the place of `read`, by one write that also owes the entry and the mails; null when
   * it has changed since. What is owed already stays owed.
   */
  replace(read: Result, next: Result, owes?: Owes): Promise<Result | null>;
  /** Those in which a conflict of the account was lifted, or is proposed to be. */
  withLifts(accountId: string): Promise<Result[]>;
  /** Those that name the account. */
  naming(accountId: string): Promise<Result[]>;
  owed: OwedEntries;
}

function open(db: Collections<'results'>): ResultsStore {
  const results = db.collection<Result>('results');

  async function add(first: Result, entry?: OwedEntry): Promise<Result | null> {
    const result = { ...first, ...owing({}, entry) };
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
    async replace({ _id, revision }, next, { entry, mails } = {}) {
      // What is owed is taken off by others at any time: it is added to, and never written over.
      const { _id: _, audit: __, owedMails: ___, ...fields } = { ...next, revision: revision + 1 };
      if (revision === 0) return add({ _id, ...fields }, entry);
      const owed = entry && owingUpdate(entry);
      const $push = {
        ...owed?.$push,
        ...(mails && mails.length > 0 && { owedMails: { $each: [...mails] } }),
      };
      const update = { $set: { ...fields, ...owed?.$set } };
      return results.findOneAndUpdate(
        { _id, revision },
        Object.keys($push).length > 0 ? { ...update, $push } : update,
        { returnDocument: 'after' },
      );
    },
    withLifts: (accountId) => results.find({ 'lifts.accountId': accountId }).toArray(),
    naming: (accountId) =>
      results
        .find({
          ...owingNothing,
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
    owed: owedEntriesIn(db.collection('results')),
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
  holdsOfAPerson: personal,
  owesMails: ['results'],
  owesAudit: ['results'],
  open,
});
