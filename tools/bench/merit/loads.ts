import { type Plan, planAssignments } from '@meritum/shared/merit/assign/plan';
import { defaultSeason } from '@meritum/shared/programme/season';
import { seasonOfPopulation } from './population';

/** Ten judges would like to take on 200 each; of the others one half 30 and the other half 12. */
const wishOf = (at: number): number => {
  if (at < 10) return 200;
  return at % 2 === 0 ? 12 : 30;
};

type Texts = 'as varied as the essays' | 'all alike' | 'the ten’s are made of all essays';

/** What judges say of themselves; the ten first may try to be chosen everywhere. */
function expertiseOf(texts: Texts, own: string, essays: string, at: number): string {
  if (texts === 'all alike') return '';
  return texts === 'the ten’s are made of all essays' && at < 10 ? essays : own;
}

const { capacityPerJudge } = defaultSeason.planning;
const population = { nominations: 187, judges: 350, capacity: 1.05, seed: 1 };

function sharesOf({ assignments, loads }: Plan, judges: number): string {
  const counts = new Map<string, number>();
  for (const { judge } of assignments) counts.set(judge, (counts.get(judge) ?? 0) + 1);
  const sorted = [...counts.values()].sort((a, b) => b - a);
  const share = (first: number) => {
    const theirs = sorted.slice(0, first).reduce((sum, load) => sum + load, 0);
    return `${((100 * theirs) / assignments.length).toFixed(1)} %`;
  };
  const least = counts.size < judges ? 0 : sorted.at(-1);
  return [share(10), share(20), `${sorted[0]}, ${loads.median}, ${least}`].join(' | ');
}

/** How large the largest shares of all ratings are, by what decides how much a judge is given. */
export async function run(): Promise<void> {
  const input = seasonOfPopulation(population);
  const cases = [
    ['wishes alone', 200, undefined],
    ['wishes, and the largest load', 200, 2],
    ['wishes up to the season’s capacity, and the largest load', capacityPerJudge, 2],
  ] as const;
  console.log(
    '| judges’ texts | what decides | top 10 | top 20 | largest, median, least load | places filled |',
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  const essays = input.nominations.map(({ text }) => text).join(' ');
  const every: Texts[] = [
    'as varied as the essays',
    'all alike',
    'the ten’s are made of all essays',
  ];
  for (const texts of every)
    for (const [name, limit, largestLoad] of cases) {
      const judges = input.judges.map((judge, at) => ({
        ...judge,
        // As the API tells it: everybody may be given any category.
        categories: [...new Set(input.nominations.map(({ category }) => category))],
        expertise: expertiseOf(texts, judge.expertise ?? '', essays, at),
        capacity: Math.min(limit, wishOf(at)),
      }));
      const options = { seed: 1, ...(largestLoad !== undefined && { largestLoad }) };
      const plan = planAssignments({ ...input, judges }, options);
      const { filled, planned } = plan.coverage;
      console.log(
        `| ${texts} | ${name} | ${sharesOf(plan, judges.length)} | ${filled} of ${planned} |`,
      );
    }
}
