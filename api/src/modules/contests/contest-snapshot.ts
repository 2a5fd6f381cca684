import type { Season } from '@meritum/shared/contracts/seasons';
import type { VoidReason } from '@meritum/shared/contracts/voids';
import { groupedBy } from '@meritum/shared/merit/groups';
import { saltOf } from '@meritum/shared/merit/ledger/commitment';
import type { EntryToPublish, RatingToPublish } from '@meritum/shared/merit/ledger/season';
import type { Part } from '../../module-kit/define-module';
import { refused } from '../../platform/errors/domain-error';
import { processInChunks } from '../../platform/process-in-chunks';
import type { Assignment } from '../assignments/assignment';
import { scoresOf } from '../assignments/receipts/receipt';
import { isOpen } from '../assignments/rules';
import { publishedNameOf, type WithoutEssay } from '../nominations/nomination';
import { isInContest as nominationTakesPart } from '../nominations/rules';
import { seasonUnknown } from '../seasons/errors';
import type { FrozenRules } from '../seasons/frozen-rules';
import { categoryOf } from '../seasons/rules';
import type { Results } from './context';
import { contestUnknown } from './errors';
import type { Contest, Result } from './result';

/** Entries in a slice of work, after which others are answered: a few milliseconds. */
export const entriesAtOnce = 100;

/** A nomination with its assignments. */
export interface Entry {
  nomination: WithoutEssay;
  isVoided: boolean;
  completed: readonly Assignment[];
  pending: number;
  /** Accounts of judges who can still rate it. */
  awaited: readonly string[];
}

/** Everything that the results of a contest depend on, read at one moment. */
export interface ContestSnapshot {
  season: Season;
  frozen: FrozenRules | null;
  result: Result;
  /** Entries that take part. */
  entries: readonly Entry[];
  /** All nominations of the contest, to find conflicts of interest. */
  nominations: readonly WithoutEssay[];
  /** Confirmed voids of ratings, with their kind of reason. */
  voidedRatings: ReadonlyMap<string, VoidReason>;
  /** Whether somebody has more time to nominate or to rate than others, which still runs. */
  hasMoreTime: boolean;
  /** Ids of all assignments of the contest, in any state. */
  assignmentIds: readonly string[];
}

/** The season with this id, by default the current one; undefined or null for unknown ones. */
const seasonNamed = async ({ deps }: Part<Results, { deps: 'seasons' }>, id: string | undefined) =>
  id ? (await deps.seasons.all()).find((one) => one.id === id) : deps.seasons.current();

/** The season with this id, by default the current one. Throws not-found. */
export async function seasonOf(
  context: Part<Results, { deps: 'seasons' }>,
  id: string | undefined,
): Promise<Season> {
  const season = await seasonNamed(context, id);
  if (!season) throw seasonUnknown();
  return season;
}

/** Finds a contest by season id and category name. Throws not-found. */
export async function contestOf(
  context: Part<Results, { deps: 'seasons' }>,
  { season: id, category }: { season?: string | undefined; category: string },
): Promise<{ season: Season; contest: Contest }> {
  const season = await seasonNamed(context, id);
  if (!season?.categories.some(({ name }) => name === category)) throw contestUnknown();
  return { season, contest: { season: season.id, category } };
}

const voidedRatingsIn = ({ voids }: Result): ContestSnapshot['voidedRatings'] =>
  new Map(
    voids
      .filter((one) => one.kind === 'rating' && one.state === 'confirmed')
      .map((one) => [one.assignmentId ?? '', one.why]),
  );

export const isUnderReview = (nomination: WithoutEssay): boolean =>
  nominationTakesPart(nomination) && !nomination.erasedAt;

/**
 * Whether an entry takes part: under review with a confirmed address, or under review and rated,
 * also if its nominator is deleted or the address is not confirmed. Once judging has closed, the
 * entries that took part then.
 */
function takesPartIn({ closed }: Result): (entry: Entry) => boolean {
  const atClosing = closed && new Set(closed.entries);
  return ({ nomination, completed }) => {
    if (atClosing) return atClosing.has(nomination._id);
    const isRated = nomination.status === 'UNDER_REVIEW' && completed.length > 0;
    return isUnderReview(nomination) || isRated;
  };
}

/** The kind of reason for which an entry's void is confirmed; null without one. */
const voidedEntry = ({ voids }: Result, { _id }: WithoutEssay): VoidReason | null =>
  voids.find((one) => one.kind === 'entry' && one.state === 'confirmed' && one.nominationId === _id)
    ?.why ?? null;

export const isVoidedEntry = (result: Result, nomination: WithoutEssay): boolean =>
  voidedEntry(result, nomination) !== null;

function entryOf(result: Result, nomination: WithoutEssay, all: readonly Assignment[]): Entry {
  return {
    nomination,
    isVoided: isVoidedEntry(result, nomination),
    completed: all.filter(({ status }) => status === 'completed'),
    pending: all.filter(isOpen).length,
    awaited: all.flatMap((one) => (isOpen(one) && one.accountId ? [one.accountId] : [])),
  };
}

