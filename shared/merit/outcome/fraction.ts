/**
 * An exact fraction of whole numbers. A cut is never compared with a floating-point mean: twenty
 * ratings whose exact mean is 9 may add up to 8.999999999999998.
 */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** Returns the nearest floating-point number: for statistics, never for a cut. */
export const toNumber = ({ numerator, denominator }: Fraction): number => numerator / denominator;

export const isAtLeastHundredths = (
  { numerator, denominator }: Fraction,
  hundredths: number,
): boolean => numerator * 100 >= hundredths * denominator;

/** Returns whole hundredths, truncated. */
export const hundredthsBelow = ({ numerator, denominator }: Fraction): number =>
  (numerator * 100 - ((numerator * 100) % denominator)) / denominator;

/** Returns whole tenths, halves upwards: 7.25 is 73. */
export const nearestTenths = ({ numerator, denominator }: Fraction): number => {
  const doubled = numerator * 20 + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
};
