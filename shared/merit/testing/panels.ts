import { type Random, randomFrom, shuffledOrder } from '../assign/random';
import type { Observation } from '../calibrate/design';

/** A normally distributed number (Box and Muller 1958). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export interface Panel {
  nominations: number;
  judges: number;
  /** Judges of each nomination. */
  each: number;
  seed: number;
  spread: { nomination: number; judge: number; residual: number };
  /** Standard deviation of the logarithm of the judges' noise; by default all are equally noisy. */
  noiseScatter?: number;
}

const times = (count: number, make: () => number): number[] => Array.from({ length: count }, make);

export const usual = { nomination: 1, judge: 0.8, residual: 1 };

/** Unrounded ratings drawn from the model, with their true parameters. */
export function panelOf({ nominations, judges, each, seed, spread, noiseScatter = 0 }: Panel) {
  const random = randomFrom(seed);
  const quality = times(nominations, () => 7 + spread.nomination * normal(random));
  const severity = times(judges, () => spread.judge * normal(random));
  const noise = times(judges, () =>
    noiseScatter > 0 ? spread.residual * Math.exp(noiseScatter * normal(random)) : spread.residual,
  );
  const observations: Observation[] = quality.flatMap((level, row) =>
    [...shuffledOrder(judges, randomFrom(seed * 1000 + row)).slice(0, each)].map((column) => ({
      nomination: `n${String(row).padStart(4, '0')}`,
      judge: `j${String(column).padStart(4, '0')}`,
      score: level - (severity[column] as number) + (noise[column] as number) * normal(random),
    })),
  );
  return { observations, quality, severity, noise };
}
