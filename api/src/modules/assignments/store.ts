import { MongoBulkWriteError } from 'mongodb';
import { type Collections, defineStore, personal } from '../../composition/define-store';
import { type Effects, withEffects } from '../../composition/effects';
import { isDuplicateKey, unlessTaken } from '../../platform/mongo/duplicate-key';
import { noPendingEntries } from '../audit/pending-entries';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import type { Assignment, CountedAssignment, Evaluation, Pair, Recusal } from './assignment';
import { type MovesStore, movesIn } from './moves-store';
import type { StoredReceipt } from './receipts/receipt';
import { type ReplacementsStore, replacementsIn } from './replacements-store';
import { type TalliesStore, talliesIn } from './tallies-store';

const pairFields = {
  judgeId: 1,
  nominationId: 1,
  category: 1,
  status: 1,
  assignedAt: 1,
  unread: 1,
  moved: 1,
} as const;

type Contest = Pick<Assignment, 'season' | 'category'>;

/** The only reader and writer of `assignments`; judges' queries are by account. */
export interface AssignmentsStore extends ReplacementsStore, MovesStore, TalliesStore {
  /** Adds assignments, and makes withdrawn ones pending again; others stay. Returns how many. */
  addAll(assignments: readonly Assignment[]): Promise<number>;
  /** The account's assignments of a season, in any state. */
  ofJudge(accountId: string, season: string): Promise<Assignment[]>;
  one(accountId: string, id: string): Promise<Assignment | null>;
  /** `pending` becomes `completed`; false when it is not pending. */
  complete(accountId: string, id: string, evaluation: Evaluation): Promise<boolean>;
  /** Recusals of a judge in a season. */
  countRecusals(accountId: string, season: string): Promise<number>;
  /** `pending` becomes `recused`; null when it is not pending, or another recusal has its turn. */
  recuse(assignment: Assignment, recusal: Recusal, effects: Effects): Promise<Assignment | null>;
  /** `completed` becomes `pending` and its rating a former one; has no effect twice. */
  setAside(assignment: Assignment): Promise<void>;
  /** `pending` becomes `withdrawn`; false when it is not pending. */
  withdraw(id: string): Promise<boolean>;
  pairs(season: string): Promise<Pair[]>;
  progress(season: string): Promise<CountedAssignment[]>;
  /** Nomination ids by assignment id. */
  nominationsOf(ids: readonly string[]): Promise<Map<string, string>>;
  byId(id: string): Promise<Assignment | null>;
  ofNomination(nominationId: string): Promise<Assignment[]>;
  /** All assignments of a contest, in any state. */
  ofContest(contest: Contest): Promise<Assignment[]>;
  /** Makes sure that no other assignment of the contest is completed, even one under way. */
  closeContest(contest: Contest): Promise<void>;
  /** Completed assignments of a season without a receipt. */
  withoutReceipt(season: string): Promise<Assignment[]>;
  /** Keeps an existing receipt. */
  giveReceipt(id: string, receipt: StoredReceipt): Promise<void>;
  /** How many judges were ever assigned the nomination, and how many have rated it. */
  judgedOf(nominationId: string): Promise<{ assigned: number; rated: number }>;
  owed: ReturnType<typeof pendingEntriesIn>;
  /** All assignments of the account, in every season. */
  ofAccount(accountId: string): Promise<Assignment[]>;
  /** Removes the account from its assignments; false while an audit entry is pending. */
  forget(accountId: string): Promise<boolean>;
}

/** Documents in a batch, after which others are answered: reading them takes some 20 ms. */
const fewAtOnce = 1_000;

