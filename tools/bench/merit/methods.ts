import { type Calibration, calibrate } from '@meritum/shared/merit/calibrate/calibrate';
import { groupedBy } from '@meritum/shared/merit/groups';
import type { Given, MadeUp } from './panel-season';
import { mean } from './rank-correlation';

const compositeOf = ({ scores }: Given): number => mean(scores);

const byNomination = ({ given }: MadeUp, measure: (one: Given) => number): number[] =>
  [...groupedBy(given, (one) => one.nomination)]
    .sort(([one], [other]) => one - other)
    .map(([, own]) => mean(own.map(measure)));

/** The rule: the plain mean. */
export const rawScores = (season: MadeUp): number[] => byNomination(season, compositeOf);

/** The best possible scores, for which the judges' severities are known and removed. */
export const oracleScores = (season: MadeUp): number[] =>
  byNomination(season, (one) => compositeOf(one) + one.severity);

/** The common method: each judge's ratings scaled to mean 0 and deviation 1. */
export function standardisedScores(season: MadeUp): number[] {
  const levels = new Map(
    [...groupedBy(season.given, ({ judge }) => judge)].map(([judge, own]) => {
      const values = own.map(compositeOf);
      const middle = mean(values);
      const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
      return [judge, { middle, spread: Math.sqrt(squares / Math.max(1, values.length - 1)) || 1 }];
    }),
  );
  return byNomination(season, (one) => {
    const { middle, spread } = levels.get(one.judge) as { middle: number; spread: number };
    return (compositeOf(one) - middle) / spread;
  });
}

const named = (letter: string, index: number): string => letter + String(index).padStart(6, '0');

export function calibrationOf({ given, categories }: MadeUp): Calibration {
  const calibration = calibrate(
    given.map((one) => ({
      nomination: named('n', one.nomination),
      judge: named('j', one.judge),
      category: categories[one.nomination] as string,
      score: compositeOf(one),
    })),
  );
  if (!calibration) throw new Error('There were too few ratings.');
  return calibration;
}
