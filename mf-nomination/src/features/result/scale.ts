import type { NominationResult } from '@meritum/shared/contracts/published-results';

const hundredths = (value: string | number): number => Math.round(Number(value) * 100);

/** The next tier above the score and how far it is, in words; undefined above the highest one. */
export function nextTier({ score, cuts }: Pick<NominationResult, 'score' | 'cuts'>) {
  if (score === null) return undefined;
  const above = cuts.filter(({ from }) => hundredths(from) > hundredths(score)).at(-1);
  if (!above) return undefined;
  const missing = (hundredths(above.from) - hundredths(score)) / 100;
  return { tier: above.tier, from: above.from.toFixed(1), missing: missing.toFixed(2) };
}

/** Where a value lies on the scale, in per cent. */
export const positionOn = ({ scale }: Pick<NominationResult, 'scale'>, value: number): number =>
  ((value - scale.min) / (scale.max - scale.min)) * 100;
