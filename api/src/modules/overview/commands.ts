import type { OverviewReply } from '@meritum/shared/contracts/overview';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { Actor } from '../../platform/authorisation/actor';
import { reviewStateOf } from '../nominations/rules';
import {
  type CountedEntry,
  type CountedJudge,
  type CountedRating,
  judgeCounts,
  judgingCounts,
  nominationCounts,
} from './counts';

type Asking = Pick<Actor, 'accountId' | 'person'>;

/** Where the numbers come from; each of them is one query. */
export interface Overview {
  /** The current season's nominations, with what ties the actor to each. */
  entriesFor(actor: Asking): Promise<{
    season: Season;
    entries: readonly (CountedEntry & { document: { id: string } | null })[];
  }>;
  /** What is the same whoever asks. */
  gathered(season: string): Promise<OverviewSnapshot>;
  /** How many of the documents a scanner has not found clean. */
  notClean(documentIds: readonly string[]): Promise<number>;
}

/** Those of a category, and accounts of judges who can still rate there. */
export interface BorderlineEntries {
  category: string;
  entries: readonly string[];
  awaited: ReadonlySet<string>;
}

/** What is counted for everybody, and when it was. */
export interface OverviewSnapshot {
  countedAt: Date;
  ratings: readonly CountedRating[];
  judges: readonly CountedJudge[];
  mailsGivenUp: { all: number; withoutJudging: number };
  /** Borderline entries that more judges are still to be asked for. */
  borderline: readonly BorderlineEntries[];
}

/** The current season in numbers, as the actor may know them, and what needs a person now. */
export async function overviewFor(context: Overview, actor: Asking): Promise<OverviewReply> {
  const { season, entries } = await context.entriesFor(actor);
  const documents = entries.flatMap(({ document }) => (document ? [document.id] : []));
  const [{ countedAt, ratings, judges, mailsGivenUp, borderline }, documentsNotClean] =
    await Promise.all([
      context.gathered(season.id),
      documents.length === 0 ? 0 : context.notClean(documents),
    ]);
  const nominations = nominationCounts(entries, season);
  const { underCovered, ...judging } = judgingCounts(entries, ratings, season.rules);
  const waiting = ({ status, deactivated }: CountedJudge) =>
    status === 'VERIFICATION_PENDING' && !deactivated;
  const tied = entries.filter(({ tie }) => tie !== null);
  // What is borderline depends on everything that was rated in its category, by others too.
  const withheld = new Set(tied.map(({ category }) => category));
  return {
    season: { id: season.id, name: season.name },
    countedAt: countedAt.toISOString(),
    nominations,
    ...judging,
    judges: judgeCounts(judges),
    needs: {
      applicationsWaiting: judges.filter(waiting).length,
      nominationsReturned: entries.filter((entry) => reviewStateOf(entry) === 'returned').length,
      borderline: borderline
        .filter(({ category, awaited }) => !withheld.has(category) && !awaited.has(actor.accountId))
        .filter(({ entries: near }) => near.length > 0)
        .map(({ category, entries: near }) => ({ category, count: near.length })),
      mailsGivenUp: tied.length > 0 ? mailsGivenUp.withoutJudging : mailsGivenUp.all,
      underCovered,
      documentsNotClean,
    },
  };
}
