import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { endedCategories } from '@meritum/shared/programme/contest-life';
import type { Decider } from '../../platform/authorisation/actor';
import { conflictedNominations, hasYetToRate, progressFor } from '../contests/policy';
import { organisersMissing } from '../identity/people';
import type { Affiliation } from '../nominations/policy';
import { reviewStateOf } from '../nominations/rules';
import { recentSeasons } from '../seasons/rules';
import type { Overview } from './context';
import { judgeCounts, judgingCounts, nominationCounts, type SeasonRead } from './counts';
import { entrantsIn } from './entrants';

type ReadSeason = (season: string) => Promise<SeasonRead>;

/** Reads each season once, and compares its nominations once with the actor. */
function readOnce({ cached }: Overview, party: Affiliation): ReadSeason {
  const known = new Map<string, Promise<SeasonRead>>();
  async function read(season: string): Promise<SeasonRead> {
    const nominations = await cached.nominationsOf(season);
    return { nominations, conflicted: conflictedNominations(party, nominations) };
  }
  return (season) => {
    const reading = known.get(season) ?? read(season);
    known.set(season, reading);
    return reading;
  };
}

/** Whether the actor has a conflict of interest with an entry of a recent season. */
async function isConflicted(
  { deps, platform }: Overview,
  readSeason: ReadSeason,
): Promise<boolean> {
  const recent = recentSeasons(await deps.seasons.all(), platform.clock());
  const read = await Promise.all(recent.map(({ id }) => readSeason(id)));
  return read.some(({ conflicted }) => conflicted.size > 0);
}

/** The contests of every season, with what the actor may know of them. */
async function contestsFor(
  context: Overview,
  readSeason: ReadSeason,
): Promise<OverviewReply['contests']> {
  const contests = (await context.cached.contests()).map(async (contest) => {
    const { nominations, conflicted } = await readSeason(contest.season);
    const own = nominations.filter(({ category }) => category === contest.category);
    const isFree = own.every(({ _id }) => !conflicted.has(_id));
    const voidsProposed = isFree ? contest.voidsProposed : 0;
    return { ...contest, ...progressFor(conflicted, own), voidsProposed };
  });
  return Promise.all(contests);
}

/** A season's numbers that the actor may know, and what needs attention now. */
export async function overviewFor(
  context: Overview,
  actor: Decider,
  named: string | undefined,
): Promise<OverviewReply> {
  const { deps, cached } = context;
  const [season, party, person] = await Promise.all([
    deps.seasons.named(named),
    deps.nominations.affiliationOf(actor),
    actor.person(),
  ]);
  const readSeason = readOnce(context, party);
  const [read, snapshot, notClean, isWithheld, contests, registration] = await Promise.all([
    readSeason(season.id),
    cached.snapshotOf(season.id),
    deps.documents.notClean(),
    isConflicted(context, readSeason),
    contestsFor(context, readSeason),
    cached.registration(),
  ]);
  const { nominations, conflicted } = read;
  const {
    countedAt,
    judging,
    judges,
    mayBeAsked,
    mailsGivenUp,
    outOfReach,
    borderline,
    isLeftOut,
    voided,
  } = snapshot;
  const ended = endedCategories(contests, season.id);
  const counted = nominations.filter(({ category }) => !ended.includes(category));
  const categories = season.categories.filter(({ name }) => !ended.includes(name));
  const { underCovered, seen, toRate, ...progress } = judgingCounts(
    { nominations: counted, conflicted, voided },
    judging,
    { ...season, categories },
  );
  // Which entries are borderline depends on all ratings of their category.
  const withheld = new Set(
    nominations.filter(({ _id }) => conflicted.has(_id)).map(({ category }) => category),
  );
  const open = contests.filter((one) => one.season === season.id && one.state === 'open');
  const toJudge = counted.filter((one) => open.some(({ category }) => category === one.category));
  const documents = nominations.flatMap(({ document }) => document?.id ?? []);
  return {
    season: { id: season.id, name: season.name },
    countedAt: countedAt.toISOString(),
    nominations: nominationCounts(counted, season),
    entrants: entrantsIn({ ...(await cached.enteringIn(season.id)), nominations }, season),
    ...progress,
    judges: judgeCounts(judges, seen),
    contests: contests.map((one) => {
      const left = open.includes(one) && toRate.get(one.category);
      return left ? { ...one, toRate: left } : one;
    }),
    needs: {
      judgesToAsk: mayBeAsked ? judges.filter(({ isToBeAsked }) => isToBeAsked).length : 0,
      nominationsReturned: toJudge.filter((one) => reviewStateOf(one) === 'returned').length,
      nominationsUnconfirmed: toJudge.filter(isLeftOut).length,
      judgesUnconfirmed: judges.filter((judge) => judge.isLeftOut).length,
      borderline: borderline
        .filter((one) => !withheld.has(one.category) && !hasYetToRate(person, one))
        .filter(({ entries: near }) => near.length > 0)
        .map(({ category, entries: near }) => ({ category, count: near.length })),
      mailsGivenUp: isWithheld ? mailsGivenUp.withoutJudging : mailsGivenUp.all,
      outOfReach: isWithheld ? outOfReach.withoutJudging : outOfReach.all,
      underCovered,
      documentsNotClean: new Set(documents.filter((id) => notClean.has(id))).size,
      organisersMissing: organisersMissing(await deps.identity.organisers()),
      newAccounts: registration.isUnusual ? registration.lastHour : 0,
    },
  };
}
