import { type Random, randomFrom, shuffledOrder } from '@meritum/shared/merit/assign/random';
import { normalCdf } from '@meritum/shared/merit/calibrate/normal';
import { normal } from '@meritum/shared/merit/testing/panels';

/** Parameters of a random season: quality of nominations and behaviour of judges. */
export interface PanelSeason {
  nominations: number;
  judges: number;
  each: number;
  quality: { mean: number; spread: number };
  severity: number;
  noise: number;
  /** 4: noise in each criterion; 1: a judge gives all four the same number. */
  numbers: 1 | 4;
}

export interface Given {
  nomination: number;
  judge: number;
  scores: readonly number[];
}

export interface MadeUp {
  given: readonly Given[];
  severity: readonly number[];
  /** The mean over all possible judges, which is the true score. */
  truth: readonly number[];
}

const times = (count: number, make: () => number): number[] => Array.from({ length: count }, make);

const onScale = (value: number): number => Math.min(10, Math.max(1, Math.round(value)));

/** The mean of a normally distributed number that is rounded and kept from 1 to 10. */
function meanOnScale(middle: number, spread: number): number {
  const least = [2, 3, 4, 5, 6, 7, 8, 9, 10];
  return least.reduce((sum, from) => sum + normalCdf((middle - from + 0.5) / spread), 1);
}

function scoresOf(random: Random, middle: number, { noise, numbers }: PanelSeason): number[] {
  const drawn = times(numbers, () => onScale(middle + noise * normal(random)));
  return numbers === 4 ? drawn : new Array<number>(4).fill(drawn[0] as number);
}

/** A random season from a seed. */
export function madeUp(season: PanelSeason, seed: number): MadeUp {
  const random = randomFrom(seed);
  const { mean, spread } = season.quality;
  const quality = times(season.nominations, () => mean + spread * normal(random));
  const severity = times(season.judges, () => season.severity * normal(random));
  const given = quality.flatMap((level, nomination) =>
    [
      ...shuffledOrder(season.judges, randomFrom(seed * 100_003 + nomination)).slice(
        0,
        season.each,
      ),
    ].map((judge) => ({
      nomination,
      judge,
      scores: scoresOf(random, level - (severity[judge] as number), season),
    })),
  );
  const around = Math.hypot(season.severity, season.noise);
  return { given, severity, truth: quality.map((level) => meanOnScale(level, around)) };
}
