import { after, days } from '../../../platform/clock';
import type { Nomination } from '../../nominations/nomination';
import type { Pair } from '../store';

type Candidate = Pick<Nomination, '_id' | 'category' | 'emailConfirmedAt'>;
type Entered = Pick<Pair, 'nominationId' | 'category' | 'assignedAt'>;

/** Newcomers that a category takes within a day: so many, or a tenth of those already in its plan. */
const fewest = 10;
const share = 0.1;
const batchEvery = days(1);

/**
 * The nominations that wait for a later batch, by id. Where nothing was assigned yet in a category, all
 * enter at once, and so does later what was there by then. Of those that come afterwards the planning
 * takes a limited number within any 24 hours, the oldest first, so that a flood of false nominations
 * cannot take up the judges before anybody has seen it. What an organiser assigns by a plan has entered.
 * @param nominations those that take part
 * @param pairs every pair of the season, in whatever state
 */
export function waitingForBatch(
  nominations: readonly Candidate[],
  pairs: readonly Entered[],
  now: Date,
): ReadonlySet<string> {
  const waiting = new Set<string>();
  for (const [category, entered] of entries(pairs)) {
    const ofCategory = nominations.filter((one) => one.category === category);
    for (const id of waitingIn(ofCategory, entered, now)) waiting.add(id);
  }
  return waiting;
}

/** When each nomination entered the plan of its category, which is when it was first assigned. */
function entries(pairs: readonly Entered[]): Map<string, Map<string, Date>> {
  const categories = new Map<string, Map<string, Date>>();
  for (const { category, nominationId, assignedAt } of pairs) {
    const entered = categories.get(category) ?? new Map<string, Date>();
    categories.set(category, entered);
    const before = entered.get(nominationId);
    if (!before || assignedAt < before) entered.set(nominationId, assignedAt);
  }
  return categories;
}

const cameAt = ({ emailConfirmedAt }: Candidate) => emailConfirmedAt?.getTime() ?? 0;

function waitingIn(
  nominations: readonly Candidate[],
  entered: ReadonlyMap<string, Date>,
  now: Date,
): string[] {
  const openedAt = Math.min(...[...entered.values()].map((at) => at.getTime()));
  const first = new Set(nominations.filter((one) => cameAt(one) <= openedAt).map(({ _id }) => _id));
  const newcomers = nominations
    .filter(({ _id }) => !entered.has(_id) && !first.has(_id))
    .sort((a, b) => cameAt(a) - cameAt(b) || (a._id < b._id ? -1 : 1));
  const dayBefore = after(now, -batchEvery);
  const enteredToday = [...entered].filter(([id, at]) => at > dayBefore && !first.has(id)).length;
  const inPlan = nominations.length - newcomers.length;
  const most = Math.max(fewest, Math.floor(inPlan * share));
  return newcomers.slice(Math.max(0, most - enteredToday)).map(({ _id }) => _id);
}
