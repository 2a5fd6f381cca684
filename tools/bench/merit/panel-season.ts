import { type Random, randomFrom, shuffledOrder } from '@meritum/shared/merit/assign/random';
import { normalCdf } from '@meritum/shared/merit/calibrate/normal';
import { normal } from '@meritum/shared/merit/testing/panels';

/** Parameters of a random season: quality of nominations and behaviour of judges. */
export interface PanelSeason {
  nominations: number;
  judges: number;
  /** Smallest and largest number of judges for a nomination. */
  each: readonly [number, number];
  quality: { mean: number; spread: number };
  severity: number;
  noise: number;
  /** 4: each criterion has its own noise; 1: a judge gives all four the same number. */
  numbers: 1 | 4;
  /** Standard deviation of the logarithm of the judges' noise. */
  noiseScatter: number;
  /** Standard deviation of the logarithm of the factor by which a judge spreads scores. */
  slopeScatter: number;
  /** Standard deviation of the logarithm of the judges' loads. */
  loadScatter: number;
  /** The share of judges who behave unusually, and their behaviour. */
  odd: { kind: 'bloc' | 'discreet bloc' | 'lazy' | 'drifting'; share: number } | null;
  /**
   * Categories that differ in harshness, and how many of a nomination's judges come from another
   * one.
   */
  fields: { count: number; harshness: number; strangers: number } | null;
}

export interface Given {
  nomination: number;
  judge: number;
  scores: readonly number[];
  /** The judge's extra severity at that time. */
  severity: number;
}

export interface MadeUp {
  given: readonly Given[];
  /** The category of each nomination. */
  categories: readonly string[];
  /** The true score: the mean over all possible judges, without those of a bloc. */
  truth: readonly number[];
}

/** Colluders favour this share of the nominations. */
const friends = 0.1;
/** The score at which a judge's factor changes nothing. */
const pivot = 7.2;
const lazyLevel = { mean: 8, spread: 0.8 };
const driftChange = 2;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const onScale = (value: number): number => Math.min(10, Math.max(1, Math.round(value)));

/** Mean of a normally distributed number after rounding and limiting to 1 to 10. */
function meanOnScale(middle: number, spread: number): number {
  const least = [2, 3, 4, 5, 6, 7, 8, 9, 10];
  return least.reduce((sum, from) => sum + normalCdf((middle - from + 0.5) / spread), 1);
}

const judgeOf = (random: Random, season: PanelSeason, harshness: number) => ({
  severity: season.severity * normal(random) + harshness,
  noise: season.noise * Math.exp(season.noiseScatter * normal(random)),
  slope: Math.exp(season.slopeScatter * normal(random)),
  load: Math.exp(season.loadScatter * normal(random)),
  /** The number that a lazy judge gives to every nomination. */
  number: onScale(lazyLevel.mean + lazyLevel.spread * normal(random)),
  /** A drifting judge's change from first to last rating. */
  change: random() < 0.5 ? -driftChange : driftChange,
});

type Judge = ReturnType<typeof judgeOf>;

/** Draws a nomination's judges by load, mostly from its own field. */
function panelOf(
  random: Random,
  { each, fields }: PanelSeason,
  { judges, nomination }: { judges: readonly Judge[]; nomination: number },
): number[] {
  const [fewest, most] = each;
  const count = fewest + Math.floor(random() * (most - fewest + 1));
  const drawn = judges
    .map(({ load }, judge) => ({ judge, late: Math.log(random()) / load }))
    .sort((one, other) => other.late - one.late)
    .map(({ judge }) => judge);
  if (!fields) return drawn.slice(0, count);
  const isOwn = (judge: number) => judge % fields.count === nomination % fields.count;
  return [
    ...drawn.filter(isOwn).slice(0, count - fields.strangers),
    ...drawn.filter((judge) => !isOwn(judge)).slice(0, fields.strangers),
  ];
}

/** An odd judge's ratings in place of the honest ones. */
function oddScores(
  random: Random,
  kind: NonNullable<PanelSeason['odd']>['kind'],
  { judge, isFriend, honest }: { judge: Judge; isFriend: boolean; honest: number[] },
): number[] {
  const all = (number: number) => new Array<number>(4).fill(onScale(number));
  if (kind === 'drifting') return honest;
  if (kind === 'lazy') return all(judge.number + (random() < 0.2 ? Math.sign(random() - 0.5) : 0));
  if (isFriend) return all(10);
  return kind === 'bloc' ? all(1 + Math.floor(3 * random())) : honest;
}

/** The true score of a nomination of this quality, estimated with a sample of judges. */
function truthOf(season: PanelSeason, judges: readonly Judge[], harshness: readonly number[]) {
  const { severity, odd } = season;
  const lazy = odd?.kind === 'lazy' ? odd.share : 0;
  const ofLazy = meanOnScale(lazyLevel.mean, Math.hypot(lazyLevel.spread, 0.5));
  return (level: number): number => {
    const sum = judges.reduce((total, { noise, slope }, at) => {
      const middle = pivot + slope * (level - pivot) - (harshness[at % harshness.length] as number);
      return total + meanOnScale(middle, Math.hypot(severity, noise));
    }, 0);
    return (1 - lazy) * (sum / judges.length) + lazy * ofLazy;
  };
}

export function madeUp(season: PanelSeason, seed: number): MadeUp {
  const random = randomFrom(seed);
  const { mean, spread } = season.quality;
  const quality = times(season.nominations, () => mean + spread * normal(random));
  const harshness = season.fields
    ? times(season.fields.count, () => (season.fields?.harshness ?? 0) * normal(random))
    : [0];
  const judges = times(season.judges, (at) =>
    judgeOf(random, season, harshness[at % harshness.length] as number),
  );
  const share = (season.odd?.share ?? 0) * season.judges;
  const isFriend = quality.map(() => random() < friends);
  const done = judges.map(() => 0);
  const usualLoad = (season.nominations * (season.each[0] + season.each[1])) / 2 / season.judges;
  const rated = (nomination: number, at: number): Given => {
    const judge = judges[at] as Judge;
    const isOdd = at < share;
    const when = Math.min(1, (done[at] as number) / Math.max(1, usualLoad - 1));
    done[at] = (done[at] as number) + 1;
    const drift = isOdd && season.odd?.kind === 'drifting' ? judge.change * (when - 0.5) : 0;
    const level = pivot + judge.slope * ((quality[nomination] as number) - pivot);
    const middle = level - judge.severity + drift;
    const drawn = times(season.numbers, () => onScale(middle + judge.noise * normal(random)));
    const honest = season.numbers === 4 ? drawn : new Array<number>(4).fill(drawn[0] as number);
    const own = { judge, isFriend: isFriend[nomination] as boolean, honest };
    return {
      nomination,
      judge: at,
      scores: isOdd && season.odd ? oddScores(random, season.odd.kind, own) : honest,
      severity: judge.severity - drift,
    };
  };
  const given = [...shuffledOrder(season.nominations, randomFrom(seed + 100_003))].flatMap(
    (nomination) =>
      panelOf(random, season, { judges, nomination }).map((judge) => rated(nomination, judge)),
  );
  const possible = times(300, () => judgeOf(random, season, 0));
  return {
    given,
    categories: quality.map((_, at) => `c${at % harshness.length}`),
    truth: quality.map(truthOf(season, possible, harshness)),
  };
}
