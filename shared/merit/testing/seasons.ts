import { type Random, randomFrom } from '../assign/random';
import { hashOfText, toHex } from '../ledger/bytes';
import { nameHashOf } from '../ledger/commitment';
import { voidReasons } from '../ledger/ledger';
import { pseudonymFrom } from '../ledger/pseudonym';
import type { EntryToPublish, RatingToPublish, SeasonToPublish } from '../ledger/season';
import type { RuleSet } from '../outcome/rule-set';
import { rulesWith } from './rules';

const whole = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const bytes = (random: Random, count: number): Uint8Array =>
  Uint8Array.from(times(count, () => whole(random, 0, 255)));

/** Names that a careless program would mishandle. */
const names = [
  'Ada "Countess" Lovelace',
  '=SUM(A1)',
  'Jürgen Müßig',
  '李雷',
  'Zoë 🏆',
  'O’Neill, Pat',
  'a\nb',
];

/** Random rules, with cuts that small seasons actually reach. */
function someRules(random: Random): RuleSet {
  const weight = random() < 0.7 ? () => 25 : () => whole(random, 1, 40);
  const lowest = whole(random, 20, 35) * 20;
  const count = whole(random, 1, 3);
  return rulesWith({
    category: names[whole(random, 0, names.length - 1)] as string,
    criteria: times(whole(random, 1, 4), (index) => ({
      name: `Criterion ${index}`,
      weight: weight(),
    })),
    tiers: times(count, (index) => ({
      name: `Tier ${index}`,
      fromHundredths: lowest + 75 * (count - 1 - index),
    })),
    minimumRatings: whole(random, 1, 5),
    borderline: random() < 0.2 ? null : { certaintyThousandths: 900, extraJudges: 4 },
    assignmentSeed: whole(random, 0, 2 ** 32),
  });
}

const someRating = (
  random: Random,
  { criteria, scale }: RuleSet,
  level: number,
): RatingToPublish => ({
  scores: criteria.map(() =>
    Math.min(scale.to, Math.max(scale.from, level + whole(random, -2, 2))),
  ),
  salt: toHex(bytes(random, 32)),
  voided: random() < 0.05 ? 'conflict' : null,
});

/** Whether an entry is erased, and the reasons of its voids, follow from its pseudonym. */
function someEntry(random: Random, rules: RuleSet): EntryToPublish {
  const level = whole(random, 4, 10);
  const pseudonym = pseudonymFrom(bytes(random, 5));
  const name = names[whole(random, 0, names.length - 1)] as string;
  const voided = random() < 0.1 ? 'ineligible' : null;
  const ratings = times(whole(random, 0, 8), () => someRating(random, rules, level));
  const digest = hashOfText(pseudonym);
  const nameSalt = digest.slice(0, 32);
  const number = Number.parseInt(digest.slice(-2), 16);
  const isErased = number < 40;
  return {
    pseudonym,
    name,
    nameHash: nameHashOf({ name, nameSalt }),
    ...(!isErased && { nameSalt }),
    voided,
    isErased,
    ratings: ratings.map((one, index) => ({
      ...one,
      voided: one.voided && (voidReasons[(number + index) % voidReasons.length] ?? null),
    })),
  };
}

/** Deals ratings to judges, so that each rates an entry at most once. */
function judgesOf(entries: readonly EntryToPublish[]): { ratings: number }[] {
  const most = Math.max(0, ...entries.map(({ ratings }) => ratings.length));
  return times(most, (judge) => ({
    ratings: entries.filter(({ ratings }) => ratings.length > judge).length,
  }));
}

/** A small season with its own rules, determined by a seed. */
export function arbitrarySeason(seed: number): SeasonToPublish {
  const random = randomFrom(seed);
  const rules = someRules(random);
  const entries = times(whole(random, 0, 6), () => someEntry(random, rules));
  return { rules, judges: judgesOf(entries), entries, seed: `${seed}` };
}
