import type { EntryOfJudge, JudgeActivity } from '@meritum/shared/contracts/listed-judges';
import type { JudgeOfEntry } from '@meritum/shared/contracts/listed-nominations';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Actor } from '../../platform/authorisation/actor';
import type { Judge } from '../judges/judge';
import type { Coverage } from '../nominations/console/list';
import type { Nomination } from '../nominations/nomination';
import type { Assignment } from './assignment';
import type { Assignments } from './commands';
import {
  activityOfSeason,
  coverageOfSeason,
  type Desk,
  entriesOfJudge,
  judgesOfNomination,
  type Without,
} from './console/desk';
import { giveReceipts } from './receipts/commands';
import { setRatingsAside } from './setting-aside';

type Contest = Pick<Assignment, 'season' | 'category'>;

/** What other modules may ask about assignments and ratings, and have done. */
export interface AssignmentsApi {
  byId(id: string): Promise<Assignment | null>;
  ofNomination(nominationId: string): Promise<Assignment[]>;
  /** All of a season's category, in whatever state. */
  ofContest(contest: Contest): Promise<Assignment[]>;
  /** All of the account's, of every season. */
  ofAccount(accountId: string): Promise<Assignment[]>;
  /** What judges have or have rated of a season, with when. */
  progress(season: string): Promise<{ nominationId: string; completedAt: Date | null }[]>;
  /** How many judges have or had a nomination, and how many have rated it. */
  judgedOf(nominationId: string): Promise<{ assigned: number; rated: number }>;
  /**
   * From here on none of the category is completed that is not yet, whatever is under way, and each
   * that is has a receipt.
   */
  closeContest(contest: Contest, season: Season): Promise<void>;
  /** What the nomination is called in the ledger. */
  pseudonymOf(nomination: Pick<Nomination, '_id' | 'season' | 'category'>): Promise<string>;
  /** All of a season's category, by nomination. */
  pseudonymsOfContest(contest: Contest): Promise<Map<string, string>>;
  /** Sets the ratings of a text that is about to be replaced aside. */
  setRatingsAside(nomination: Contest & Pick<Nomination, '_id'>): Promise<void>;
  /** Assigns whoever is free where ratings are missing; answers how many it made. */
  allocate(): Promise<number>;
  /** Those of the ids whose nomination the actor has a conflict of interest with. */
  tiedAmong(actor: Pick<Actor, 'person'>, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Kinds of mails that tell of judging, where the actor has a conflict of interest. */
  mailsWithheldFrom(actor: Pick<Actor, 'person'>): Promise<readonly string[]>;
  coverageOf(season: string): Promise<Map<string, Coverage>>;
  judgesOf(reader: { accountId: string }, nominationId: string): Promise<JudgeOfEntry[]>;
  activityOf(without: Without): Promise<Map<string, JudgeActivity>>;
  entriesOf(
    judge: Pick<Judge, 'accountId'>,
    without: Without,
  ): Promise<{
    entries: Pick<EntryOfJudge, 'nominationId' | 'status'>[];
    activity: JudgeActivity;
  }>;
}

interface Given extends Pick<AssignmentsApi, 'allocate' | 'mailsWithheldFrom' | 'tiedAmong'> {
  assigning: Assignments;
  desk: Desk;
}

export function assignmentsApi({ assigning, desk, ...given }: Given): AssignmentsApi {
  const { assignments, pseudonyms } = assigning;
  return {
    ...given,
    byId: (id) => assignments.byId(id),
    ofNomination: (nominationId) => assignments.ofNomination(nominationId),
    ofContest: (contest) => assignments.ofContest(contest),
    ofAccount: (accountId) => assignments.ofAccount(accountId),
    progress: (season) => assignments.progress(season),
    judgedOf: (nominationId) => assignments.judgedOf(nominationId),
    async closeContest(contest, season) {
      await assignments.closeContest(contest);
      await giveReceipts(assigning, [season]);
    },
    pseudonymOf: (nomination) => pseudonyms.of(nomination),
    pseudonymsOfContest: (contest) => pseudonyms.ofContest(contest),
    setRatingsAside: (nomination) => setRatingsAside(assigning, nomination),
    coverageOf: (season) => coverageOfSeason(desk, season),
    judgesOf: (reader, nominationId) => judgesOfNomination(desk, reader, nominationId),
    activityOf: (without) => activityOfSeason(desk, without),
    entriesOf: (judge, without) => entriesOfJudge(desk, judge, without),
  };
}
