import type { Scores } from '../../outcome/score';
import { byJudge } from './by-judge';

/** A judge who gave the same number for every criterion of every nomination. */
export interface SamenessSignal {
  judge: string;
  number: number;
  ratings: number;
}

/** Fewer ratings may be equal by chance. */
const minRatings = 5;

/** Judges who gave the same number everywhere. For review only; never affects scores. */
export function samenessSignals(
  ratings: readonly { judge: string; scores: Scores }[],
): SamenessSignal[] {
  return byJudge(ratings).flatMap(([judge, own]) => {
    const [number, ...others] = new Set(own.flatMap(({ scores }) => scores));
    if (number === undefined || others.length > 0 || own.length < minRatings) return [];
    return [{ judge, number, ratings: own.length }];
  });
}
