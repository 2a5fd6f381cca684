import { MongoBulkWriteError } from 'mongodb';
import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type Effects, withEffects } from '../../module-kit/effects';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { isDuplicateKey, unlessTaken } from '../../platform/mongo/duplicate-key';
import { hasMatched } from '../../platform/mongo/matched';
import type { Assignment, Evaluation, JudgesOfEntry, Pair, Recusal } from './assignment';
import { replacementsIn } from './replacements-store';
import { talliesIn } from './tallies-store';

const pairFields = {
  judgeId: 1,
  nominationId: 1,
  category: 1,
  status: 1,
  assignedAt: 1,
  unread: 1,
  moved: 1,
  closed: 1,
} as const;

type Contest = Pick<Assignment, 'season' | 'category'>;

/** The batch size of large reads; a batch takes some 20 ms, then other requests get a turn. */
const fewAtOnce = 1_000;

/** Matches the assignment if this rating still counts and judging has not closed for good. */
const isRatedAs = ({ completedAt }: Evaluation) =>
  ({
    status: 'completed',
    'evaluation.completedAt': completedAt,
    closed: { $exists: false },
  }) as const;

function createStore(db: Collections<'assignments'>) {
  const assignments = db.collection<Assignment>('assignments');
  const isPending = { status: 'pending' } as const;

  function revive({ _id, assignedAt }: Assignment): Promise<boolean> {
    return hasMatched(
      assignments.updateOne(
        { _id, status: 'withdrawn' },
        { $set: { ...isPending, assignedAt }, $unset: { moved: '' } },
      ),
    );
  }

  return {
    /** Adds assignments and makes withdrawn ones pending again; returns how many were added. */
    async insertAll(made: readonly Assignment[]) {
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
    /** The account's assignments of a season, in any state. */
    findByAccountAndSeason: (accountId: string, season: string) =>
      assignments.find({ accountId, season }).sort({ _id: 1 }).toArray(),
    /** Ids of all nominations that these accounts were ever assigned in a season. */
    async findNominationIdsByAccounts(accounts: readonly string[], season: string) {
      const found = await assignments
        .find(
          { accountId: { $in: [...accounts] }, season },
          { projection: { _id: 0, nominationId: 1 } },
        )
        .toArray();
      return [...new Set(found.map(({ nominationId }) => nominationId))];
    },
    findOwn: (accountId: string, _id: string) => assignments.findOne({ _id, accountId }),
    /** `pending` becomes `completed`; false when it is not pending. */
    complete: (accountId: string, _id: string, evaluation: Evaluation) =>
      hasMatched(
        assignments.updateOne(
          { _id, accountId, ...isPending, closed: { $exists: false } },
          { $set: { status: 'completed', evaluation }, $unset: { unread: '' } },
        ),
      ),
    countRecusals: (accounts: readonly string[], season: string) =>
      assignments.countDocuments({ accountId: { $in: [...accounts] }, season, status: 'recused' }),
    /** `pending` becomes `recused`; null when it is not pending, or its `turn` is taken. */
    recuse: ({ _id, accountId }: Assignment, recusal: Recusal, effects: Effects) =>
      unlessTaken(
        assignments.findOneAndUpdate(
          { _id, accountId, ...isPending },
          withEffects<Assignment>({ $set: { status: 'recused', recusal } }, effects),
          { returnDocument: 'after' },
        ),
      ),
    /** `completed` becomes `pending`, its rating a former one; false if already so or closed. */
    async setAside({ _id, evaluation }: Assignment) {
      if (!evaluation) return false;
      return hasMatched(
        assignments.updateOne(
          { _id, ...isRatedAs(evaluation) },
          { $set: { ...isPending, evaluation: null }, $push: { former: evaluation } },
        ),
      );
    },
    /** As `setAside`, for an undo by its judge; null if already undone, or once it is closed. */
    async undo({ _id, evaluation }: Assignment, effects: Effects) {
      if (!evaluation) return null;
      const former = { ...evaluation, undone: true as const };
      return assignments.findOneAndUpdate(
        { _id, ...isRatedAs(evaluation) },
        withEffects<Assignment>(
          { $set: { ...isPending, evaluation: null }, $push: { former } },
          effects,
        ),
        { returnDocument: 'after' },
      );
    },
    /**
     * `pending` becomes `withdrawn`. False when it is not pending, or when its judge is moved but
     * has read it.
     */
    withdraw(_id: string, isMoved: boolean) {
      const $set = { status: 'withdrawn', ...(isMoved && { moved: true as const }) } as const;
      const when = { _id, ...isPending, ...(isMoved && { unread: true as const }) };
      return hasMatched(assignments.updateOne(when, { $set }));
    },
    /** Records that the judge has opened it; false when it was read before, or is not pending. */
    markRead: (accountId: string, _id: string) =>
      hasMatched(
        assignments.updateOne(
          { _id, accountId, ...isPending, unread: true },
          { $unset: { unread: '' } },
        ),
      ),
    /** Records that its judge cannot open a link; of repeated reports the last time counts. */
    async reportLink({ _id, accountId }: Assignment, url: string, at: Date) {
      const own = { _id, accountId };
      const again = assignments.updateOne(
        { ...own, 'reportedLinks.url': url },
        { $set: { 'reportedLinks.$[same].at': at } },
        { arrayFilters: [{ 'same.url': url }] },
      );
      if (await hasMatched(again)) return;
      await assignments.updateOne(
        { ...own, 'reportedLinks.url': { $ne: url } },
        { $push: { reportedLinks: { url, at } } },
      );
    },
    /** Assignments whose judges have reported a link, until judging is closed for good. */
    findWithReportedLinks: () =>
      assignments
        .find({ 'reportedLinks.at': { $exists: true }, closed: { $exists: false } })
        .toArray(),
    findByNomination: (nominationId: string) =>
      assignments.find({ nominationId }).sort({ _id: 1 }).toArray(),
    findPairs: (season: string): Promise<Pair[]> =>
      assignments
        .find(
          { season },
          // In batches: reading twenty thousand at once would delay other requests.
          { projection: pairFields, batchSize: 1_000 },
        )
        .sort({ _id: 1 })
        .toArray(),
    /** The pending and completed assignments of a season, by nomination. */
    async findJudgesByNomination(season: string): Promise<ReadonlyMap<string, JudgesOfEntry>> {
      const found = await assignments
        .find(
          { season, status: { $in: ['pending', 'completed'] } },
          { projection: { _id: 0, nominationId: 1, judgeId: 1, 'evaluation.completedAt': 1 } },
        )
        .toArray();
      const all = new Map<string, JudgesOfEntry>();
      for (const { nominationId, judgeId, evaluation } of found) {
        const own = all.get(nominationId) ?? { pending: [], completed: [], completedAt: [] };
        all.set(nominationId, own);
        (evaluation ? own.completed : own.pending).push(judgeId);
        if (evaluation) own.completedAt.push(evaluation.completedAt.getTime());
      }
      return all;
    },
    async findNominationIds(ids: readonly string[]) {
      const found = await assignments
        .find({ _id: { $in: [...ids] } }, { projection: { nominationId: 1 } })
        .toArray();
      return new Map(found.map(({ _id, nominationId }) => [_id, nominationId]));
    },
    /** All assignments of a contest, in any state. */
    findByContest: ({ season, category }: Contest) =>
      assignments.find({ season, category }).sort({ _id: 1 }).batchSize(fewAtOnce).toArray(),
    findById: (_id: string) => assignments.findOne({ _id }),
    /** Ensures that from now on no assignment of the contest is rated, and no rating set aside. */
    async closeContest({ season, category }: Contest) {
      await assignments.updateMany({ season, category }, { $set: { closed: true } });
    },
    /** How many judges were ever assigned the nomination, and how many have rated it. */
    async countJudges(nominationId: string) {
      const status = { projection: { status: 1 } };
      const found = await assignments.find({ nominationId }, status).toArray();
      const rated = found.filter(({ status }) => status === 'completed').length;
      return { assigned: found.length, rated };
    },
    ...replacementsIn(assignments),
    ...talliesIn(assignments),
    pendingEntries: pendingEntriesIn(db.collection('assignments')),
    findByAccount: (accountId: string) =>
      assignments.find({ accountId }).sort({ _id: 1 }).toArray(),
    /** Removes the account from its assignments; false while an audit entry is pending. */
    async erase(accountId: string) {
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

/** The only reader and writer of `assignments`; judges' queries are by account. */
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
      { key: { 'reportedLinks.at': 1 }, sparse: true },
      { key: { 'replacementProposed.by': 1 }, sparse: true },
    ],
  },
  personalData: personal,
  pendingMails: ['assignments'],
  pendingAuditEntries: ['assignments'],
  createStore,
});

export type AssignmentsStore = ReturnType<typeof assignmentsStore>;
