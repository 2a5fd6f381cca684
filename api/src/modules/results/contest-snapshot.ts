import type { Season } from '@meritum/shared/contracts/seasons';
import type { EntryToPublish, RatingToPublish } from '@meritum/shared/merit/ledger/publish';
import type { Assignment } from '../assignments/assignment';
import { saltOfReceipt, scoresOf } from '../assignments/receipts/receipt';
import type { WithoutEssay } from '../nominations/nomination';
import { isInContest as nominationTakesPart } from '../nominations/rules';
import type { FrozenRules } from '../seasons/frozen-rules';
import type { Results } from './context';
import { contestUnknown, notFrozen } from './errors';
import type { Contest, Result } from './result';

/** A nomination with its assignments. */
export interface Entry {
  nomination: WithoutEssay;
  isVoided: boolean;
  completed: readonly Assignment[];
  pending: number;
  /** Accounts of judges who can still rate it. */
  awaited: readonly string[];
}

/** Everything that the results of a category depend on, read at one moment. */
export interface ContestSnapshot {
  season: Season;
  frozen: FrozenRules | null;
  result: Result;
  /** Those that take part, by id. */
  entries: readonly Entry[];
  /** Everything ever nominated there, for what ties an admin to it. */
  nominations: readonly WithoutEssay[];
  voidedRatings: ReadonlySet<string>;
}

/** The season and category, by name. Throws not-found. */
export async function contestOf(
  { seasons }: Pick<Results, 'seasons'>,
  { season: id, category }: { season?: string | undefined; category: string },
): Promise<{ season: Season; contest: Contest }> {
  const season = id ? (await seasons.all()).find((one) => one.id === id) : await seasons.current();
  if (!season?.categories.some(({ name }) => name === category)) throw contestUnknown();
  return { season, contest: { season: season.id, category } };
}

function byNomination(assignments: readonly Assignment[]): Map<string, Assignment[]> {
  const groups = new Map<string, Assignment[]>();
  for (const assignment of assignments) {
    const own = groups.get(assignment.nominationId);
    if (own) own.push(assignment);
    else groups.set(assignment.nominationId, [assignment]);
  }
  return groups;
}

const confirmedRatings = ({ voids }: Result) =>
  voids.filter((one) => one.kind === 'rating' && one.state === 'confirmed');

/** Under review, of a confirmed address. */
export const isUnderReview = (nomination: WithoutEssay): boolean =>
  nominationTakesPart(nomination) && !nomination.erasedAt;

/**
 * Who takes part: whatever is under review, and of what was rated also entries of an erased nominator or
 * an address that is not confirmed; once judging has closed those who took part then. What was returned
 * does not, whatever it was given.
 */
function takesPart({ closed }: Result, { nomination, completed }: Entry): boolean {
  if (closed) return closed.entries.includes(nomination._id);
  const isRated = nomination.status === 'UNDER_REVIEW' && completed.length > 0;
  return isUnderReview(nomination) || isRated;
}

/** A nomination of a result with its assignments. */
function entryOf({ voids }: Result, nomination: WithoutEssay, all: readonly Assignment[]): Entry {
  return {
    nomination,
    isVoided: voids.some(
      (one) =>
        one.kind === 'entry' && one.state === 'confirmed' && one.nominationId === nomination._id,
    ),
    completed: all.filter(({ status }) => status === 'completed'),
    pending: all.filter(({ status }) => status === 'pending').length,
    awaited: all.flatMap(({ status, closed, accountId }) =>
      status === 'pending' && !closed && accountId ? [accountId] : [],
    ),
  };
}

/** Whether nobody has rated anything in the category yet. */
export const isUnrated = ({ entries }: Pick<ContestSnapshot, 'entries'>): boolean =>
  entries.every(({ completed }) => completed.length === 0);

/** One entry alone, with where its category stands; null where it takes no part. */
export async function readEntry(
  context: Pick<Results, 'results' | 'assignments'>,
  nomination: WithoutEssay,
): Promise<{ result: Result; entry: Entry } | null> {
  const { season, category } = nomination;
  const result = await context.results.of({ season, category });
  const entry = entryOf(result, nomination, await context.assignments.ofNomination(nomination._id));
  return takesPart(result, entry) ? { result, entry } : null;
}

export async function readContest(context: Results, contest: Contest): Promise<ContestSnapshot> {
  const season = await context.seasons.byId(contest.season);
  if (!season?.categories.some(({ name }) => name === contest.category)) throw contestUnknown();
  // The document first: whatever it says to have happened is then seen in all that is read after it.
  const result = await context.results.of(contest);
  const [frozen, nominations, assignments] = await Promise.all([
    context.seasons.frozenRules.of(season, contest.category),
    context.nominations.ofContest(contest),
    context.assignments.ofContest(contest),
  ]);
  const own = byNomination(assignments);
  const entries = nominations.map((nomination) =>
    entryOf(result, nomination, own.get(nomination._id) ?? []),
  );
  return {
    season,
    frozen,
    result,
    nominations,
    entries: entries.filter((entry) => takesPart(result, entry)),
    voidedRatings: new Set(confirmedRatings(result).map((one) => one.assignmentId ?? '')),
  };
}

/** The same with rules that are frozen. Throws failed-precondition. */
export function withFrozenRules(
  situation: ContestSnapshot,
): ContestSnapshot & { frozen: FrozenRules } {
  const { frozen } = situation;
  if (!frozen) throw notFrozen();
  return { ...situation, frozen };
}

/** The completed ratings of an entry that count. */
export const countedRatings = (
  { voidedRatings }: Pick<ContestSnapshot, 'voidedRatings'>,
  { completed, isVoided }: Entry,
): Assignment[] => (isVoided ? [] : completed.filter(({ _id }) => !voidedRatings.has(_id)));

function ratingToPublish(
  { frozen, voidedRatings }: { frozen: FrozenRules; voidedRatings: ReadonlySet<string> },
  { _id, evaluation }: Assignment,
): RatingToPublish {
  if (!evaluation?.receipt) throw new Error(`The rating of ${_id} has no receipt`);
  return {
    scores: scoresOf(frozen, evaluation.ratings),
    salt: saltOfReceipt(evaluation.receipt),
    isVoided: voidedRatings.has(_id),
  };
}

/** The entries with all their ratings, as the mathematics publish them. */
export async function entriesToPublish(
  context: Pick<Results, 'assignments'>,
  situation: ContestSnapshot & { frozen: FrozenRules },
): Promise<(EntryToPublish & { nomination: WithoutEssay })[]> {
  const pseudonyms = await context.assignments.pseudonymsOfContest(situation.result);
  return situation.entries.map(({ nomination, isVoided, completed }) => {
    const pseudonym = pseudonyms.get(nomination._id);
    if (!pseudonym) throw new Error(`The nomination ${nomination._id} has no pseudonym`);
    return {
      nomination,
      pseudonym,
      isVoided,
      name: nomination.fullName,
      ratings: completed.map((one) => ratingToPublish(situation, one)),
    };
  });
}
