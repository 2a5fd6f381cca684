import type { Fraction } from './fraction';

/** With fewer entries nothing is compared, because a quartile would be one or two entries. */
const entriesToCompare = 8;

/** The position of a value among those of all entries. */
export interface Place {
  /** 1 is the highest; null if equal values span several quartiles. */
  quartile: number | null;
  /** Number of other values equal to it. */
  equal: number;
  /** Bounds of the middle half. */
  lower: Fraction;
  median: Fraction;
  upper: Fraction;
}

const compare = (one: Fraction, other: Fraction): number =>
  one.numerator * other.denominator - other.numerator * one.denominator;

/** Returns the position of a value among all, itself included; null if there are too few. */
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
