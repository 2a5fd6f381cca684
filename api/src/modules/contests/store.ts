import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import {
  afterChange,
  type ChangedFields,
  type Effects,
  insertWithEffects,
  updateVersioned,
} from '../../module-kit/effects';
import { noPendingEntries } from '../../module-kit/pending-entries';
import { pendingEntriesIn } from '../../module-kit/pending-entries-store';
import { peopleOfProposal } from '../../platform/mongo/proposals';
import { type Contest, openResult, type Result, resultId, type Void } from './result';

const voidFields = { 'voids.state': 1, 'voids.kind': 1, 'voids.nominationId': 1 } as const;
const ownFields = { season: 1, category: 1, state: 1, extras: 1, schedule: 1 } as const;
const stateFields = { ...ownFields, ...voidFields } as const;

interface ResultStateFields extends Pick<Result, keyof typeof ownFields> {
  voids: readonly Pick<Void, 'state' | 'kind' | 'nominationId'>[];
}

const withProposals = ['closingProposed', 'proposed', 'schedule'];

const inSeason = (season?: string) => (season === undefined ? {} : { season });

function createStore(db: Collections<'results'>) {
  const results = db.collection<Result>('results');

  return {
    /** An open result when none is stored. */
    findByContest: async (contest: Contest) =>
      (await results.findOne({ _id: resultId(contest) })) ?? openResult(contest),
    /** All stored results, of a season or of all seasons. */
    listBySeason: (season?: string) => results.find(inSeason(season)).sort({ _id: 1 }).toArray(),
    /** The states alone: a closed contest names each of its entries, which makes it large. */
    listStates: (season?: string): Promise<ResultStateFields[]> =>
      results.find(inSeason(season), { projection: stateFields }).toArray(),
    findByVoid: (id: string) => results.findOne({ 'voids.id': id }),
    /** Changes a result; null when it has changed since it was read. */
    updateIf: (read: Result, fields: ChangedFields<Result>, effects: Effects) =>
      // A result without decisions is not stored yet.
      read.revision === 0
        ? insertWithEffects(results, afterChange(read, fields), effects)
        : updateVersioned(results, read, fields, effects),
    async noteOpened(contest: Contest, nominationId: string) {
      // No decision depends on it, so the revision stays and no write conflicts with it.
      const published = { _id: resultId(contest), state: 'published' } as const;
      await results.updateOne(published, { $addToSet: { opened: nominationId } });
    },
    /** Results with a lift, or a proposed one, for one of these accounts. */
    listWithLifts: (accounts: readonly string[]) =>
      results.find({ 'lifts.accountId': { $in: [...accounts] } }).toArray(),
    listNaming: (accountId: string) =>
      results
        .find({
          ...noPendingEntries,
          $or: [
            ...withProposals.flatMap(peopleOfProposal).map((path) => ({ [path]: accountId })),
            { 'schedule.agreed.by': accountId },
            { 'schedule.stopped.by': accountId },
            { stoppedBy: accountId },
            { 'closing.by': accountId },
            { 'finalised.proposedBy': accountId },
            { 'finalised.confirmedBy': accountId },
            { 'publishing.by': accountId },
            { 'voids.proposed.by': accountId },
            { 'voids.decided.by': accountId },
            { 'voids.about': accountId },
            { 'lifts.accountId': accountId },
            { 'lifts.proposed.by': accountId },
            { 'lifts.confirmed.by': accountId },
            { 'lifts.turnedDown.by': accountId },
          ],
        })
        .toArray(),
    pendingEntries: pendingEntriesIn(db.collection('results')),
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
  createStore,
});

export type ResultsStore = ReturnType<typeof resultsStore>;
