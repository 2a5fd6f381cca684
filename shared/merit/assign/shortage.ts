import { type Conflict, conflictsOf, conflictWords } from './conflicts';
import { reachFrom } from './coverage';
import type { Draft } from './draft';
import type { JudgeToAssign, NominationToJudge } from './input';
import type { IndexedInput as Planned } from './season';

/** A nomination with fewer judges than planned, and possible remedies. */
export interface Shortage {
  nomination: string;
  /** Number of judges with this plan, as required, and as planned. */
  has: number;
  wanted: number;
  planned: number;
  /** Number of active judges with a conflict, by kind; one judge may count several times. */
  conflicts: Partial<Record<Conflict, number>>;
  /** Active judges without a conflict who have no room left. */
  full: number;
  /** How many of these have capacity left, but are at the largest load that the rules allow. */
  atLargestLoad: number;
  /** First remedy: this many more judges without a conflict. */
  judgesNeeded: number;
  /** Second remedy: this many more assignments for each full judge; undefined if not enough. */
  capacityNeeded: { more: number; now: number | undefined } | undefined;
  words: string;
}

/** The season after this plan. */
interface SeasonWithPlan
  extends Pick<Planned, 'nominations' | 'judges' | 'forbiddenOf' | 'conflicts' | 'places'> {
  /** Filled places of each nomination with this plan. */
  filled: Int32Array;
  /** Judges of each nomination with this plan, including existing ones who are still there. */
  judgesOf: readonly ReadonlySet<number>[];
  /** The largest load that this plan allows. */
  largest: number;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A group of nominations that compete for the same exhausted judges (Hall 1935). */
interface Group {
  nominations: number[];
  judges: number[];
  lacking: number;
  /** Number of its nominations that lack judges. */
  short: number;
  /** Largest capacity among its judges; 0 without any. */
  largestCapacity: number;
}

/** The judges who could take a nomination if they had room. */
interface Free {
  count: number;
  /** Number of judges with capacity left but no room because of the largest load. */
  atLargest: number;
  /** Their common capacity, if equal. */
  capacity: number | undefined;
}

const lackOf = ({ filled, places }: SeasonWithPlan, i: number): number =>
  (places[i]?.planned ?? 0) - (filled[i] as number);

function groupOf(season: SeasonWithPlan, draft: Draft, i: number): Group {
  const reached = reachFrom(draft, i);
  const lacks = reached.nominations.map((one) => Math.max(0, lackOf(season, one)));
  const capacities = reached.judges.map((j) => season.judges[j]?.capacity ?? 0);
  return {
    ...reached,
    lacking: lacks.reduce((sum, lack) => sum + lack, 0),
    short: lacks.filter((lack) => lack > 0).length,
    largestCapacity: capacities.reduce((most, one) => Math.max(most, one), 0),
  };
}

/** @returns with `now` if all eligible judges have the same capacity */
function capacityRemedy(
  { largest }: SeasonWithPlan,
  group: Group,
  free: Free,
  lack: number,
): Shortage['capacityNeeded'] {
  if (free.count < lack || group.judges.length === 0) return undefined;
  const more = Math.ceil(group.lacking / group.judges.length);
  // Capacity beyond the largest load has no effect.
  if (group.largestCapacity + more > largest) return undefined;
  return { more, now: free.capacity };
}

function roomInWords({ largest }: SeasonWithPlan, { count, atLargest }: Free): string {
  const full = `${count} could but ${count === 1 ? 'has' : 'have'} no room`;
  if (atLargest === 0) return `${full}.`;
  const whose = atLargest === count ? '' : `${atLargest} of them `;
  return `${full}, ${whose}because the rules give no judge more than ${largest}.`;
}

function countConflicts(
  season: SeasonWithPlan,
  i: number,
): { counts: Shortage['conflicts']; all: number } {
  const nomination = season.nominations[i] as NominationToJudge;
  const forbidden = season.forbiddenOf.get(nomination.id) ?? [];
  const counts: Shortage['conflicts'] = {};
  const barred = Array.from(season.conflicts[i] as Int32Array, (j) => season.judges[j]).filter(
    (judge) => judge?.active,
  ) as JudgeToAssign[];
  for (const judge of barred) {
    for (const conflict of conflictsOf(judge, nomination, forbidden)) {
      counts[conflict] = (counts[conflict] ?? 0) + 1;
    }
  }
  return { counts, all: barred.length };
}

const conditionInWords = (
  counts: Shortage['conflicts'],
  { organization }: NominationToJudge,
): string => {
  const sharesEmployer = counts.organization || counts.domain || counts.declared;
  return organization && sharesEmployer
    ? `without a conflict of interest with ${organization}`
    : 'without a conflict';
};

function listConflicts(counts: Shortage['conflicts']): string {
  const parts = Object.entries(counts).map(
    ([conflict, count]) => `${conflictWords[conflict as Conflict]} ${count}`,
  );
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

function remedyInWords(
  lack: number,
  without: string,
  capacityNeeded: Shortage['capacityNeeded'],
): string {
  const judges = `It needs ${plural(lack, 'more judge')} ${without}`;
  if (!capacityNeeded) return `${judges}.`;
  const { more, now } = capacityNeeded;
  return now === undefined
    ? `${judges}, or room for ${plural(more, 'more assignment')} with each judge who has no room.`
    : `${judges}, or capacity ${now + more} instead of ${now}.`;
}

function othersInWords({ largest }: SeasonWithPlan, group: Group): string[] {
  const others = group.short - 1;
  if (others === 0) return [];
  const each = Math.max(1, Math.min(largest, group.largestCapacity));
  const judges = Math.ceil(group.lacking / each);
  const about = judges.toLocaleString('en-GB', { maximumSignificantDigits: 2 });
  return [
    `Together with ${plural(others, 'other nomination')} it needs about ${about} more ${judges === 1 ? 'judge' : 'judges'} at ${plural(each, 'nomination')} each.`,
  ];
}

function explain(season: SeasonWithPlan, group: Group, i: number, free: Free): Shortage {
  const nomination = season.nominations[i] as NominationToJudge;
  const { wanted, planned } = season.places[i] as { wanted: number; planned: number };
  const has = season.filled[i] as number;
  const judgesNeeded = planned - has;
  const { counts, all } = countConflicts(season, i);
  const capacityNeeded = capacityRemedy(season, group, free, judgesNeeded);
  const words = [
    `Has ${has} of ${plural(planned, 'judge')}${has >= wanted ? ', enough for a result' : ''}.`,
    `${plural(all, 'active judge')} must not judge it${listConflicts(counts)};`,
    roomInWords(season, free),
    remedyInWords(judgesNeeded, conditionInWords(counts, nomination), capacityNeeded),
    ...othersInWords(season, group),
  ].join(' ');
  return {
    nomination: nomination.id,
    has,
    wanted,
    planned,
    conflicts: counts,
    full: free.count,
    atLargestLoad: free.atLargest,
    judgesNeeded,
    capacityNeeded,
    words,
  };
}

/** Counts the judges who could take a nomination. */
function freeIn({ judges, conflicts, judgesOf, largest }: SeasonWithPlan): (i: number) => Free {
  const capacities = Int32Array.from(judges, ({ active, capacity }) => (active ? capacity : -1));
  const isBarred = new Uint8Array(judges.length);
  return (i) => {
    const barred = [...(conflicts[i] ?? []), ...(judgesOf[i] ?? [])];
    for (const j of barred) isBarred[j] = 1;
    let [count, atLargest, lowest, highest] = [0, 0, Number.POSITIVE_INFINITY, -1];
    for (let j = 0; j < capacities.length; j += 1) {
      const capacity = capacities[j] as number;
      if (capacity < 0 || isBarred[j] === 1) continue;
      count += 1;
      if (capacity > largest) atLargest += 1;
      lowest = Math.min(lowest, capacity);
      highest = Math.max(highest, capacity);
    }
    for (const j of barred) isBarred[j] = 0;
    return { count, atLargest, capacity: lowest === highest ? lowest : undefined };
  };
}

/** Returns why nominations lack judges, with remedies, in the order of the nominations. */
export function explainShortages(season: SeasonWithPlan, draft: Draft): Shortage[] {
  const groups = new Map<number, Group>();
  const freeOf = freeIn(season);
  return season.nominations.flatMap((_, i) => {
    if (lackOf(season, i) <= 0) return [];
    const group = groups.get(i) ?? groupOf(season, draft, i);
    for (const one of group.nominations) if (!groups.has(one)) groups.set(one, group);
    return [explain(season, group, i, freeOf(i))];
  });
}
