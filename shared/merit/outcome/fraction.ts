/**
 * An exact share of whole numbers. A cut is compared on it, never on a floating-point mean: twenty
 * ratings whose exact mean is 9 may well add up to 8.999999999999998.
 */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** The nearest floating-point number: for statistics, never for a cut. */
export const toNumber = ({ numerator, denominator }: Fraction): number => numerator / denominator;

export const isAtLeastHundredths = (
  { numerator, denominator }: Fraction,
  hundredths: number,
): boolean => numerator * 100 >= hundredths * denominator;

/** Whole hundredths, what is beyond them cut off. */
export const hundredthsBelow = ({ numerator, denominator }: Fraction): number =>
  (numerator * 100 - ((numerator * 100) % denominator)) / denominator;

/** Whole tenths, halves upwards: 7.25 is 73. */
export const nearestTenths = ({ numerator, denominator }: Fraction): number => {
  const doubled = numerator * 20 + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
};
