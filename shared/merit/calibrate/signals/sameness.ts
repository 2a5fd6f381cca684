import type { Scores } from '../../outcome/score';
import { byJudge } from './by-judge';

/** A judge who gave one and the same number for every criterion of every nomination. */
export interface SamenessSignal {
  judge: string;
  number: number;
  ratings: number;
}

/** Fewer ratings than this may well be alike. */
const fewestRatings = 5;

/** Judges who gave one number to all. Evidence for a person to look at; it never weighs. */
export function samenessSignals(
  ratings: readonly { judge: string; scores: Scores }[],
): SamenessSignal[] {
  return byJudge(ratings).flatMap(([judge, own]) => {
    const [number, ...others] = new Set(own.flatMap(({ scores }) => scores));
    if (number === undefined || others.length > 0 || own.length < fewestRatings) return [];
    return [{ judge, number, ratings: own.length }];
  });
}
