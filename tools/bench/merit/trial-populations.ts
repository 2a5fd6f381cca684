import type { JudgeToAssign, PlanningInput } from '@meritum/shared/merit/assign/input';
import { seasonOfPopulation } from '@meritum/shared/merit/testing/population';

/** Moves all but one in fifteen judges of the last category to another category. */
const starving = (judge: JudgeToAssign, at: number): JudgeToAssign =>
  at % 15 === 0
    ? judge
    : {
        ...judge,
        categories: judge.categories.map((one) => (one === 'Data Analytics' ? 'AI' : one)),
      };

const all = <Item>(list: readonly Item[], over: Partial<Item>): Item[] =>
  list.map((one) => ({ ...one, ...over }));

type Change = (input: PlanningInput) => Partial<PlanningInput>;

/**
 * Each population's changes of the base, and the judges' capacity in multiples of the needed
 * assignments.
 */
const changes: Record<string, { capacity: number; change: Change }> = {
  base: { capacity: 1.05, change: () => ({}) },
  'same words': {
    capacity: 1.05,
    change: ({ nominations, judges }) => ({
      nominations: all(nominations, { text: 'the same words' }),
      judges: all(judges, { expertise: 'the same words' }),
    }),
  },
  'starving category': {
    capacity: 1.05,
    change: ({ judges }) => ({ judges: judges.map(starving) }),
  },
  '8 % short': { capacity: 0.92, change: () => ({}) },
  'no shared words': {
    capacity: 1.05,
    change: ({ nominations }) => ({
      nominations: nominations.map(({ text = '', ...one }) => ({
        ...one,
        text: text.replaceAll('x', 'y'),
      })),
    }),
  },
};

export const trialNames = Object.keys(changes);

/** @throws RangeError if there is no such population */
export function trialPopulation(name: string, nominations: number, judges: number): PlanningInput {
  const trial = changes[name];
  if (!trial) throw new RangeError(`There is no population called ${name}`);
  const { capacity, change } = trial;
  const base = seasonOfPopulation({ nominations, judges, capacity, seed: 1 });
  return { ...base, ...change(base) };
}
