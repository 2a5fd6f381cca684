import type { Season } from '@meritum/shared/contracts/seasons';
import type { VoidReason } from '@meritum/shared/contracts/voids';
import { groupedBy } from '@meritum/shared/merit/groups';
import { saltOf } from '@meritum/shared/merit/ledger/commitment';
import type { EntryToPublish, RatingToPublish } from '@meritum/shared/merit/ledger/season';
import type { Part } from '../../module-kit/define-module';
import { processInChunks } from '../../platform/process-in-chunks';
import type { Assignment } from '../assignments/assignment';
import { scoresOf } from '../assignments/receipts/receipt';
import { isOpen } from '../assignments/rules';
import { publishedNameOf, type WithoutEssay } from '../nominations/nomination';
import { isInContest as nominationTakesPart } from '../nominations/rules';
import { seasonUnknown } from '../seasons/errors';
import type { FrozenRules } from '../seasons/frozen-rules';
import type { Results } from './context';
import { contestUnknown, rulesNotFrozen } from './errors';
import type { Contest, Result } from './result';

/** Entries to process before other requests get a turn: a few milliseconds. */
export const entriesPerTurn = 100;

/** A nomination with its assignments. */
export interface Entry {
  nomination: WithoutEssay;
  isVoided: boolean;
  completed: readonly Assignment[];
  pending: number;
  /** Accounts of judges who can still rate the entry. */
  awaited: readonly string[];
}

/** All facts that determine the results of a contest, read together. */
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
  /** Entries that closing would leave without a result, for want of ratings. */
  uncovered: readonly Entry[];
  /**
   * Whether closing takes two organisers: an entry or the contest would get no result, or somebody
   * would lose extra time that two organisers gave them.
   */
  closingTakesTwo: boolean;
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

/** The kind of reason of an entry's confirmed void; null without one. */
const voidedEntry = ({ voids }: Result, { _id }: WithoutEssay): VoidReason | null =>
  voids.find((one) => one.kind === 'entry' && one.state === 'confirmed' && one.nominationId === _id)
    ?.why ?? null;

export const isVoidedEntry = (result: Result, nomination: WithoutEssay): boolean =>
  voidedEntry(result, nomination) !== null;

/**
 * The entries that take part: under review with a confirmed address, or under review and rated,
 * even if the nominator is deleted or unconfirmed. Once judging has closed, those that took part
 * then.
 */
function entriesOf(
  result: Result,
  nominations: readonly WithoutEssay[],
  assignments: readonly Assignment[],
): Entry[] {
  const atClosing = result.closed && new Set(result.closed.entries);
  const given = groupedBy(assignments, ({ nominationId }) => nominationId);
  return nominations.flatMap((nomination) => {
    const all = given.get(nomination._id) ?? [];
    const completed = all.filter(({ status }) => status === 'completed');
    const isRated = nomination.status === 'UNDER_REVIEW' && completed.length > 0;
    const takesPart = atClosing?.has(nomination._id) ?? (isUnderReview(nomination) || isRated);
    if (!takesPart) return [];
    const open = all.filter(isOpen);
    return [
      {
        nomination,
        isVoided: isVoidedEntry(result, nomination),
        completed,
        pending: open.length,
        awaited: open.flatMap(({ accountId }) => accountId ?? []),
      },
    ];
  });
}

/** An entry with its contest's result; null when it does not take part. */
export async function readEntry(
  context: Part<Results, { stores: 'results'; deps: 'assignments' }>,
  nomination: WithoutEssay,
): Promise<(Pick<ContestSnapshot, 'result' | 'voidedRatings'> & { entry: Entry }) | null> {
  const { season, category } = nomination;
  const result = await context.stores.results.findByContest({ season, category });
  const assignments = await context.deps.assignments.findByNomination(nomination._id);
  const [entry] = entriesOf(result, [nomination], assignments);
  return entry ? { result, entry, voidedRatings: voidedRatingsIn(result) } : null;
}

/** @param known the contest's season if it was read before */
export async function readContest(
  context: Results,
  contest: Contest,
  known?: Season,
): Promise<ContestSnapshot> {
  // The result is read before the entries, so that these include everything that it has recorded.
  const [season, result] = await Promise.all([
    known ?? context.deps.seasons.findById(contest.season),
    context.stores.results.findByContest(contest),
  ]);
  if (!season?.categories.some(({ name }) => name === contest.category)) throw contestUnknown();
  const frozen = await context.deps.seasons.frozenRules(season, contest.category);
  return readEntries(context, season, { result, frozen });
}

/** The snapshot of a contest whose season, result and perhaps frozen rules are already read. */
export async function readEntries<Frozen extends FrozenRules | null>(
  { deps }: Results,
  season: Season,
  { result, frozen }: { result: Result; frozen: Frozen },
): Promise<ContestSnapshot & { frozen: Frozen }> {
  const [hasMoreTime, nominations, assignments] = await Promise.all([
    deps.seasons.hasMoreTime(result),
    deps.nominations.listByContest(result),
    deps.assignments.findByContest(result),
  ]);
  const entries = entriesOf(result, nominations, assignments);
  const voidedRatings = voidedRatingsIn(result);
  const uncovered = entries.filter(
    (entry) =>
      !entry.isVoided &&
      countedRatings({ voidedRatings }, entry).length < season.rules.minimumRatings,
  );
  return {
    season,
    frozen,
    result,
    nominations,
    entries,
    voidedRatings,
    uncovered,
    closingTakesTwo: entries.length === 0 || hasMoreTime || uncovered.length > 0,
    assignmentIds: assignments.map(({ _id }) => _id),
  };
}

/** The snapshot with frozen rules. Throws failed-precondition when they are not frozen. */
export function withFrozenRules(
  snapshot: ContestSnapshot,
): ContestSnapshot & { frozen: FrozenRules } {
  const { frozen } = snapshot;
  if (!frozen) throw rulesNotFrozen();
  return { ...snapshot, frozen };
}

export const countedRatings = (
  { voidedRatings }: Pick<ContestSnapshot, 'voidedRatings'>,
  { completed, isVoided }: Entry,
): Assignment[] => (isVoided ? [] : completed.filter(({ _id }) => !voidedRatings.has(_id)));

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

/** The entries with all their ratings, as they are published. */
export async function entriesToPublish(
  context: Part<Results, { deps: 'assignments' }>,
  snapshot: ContestSnapshot & { frozen: FrozenRules },
): Promise<(EntryToPublish & { nomination: WithoutEssay })[]> {
  const names = await context.deps.assignments.findPseudonyms(snapshot.result);
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
      // If it differs from the name that closing committed to, the ledger shows no name.
      name: publishedNameOf(nomination),
      ratings: completed.map((one) => ratingToPublish(snapshot, one)),
    };
  };
  await processInChunks(snapshot.entries, entriesPerTurn, (some) => {
    made.push(...some.map(toPublish));
  });
  return made;
}