/** An entry with its contest's result; null when it does not take part. */
export async function readEntry(
  context: Part<Results, { stores: 'results'; deps: 'assignments' }>,
  nomination: WithoutEssay,
): Promise<(Pick<ContestSnapshot, 'result' | 'voidedRatings'> & { entry: Entry }) | null> {
  const { season, category } = nomination;
  const result = await context.stores.results.of({ season, category });
  const entry = entryOf(
    result,
    nomination,
    await context.deps.assignments.ofNomination(nomination._id),
  );
  const voidedRatings = voidedRatingsIn(result);
  return takesPartIn(result)(entry) ? { result, entry, voidedRatings } : null;
}

export async function readContest(context: Results, contest: Contest): Promise<ContestSnapshot> {
  const season = await context.deps.seasons.byId(contest.season);
  if (!season?.categories.some(({ name }) => name === contest.category)) throw contestUnknown();
  // The result comes first, so that the later reads see everything it has recorded.
  return readEntries(context, season, await context.stores.results.of(contest));
}

/** The snapshot of a contest whose season and result were read before. */
export async function readEntries(
  context: Results,
  season: Season,
  result: Result,
): Promise<ContestSnapshot> {
  const [frozen, hasMoreTime, nominations, assignments] = await Promise.all([
    context.deps.seasons.frozenRules(season, result.category),
    context.deps.seasons.hasMoreTime(result),
    context.deps.nominations.ofContest(result),
    context.deps.assignments.ofContest(result),
  ]);
  const own = groupedBy(assignments, ({ nominationId }) => nominationId);
  const entries = nominations.map((nomination) =>
    entryOf(result, nomination, own.get(nomination._id) ?? []),
  );
  return {
    season,
    frozen,
    hasMoreTime,
    result,
    nominations,
    entries: entries.filter(takesPartIn(result)),
    voidedRatings: voidedRatingsIn(result),
    assignmentIds: assignments.map(({ _id }) => _id),
  };
}

/** The snapshot with frozen rules. Throws failed-precondition when they are not frozen. */
export function withFrozenRules(
  snapshot: ContestSnapshot,
): ContestSnapshot & { frozen: FrozenRules } {
  const { frozen } = snapshot;
  if (!frozen) throw refused('The rules of this season are not final yet.');
  return { ...snapshot, frozen };
}

export const countedRatings = (
  { voidedRatings }: Pick<ContestSnapshot, 'voidedRatings'>,
  { completed, isVoided }: Entry,
): Assignment[] => (isVoided ? [] : completed.filter(({ _id }) => !voidedRatings.has(_id)));

/** The given entries that closing would leave without a result, for want of ratings. */
export const uncoveredAmong = (
  snapshot: Pick<ContestSnapshot, 'season' | 'voidedRatings'>,
  entries: readonly Entry[],
): Entry[] =>
  entries.filter(
    (entry) =>
      !entry.isVoided &&
      countedRatings(snapshot, entry).length < snapshot.season.rules.minimumRatings,
  );

/**
 * Whether closing takes two organisers: an entry would get no result, there is none at all, or it
 * would end the time that two gave to somebody.
 */
export const closingTakesTwo = (snapshot: ContestSnapshot): boolean =>
  snapshot.entries.length === 0 ||
  snapshot.hasMoreTime ||
  uncoveredAmong(snapshot, snapshot.entries).length > 0;

/** Whether judging was ever open: it is set to be, also if that has ended, or a judge was assigned. */
export const judgingHasOpened = ({ season, result, assignmentIds }: ContestSnapshot): boolean =>
  season.begun &&
  (assignmentIds.length > 0 || categoryOf(season, result.category)?.judging.open === true);

function ratingToPublish(
  { frozen, voidedRatings }: Pick<ContestSnapshot, 'voidedRatings'> & { frozen: FrozenRules },
  { _id, evaluation }: Assignment,
): RatingToPublish {
  if (!evaluation) throw new Error(`${_id} is not rated`);
  return {
    scores: scoresOf(frozen, evaluation.ratings),
    salt: saltOf(evaluation.receipt),
    voided: voidedRatings.get(_id) ?? null,
  };
}

/** The entries with all their ratings, in the form that is published. */
export async function entriesToPublish(
  context: Part<Results, { deps: 'assignments' }>,
  snapshot: ContestSnapshot & { frozen: FrozenRules },
): Promise<(EntryToPublish & { nomination: WithoutEssay })[]> {
  const names = await context.deps.assignments.pseudonymsOfContest(snapshot.result);
  const made: (EntryToPublish & { nomination: WithoutEssay })[] = [];
  const toPublish = ({ nomination, completed }: Entry) => {
    const { pseudonym, nameHash, nameSalt } = names.get(nomination._id) ?? {};
    if (pseudonym === undefined || nameHash === undefined)
      throw new Error(`The nomination ${nomination._id} has no pseudonym or no hash of its name`);
    return {
      nomination,
      pseudonym,
      nameHash,
      ...(nameSalt !== undefined && { nameSalt }),
      voided: voidedEntry(snapshot.result, nomination),
      isErased: nomination.erasedAt !== undefined,
      // Where it is not the one that closing committed to, the ledger names nobody.
      name: publishedNameOf(nomination),
      ratings: completed.map((one) => ratingToPublish(snapshot, one)),
    };
  };
  await processInChunks(snapshot.entries, entriesAtOnce, (some) => {
    made.push(...some.map(toPublish));
  });
  return made;
}
