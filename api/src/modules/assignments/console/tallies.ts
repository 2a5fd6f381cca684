import type { JudgeActivity } from '@meritum/shared/contracts/listed-judges';
import type { Coverage } from '../../nominations/console/list';
import type { Assignment } from '../assignment';

/** Number of assignments with a status, for one nomination or judge. */
export interface Tally {
  of: string;
  status: Assignment['status'];
  count: number;
}

type Counts = Partial<Record<Assignment['status'], number>>;

function countsOf(tallies: readonly Tally[]): Map<string, Counts> {
  const all = new Map<string, Counts>();
  for (const { of, status, count } of tallies) {
    const counts = all.get(of) ?? {};
    counts[status] = count;
    all.set(of, counts);
  }
  return all;
}

const folded = <Value>(tallies: readonly Tally[], fold: (counts: Counts) => Value) =>
  new Map([...countsOf(tallies)].map(([id, counts]) => [id, fold(counts)]));

/** Coverage of each nomination. */
export const coveragesOf = (tallies: readonly Tally[]): Map<string, Coverage> =>
  folded(tallies, ({ pending = 0, completed = 0 }) => ({
    assigned: pending + completed,
    completed,
  }));

/** Assignment counts of each judge. */
export const activitiesOf = (tallies: readonly Tally[]): Map<string, JudgeActivity> =>
  folded(tallies, ({ pending = 0, completed = 0, recused = 0 }) => ({
    assigned: pending + completed,
    completed,
    pending,
    recused,
  }));
