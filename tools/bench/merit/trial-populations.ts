import type {
  JudgeToAssign,
  NominationToJudge,
  PlanningInput,
  StandingAssignment,
} from '@meritum/shared/merit/assign/input';
import { planAssignments } from '@meritum/shared/merit/assign/plan';
import { type Random, randomFrom } from '@meritum/shared/merit/assign/random';
import { seasonOfPopulation } from './population';

const largeEmployers = 5;

/** Six of ten people work for one of a few organizations, so that most judges there have conflicts. */
function employ<Person extends { employers?: readonly string[] }>(
  random: Random,
  person: Person,
): Person {
  const number = Math.floor(random() * largeEmployers);
  return random() < 0.6 ? { ...person, employers: [`Large${number}`] } : person;
}

/** One judge in ten has eleven times the capacity of the others. */
const skewed = (judge: JudgeToAssign, at: number): JudgeToAssign => ({
  ...judge,
  capacity: Math.max(1, Math.round(judge.capacity * (at % 10 === 0 ? 5.5 : 0.5))),
});

/** Capacities add up to the planned assignments, as equal as possible. */
function exactly({ nominations, judges }: PlanningInput): JudgeToAssign[] {
  const wanted = nominations.reduce((sum, { planned }) => sum + planned, 0);
  const each = Math.floor(wanted / judges.length);
  const more = wanted - each * judges.length;
  return judges.map((judge, at) => ({ ...judge, capacity: at < more ? each + 1 : each }));
}

/** Each judge has a conflict of interest with three organizations in ten. */
function declaring(random: Random, nominations: readonly NominationToJudge[]) {
  const all = [...new Set(nominations.flatMap(({ employers = [] }) => employers))];
  return (judge: JudgeToAssign): JudgeToAssign => ({
    ...judge,
    employers: [...(judge.employers ?? []), ...all.filter(() => random() < 0.3)],
  });
}

/** Of the judges of the last category one in fifteen is left; the others know another one. */
const starving = (judge: JudgeToAssign, at: number): JudgeToAssign =>
  at % 15 === 0
    ? judge
    : {
        ...judge,
        categories: judge.categories.map((one) => (one === 'Data Analytics' ? 'AI' : one)),
      };

/** The season after a plan for the first eight of ten nominations was applied. */
function applied(input: PlanningInput, share: number): PlanningInput {
  const nominations = input.nominations.slice(0, Math.round(share * input.nominations.length));
  const { assignments } = planAssignments({ ...input, nominations }, { seed: 1, largestLoad: 2 });
  const standing = assignments.map(
    ({ judge, nomination }): StandingAssignment => ({ judge, nomination, state: 'open' }),
  );
  return { ...input, standing };
}

function recused(random: Random, input: PlanningInput): PlanningInput {
  const given = applied(input, 1);
  const back = given.standing.filter(() => random() < 0.03);
  return {
    ...given,
    ties: [
      ...given.ties,
      ...back.map(({ judge, nomination }) => ({ judge, nomination, kind: 'recused' as const })),
    ],
  };
}

const all = <Item>(list: readonly Item[], over: Partial<Item>): Item[] =>
  list.map((one) => ({ ...one, ...over }));

type Change = (input: PlanningInput, random: Random) => Partial<PlanningInput>;

/** What each population changes of the base; capacity is that of all judges for each planned place. */
const changes: Record<string, { capacity: number; change: Change }> = {
  base: { capacity: 1.05, change: () => ({}) },
  'heavy organizations': {
    capacity: 1.05,
    change: ({ nominations, judges }, random) => ({
      nominations: nominations.map((one) => employ(random, one)),
      judges: judges.map((one) => employ(random, one)),
    }),
  },
  'skewed capacity': { capacity: 1.05, change: ({ judges }) => ({ judges: judges.map(skewed) }) },
  'exact capacity': { capacity: 1, change: (input) => ({ judges: exactly(input) }) },
  'conflicts that block': {
    capacity: 1.05,
    change: ({ judges, nominations }, random) => ({
      judges: judges.map(declaring(random, nominations)),
    }),
  },
  ties: {
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
  'late batches': { capacity: 1.05, change: (input) => applied(input, 0.8) },
  recusals: { capacity: 1.05, change: (input, random) => recused(random, input) },
};

export const trialNames = Object.keys(changes);

/** @throws RangeError if there is no such population */
export function trialPopulation(name: string, nominations: number, judges: number): PlanningInput {
  const trial = changes[name];
  if (!trial) throw new RangeError(`There is no population called ${name}`);
  const { capacity, change } = trial;
  const base = seasonOfPopulation({ nominations, judges, capacity, seed: 1 });
  return { ...base, ...change(base, randomFrom(1)) };
}
