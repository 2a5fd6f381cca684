import type { Fraction } from './fraction';

/** Fewer entries are not compared: a quartile would be one or two others. */
const entriesToCompare = 8;

/** Where a value lies among those of all entries. */
export interface Place {
  /** 1 is the highest; null if equal values lie in several. */
  quartile: number | null;
  /** Other values equal to it. */
  equal: number;
  /** What is left without the quarters at both ends lies between the two bounds. */
  lower: Fraction;
  median: Fraction;
  upper: Fraction;
}

const compare = (one: Fraction, other: Fraction): number =>
  one.numerator * other.denominator - other.numerator * one.denominator;

/** Returns the place of a value among all, itself included; null among too few. */
export function placeAmong(value: Fraction, all: readonly Fraction[]): Place | null {
  if (all.length < entriesToCompare) return null;
  const rising = [...all].sort(compare);
  const at = (index: number) => rising[index] as Fraction;
  const quarter = Math.floor(all.length / 4);
  const higher = all.filter((one) => compare(one, value) > 0).length;
  const equal = all.filter((one) => compare(one, value) === 0).length;
  const quartileAt = (index: number) => 1 + Math.floor((4 * index) / all.length);
  const best = quartileAt(higher);
  return {
    quartile: quartileAt(higher + equal - 1) === best ? best : null,
    equal: equal - 1,
    lower: at(quarter),
    median: at(Math.ceil(all.length / 2) - 1),
    upper: at(all.length - 1 - quarter),
  };
}
