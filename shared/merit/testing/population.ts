import type {
  ForbiddenPair,
  JudgeToAssign,
  NominationToJudge,
  PlanningInput,
} from '../assign/input';
import { type Random, randomFrom } from '../assign/random';

/** Parameters of a random season. */
export interface Population {
  nominations: number;
  judges: number;
  /** Capacity of all judges per planned assignment: 1.05 is tight, 1.5 is loose, 0.9 too little. */
  capacity: number;
  seed: number;
}

const categories = ['Technology', 'AI', 'Data Analytics'];
const topics = 60;
const wordsPerTopic = 40;
const commonWords = 200;

const oneOf = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A random index; early topics and words are more frequent than late ones. */
const skewed = (random: Random, count: number): number => Math.floor(random() ** 1.6 * count);

/** A text about some topics, with a share of common words. */
function writing(random: Random, about: readonly number[], words: number, common: number): string {
  return times(words, () =>
    random() < common
      ? `common${Math.floor(random() * commonWords)}x`
      : `topic${oneOf(random, about)}word${skewed(random, wordsPerTopic)}x`,
  ).join(' ');
}

/** Half of the people use their employer's domain. */
function employed(random: Random, person: string, organization: string) {
  const domain = `${organization.toLowerCase()}.example`;
  const isFromThere = random() < 0.5;
  return {
    emails: [`${person}@${isFromThere ? domain : 'gmail.com'}`],
    employers: [organization],
    domains: isFromThere ? [domain] : [],
  };
}

const topicIn = (random: Random, category: number): number =>
  category * (topics / categories.length) + skewed(random, topics / categories.length);

function nomination(random: Random, index: number, organizations: number): NominationToJudge {
  const category = skewed(random, categories.length);
  const organization = `Org${Math.floor(random() * organizations)}`;
  const text = writing(random, [topicIn(random, category), topicIn(random, category)], 120, 0.4);
  return {
    id: `n${index}`,
    category: categories[category] as string,
    text,
    organization,
    people: [`person${index}`],
    ...employed(random, `person${index}`, organization),
    wanted: 20,
    planned: 22,
  };
}

/** A few judges nominate, too; their own entries are among the first. */
function judge(
  random: Random,
  index: number,
  organizations: number,
  capacity: number,
): JudgeToAssign {
  const category = skewed(random, categories.length);
  const second = random() < 0.3 ? skewed(random, categories.length) : category;
  const organization = `Org${Math.floor(random() * organizations)}`;
  const about = [topicIn(random, category), topicIn(random, category), topicIn(random, second)];
  return {
    id: `j${index}`,
    account: index % 50 === 0 ? `person${index}` : `judge${index}`,
    ...employed(random, `judge${index}`, organization),
    categories: [...new Set([category, second])].map((one) => categories[one] as string),
    expertise: writing(random, about, 30, 0.2),
    capacity: Math.max(1, Math.round(capacity * (0.7 + 0.6 * random()))),
    active: true,
  };
}

/** One pair in a thousand is declared a conflict; one in two thousand was assigned before. */
function forbiddenPairs(random: Random, nominations: number, judges: number): ForbiddenPair[] {
  const pairs = Math.min(50_000, Math.round((nominations * judges) / 700));
  return times(pairs, () => ({
    judge: `j${Math.floor(random() * judges)}`,
    nomination: `n${Math.floor(random() * nominations)}`,
    kind: random() < 0.66 ? 'declared' : 'before',
  }));
}

/** Builds the season that a population describes, with 22 planned judges per nomination. */
export function seasonOfPopulation(population: Population): PlanningInput {
  const random = randomFrom(population.seed);
  const organizations = Math.max(20, Math.round(population.nominations / 4));
  const each = (22 * population.nominations * population.capacity) / population.judges;
  return {
    nominations: times(population.nominations, (index) => nomination(random, index, organizations)),
    judges: times(population.judges, (index) => judge(random, index, organizations, each)),
    forbidden: forbiddenPairs(random, population.nominations, population.judges),
    existing: [],
  };
}
