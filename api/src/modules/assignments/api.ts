import type { Season } from '@meritum/shared/contracts/seasons';
import type { Actor } from '../../platform/authorisation/actor';
import type { Judge } from '../judges/judge';
import type { Nomination } from '../nominations/nomination';
import type { Assignment } from './assignment';
import type { Assignments } from './commands';
import {
  type AssignmentAdminQueries,
  activityOfSeason,
  coverageOfSeason,
  entriesOfJudge,
  judgesOfNomination,
  type Without,
} from './console/queries';
import { giveReceipts } from './receipts/commands';
import { setRatingsAside } from './setting-aside';

type Contest = Pick<Assignment, 'season' | 'category'>;
type Asking = Pick<Actor, 'person'>;

interface Given {
  assigning: Assignments;
  queries: AssignmentAdminQueries;
  /** Assigns whoever is free where ratings are missing; answers how many it made. */
  allocate(): Promise<number>;
  /** Kinds of mails that tell of judging, where the actor has a conflict of interest. */
  mailsWithheldFrom(actor: Asking): Promise<readonly string[]>;
  /** Those of the ids whose nomination the actor has a conflict of interest with. */
  conflictedIds(actor: Asking, ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What other modules may ask about assignments and ratings, and have done. */
export const assignmentsApi = ({ assigning, queries, ...given }: Given) => ({
  ...given,
  byId: (id: string) => assigning.assignments.byId(id),
  ofNomination: (nominationId: string) => assigning.assignments.ofNomination(nominationId),
  /** All of a season's category, in whatever state. */
  ofContest: (contest: Contest) => assigning.assignments.ofContest(contest),
  /** All of the account's, of every season. */
  ofAccount: (accountId: string) => assigning.assignments.ofAccount(accountId),
  /** What judges have or have rated of a season, with when. */
  progress: (season: string) => assigning.assignments.progress(season),
  /** How many judges have or had a nomination, and how many have rated it. */
  judgedOf: (nominationId: string) => assigning.assignments.judgedOf(nominationId),
  /** From here on none of the category is completed that is not yet, and each that is has a receipt. */
  async closeContest(contest: Contest, season: Season): Promise<void> {
    await assigning.assignments.closeContest(contest);
    await giveReceipts(assigning, [season]);
  },
  /** What the nomination is called in the ledger. */
  pseudonymOf: (nomination: Pick<Nomination, '_id' | 'season' | 'category'>) =>
    assigning.pseudonyms.of(nomination),
  /** All of a season's category, by nomination. */
  pseudonymsOfContest: (contest: Contest) => assigning.pseudonyms.ofContest(contest),
  /** Sets the ratings of a text that is about to be replaced aside. */
  setRatingsAside: (nomination: Contest & Pick<Nomination, '_id'>) =>
    setRatingsAside(assigning, nomination),
  coverageOf: (season: string) => coverageOfSeason(queries, season),
  judgesOf: (reader: { accountId: string }, id: string) => judgesOfNomination(queries, reader, id),
  activityOf: (without: Without) => activityOfSeason(queries, without),
  entriesOf: (judge: Pick<Judge, 'accountId'>, without: Without) =>
    entriesOfJudge(queries, judge, without),
});

export type AssignmentsApi = ReturnType<typeof assignmentsApi>;