function open(db: Collections<'assignments'>): AssignmentsStore {
  const assignments = db.collection<Assignment>('assignments');
  const isPending = { status: 'pending' } as const;

  async function revive({ _id, assignedAt }: Assignment): Promise<boolean> {
    const { matchedCount } = await assignments.updateOne(
      { _id, status: 'withdrawn' },
      { $set: { ...isPending, assignedAt }, $unset: { moved: '' } },
    );
    return matchedCount === 1;
  }

  return {
    async addAll(made) {
      try {
        // Unordered, so that an existing one does not stop the others.
        return (await assignments.insertMany([...made], { ordered: false })).insertedCount;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        let count = error instanceof MongoBulkWriteError ? error.insertedCount : 0;
        for (const one of made) if (await revive(one)) count += 1;
        return count;
      }
    },
    ofJudge: (accountId, season) =>
      assignments.find({ accountId, season }).sort({ _id: 1 }).toArray(),
    one: (accountId, _id) => assignments.findOne({ _id, accountId }),
    async complete(accountId, _id, evaluation) {
      const { matchedCount } = await assignments.updateOne(
        { _id, accountId, ...isPending, closed: { $exists: false } },
        { $set: { status: 'completed', evaluation }, $unset: { unread: '' } },
      );
      return matchedCount === 1;
    },
    countRecusals: (accountId, season) =>
      assignments.countDocuments({ accountId, season, status: 'recused' }),
    recuse: ({ _id, accountId }, recusal, effects) =>
      unlessTaken(
        assignments.findOneAndUpdate(
          { _id, accountId, ...isPending },
          withEffects<Assignment>({ $set: { status: 'recused', recusal } }, effects),
          { returnDocument: 'after' },
        ),
      ),
    async setAside({ _id, evaluation }) {
      if (!evaluation) return;
      await assignments.updateOne(
        { _id, status: 'completed', 'evaluation.completedAt': evaluation.completedAt },
        { $set: { ...isPending, evaluation: null }, $push: { former: evaluation } },
      );
    },
    async withdraw(_id) {
      const withdrawn = { $set: { status: 'withdrawn' as const } };
      return (await assignments.updateOne({ _id, ...isPending }, withdrawn)).matchedCount === 1;
    },
    ofNomination: (nominationId) => assignments.find({ nominationId }).sort({ _id: 1 }).toArray(),
    pairs: (season) =>
      assignments
        .find(
          { season },
          // In batches: reading twenty thousand at once would delay other requests.
          { projection: pairFields, batchSize: 1_000 },
        )
        .sort({ _id: 1 })
        .toArray(),
    async progress(season) {
      const found = await assignments
        .find(
          { season, status: { $in: ['pending', 'completed'] } },
          { projection: { _id: 0, nominationId: 1, judgeId: 1, 'evaluation.completedAt': 1 } },
        )
        .toArray();
      return found.map(({ nominationId, judgeId, evaluation }) => ({
        nominationId,
        judgeId,
        completedAt: evaluation?.completedAt ?? null,
      }));
    },
    async nominationsOf(ids) {
      const found = await assignments
        .find({ _id: { $in: [...ids] } }, { projection: { nominationId: 1 } })
        .toArray();
      return new Map(found.map(({ _id, nominationId }) => [_id, nominationId]));
    },
    ofContest: ({ season, category }) =>
      assignments.find({ season, category }).sort({ _id: 1 }).batchSize(fewAtOnce).toArray(),
    byId: (_id) => assignments.findOne({ _id }),
    async closeContest({ season, category }) {
      const open = { season, category, status: { $ne: 'completed' as const } };
      await assignments.updateMany(open, { $set: { closed: true } });
    },
    withoutReceipt: (season) =>
      assignments
        .find({ season, status: 'completed', 'evaluation.receipt': { $exists: false } })
        .toArray(),
    async giveReceipt(_id, receipt) {
      const without = { _id, 'evaluation.receipt': { $exists: false } };
      await assignments.updateOne(without, { $set: { 'evaluation.receipt': receipt } });
    },
    async judgedOf(nominationId) {
      const status = { projection: { status: 1 } };
      const found = await assignments.find({ nominationId }, status).toArray();
      const rated = found.filter(({ status }) => status === 'completed').length;
      return { assigned: found.length, rated };
    },
    ...replacementsIn(assignments),
    ...movesIn(assignments),
    ...talliesIn(assignments),
    owed: pendingEntriesIn(db.collection('assignments')),
    ofAccount: (accountId) => assignments.find({ accountId }).sort({ _id: 1 }).toArray(),
    async forget(accountId) {
      const theirs = { accountId, ...noPendingEntries };
      const gone = { accountId: null };
      await assignments.updateMany(
        { ...theirs, status: { $in: ['pending', 'withdrawn'] } },
        { $set: { ...gone, status: 'withdrawn' } },
      );
      await assignments.updateMany(
        { ...theirs, status: 'recused' },
        { $set: { ...gone, 'recusal.details': '' } },
      );
      await assignments.updateMany(
        { ...theirs, status: { $in: ['replaced', 'completed'] } },
        { $set: gone },
      );
      return (await assignments.countDocuments({ accountId })) === 0;
    },
  };
}

export const assignmentsStore = defineStore({
  contents: {
    assignments: {
      holds: 'A nomination and its judge, with the evaluation',
      refersTo: {
        nominationId: 'nominations',
        judgeId: 'judges',
        accountId: 'accounts',
        season: 'seasons',
      },
    },
  },
  collections: {
    assignments: [
      { key: { nominationId: 1, judgeId: 1 }, unique: true },
      { key: { 'recusal.turn': 1 }, unique: true, sparse: true },
      { key: { accountId: 1, season: 1 } },
      { key: { season: 1 } },
      { key: { nominationId: 1 } },
      { key: { replacedAs: 1 }, unique: true, sparse: true },
      { key: { 'replacementProposed.by': 1 }, sparse: true },
    ],
  },
  personalData: personal,
  pendingAuditEntries: ['assignments'],
  open,
});
