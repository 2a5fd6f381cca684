import { after, days } from '../../platform/clock';
import type { Pair } from '../assignments/assignment';
import type { Nomination } from '../nominations/nomination';

type Candidate = Pick<Nomination, '_id' | 'category' | 'emailConfirmedAt'>;
type Entered = Pick<Pair, 'nominationId' | 'category' | 'assignedAt'>;

/** How many new nominations a category takes a day: ten, or a tenth of the planned ones if more. */
const fewest = 10;
const share = 0.1;
const batchEvery = days(1);

/**
 * Ids of nominations that wait for a later batch. The first plan of a category takes all of its
 * nominations. After that only a limited number enters within any 24 hours, oldest first, so that a
 * flood of false nominations cannot use up the judges unnoticed. An organiser's plan can enter any.
 * @param nominations those that take part
 * @param pairs every pair of the season, in any state
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

/** When each nomination was first assigned, by category. */
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
