import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { endedCategories } from '@meritum/shared/programme/contest-life';
import type { Decider } from '../../platform/authorisation/actor';
import type { CountedAssignment } from '../assignments/assignment';
import type { ContestsApi } from '../contests/api';
import type { Borderline } from '../contests/borderline';
import { progressFor } from '../contests/policy';
import type { DrawApi } from '../draw/api';
import type { NominationsApi } from '../nominations/api';
import type { Entry } from '../nominations/console/entries';
import { reviewStateOf } from '../nominations/rules';
import { type CountedJudge, judgeCounts, judgingCounts, nominationCounts } from './counts';

/** The sources of the numbers; one query each. */
export interface Overview
  extends Pick<NominationsApi, 'entriesFor' | 'isConflicted' | 'affiliationOf'>,
    Pick<ContestsApi, 'voidsProposedFor'>,
    Pick<DrawApi, 'valuesAwaited'> {
  /** The part that is the same for every actor. */
  gathered(season: string): Promise<OverviewSnapshot>;
  notClean(documentIds: readonly string[]): Promise<number>;
  contests: ContestsApi['contestStates'];
}

/** The counts for all actors, and when they were taken. */
export interface OverviewSnapshot {
  countedAt: Date;
  ratings: readonly CountedAssignment[];
  judges: readonly CountedJudge[];
  /** Tells which nominations wait for a confirmed address. */
  isLeftOut(entry: Entry): boolean;
  /** Judges of earlier seasons who can be asked whether they judge again. */
  judgesToAsk: number;
  mailsGivenUp: { all: number; withoutJudging: number };
  /** Borderline entries for which more judges can still be asked. */
  borderline: readonly Borderline[];
}

/** The contests of every season, as far as the actor may know of them. */
async function contestsFor(context: Overview, actor: Decider): Promise<OverviewReply['contests']> {
  const [contests, party] = await Promise.all([context.contests(), context.affiliationOf(actor)]);
  const voided = contests.filter(({ voidsProposed }) => voidsProposed > 0);
  const proposedVoids = new Map(
    await Promise.all(
      [...new Set(voided.map(({ season }) => season))].map(
        async (season) => [season, await context.voidsProposedFor(actor, season)] as const,
      ),
    ),
  );
  return contests.map(({ nominations, ...contest }) => ({
    ...contest,
    ...progressFor(party, nominations),
    voidsProposed: proposedVoids.get(contest.season)?.get(contest.category) ?? 0,
  }));
}

/** A season in numbers, as far as the actor may know, and what needs attention now. */
export async function overviewFor(
  context: Overview,
  actor: Decider,
  named: string | undefined,
): Promise<OverviewReply> {
  const { season, entries } = await context.entriesFor(actor, named);
  const documents = entries.flatMap(({ document }) => (document ? [document.id] : []));
  const [snapshot, documentsNotClean, valuesAwaited, isConflicted, contests] = await Promise.all([
    context.gathered(season.id),
    documents.length === 0 ? 0 : context.notClean(documents),
    context.valuesAwaited(season),
    context.isConflicted(actor),
    contestsFor(context, actor),
  ]);
  const { countedAt, ratings, judges, judgesToAsk, mailsGivenUp, borderline, isLeftOut } = snapshot;
  const ended = endedCategories(contests, season.id);
  const counted = entries.filter(({ category }) => !ended.includes(category));
  const categories = season.categories.filter(({ name }) => !ended.includes(name));
  const { underCovered, inContest, ...judging } = judgingCounts(counted, ratings, {
    ...season,
    categories,
  });
  const conflicted = entries.filter(({ conflict }) => conflict !== null);
  // What is borderline depends on all ratings of its category.
  const withheld = new Set(conflicted.map(({ category }) => category));
  return {
    season: { id: season.id, name: season.name },
    countedAt: countedAt.toISOString(),
    nominations: nominationCounts(counted, season),
    ...judging,
    judges: judgeCounts(judges, inContest),
    contests,
    needs: {
      judgesToAsk,
      nominationsReturned: counted.filter((entry) => reviewStateOf(entry) === 'returned').length,
      nominationsUnconfirmed: counted.filter(isLeftOut).length,
      judgesUnconfirmed: judges.filter((judge) => judge.isLeftOut).length,
      borderline: borderline
        .filter(({ category, awaited }) => !withheld.has(category) && !awaited.has(actor.accountId))
        .filter(({ entries: near }) => near.length > 0)
        .map(({ category, entries: near }) => ({ category, count: near.length })),
      mailsGivenUp: isConflicted ? mailsGivenUp.withoutJudging : mailsGivenUp.all,
      underCovered,
      documentsNotClean,
      valuesAwaited,
    },
  };
}
