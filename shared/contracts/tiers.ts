/** What a medal needs; programme/numerals.ts draws these numerals and no others. */
interface Drawn {
  name: string;
  rank: number;
  numeral: 'I' | 'II' | 'III';
  from: string;
  to: string;
  line: string;
}

/**
 * Every tier that a season can award, best first, and how its medal looks: its numeral, and the
 * metal's two colours and lines. A season's rules say which of them it awards and from what score.
 * tokens.css repeats the colours, as a style sheet cannot read them; a test compares them.
 */
export const tiers = [
  { name: 'Platinum', rank: 1, numeral: 'I', from: '#e3eefb', to: '#6f93bd', line: '#3f5f86' },
  { name: 'Gold', rank: 2, numeral: 'II', from: '#f8e3a1', to: '#bf8c2c', line: '#845910' },
  { name: 'Silver', rank: 3, numeral: 'III', from: '#f4f4f2', to: '#a9a9a6', line: '#6c6c69' },
] as const satisfies readonly Drawn[];
export type Tier = (typeof tiers)[number];
export type TierName = Tier['name'];

export const tierNames = tiers.map(({ name }) => name);

/** A tier by its name in any case; undefined for one that only a newer release knows. */
export const tierNamed = (name: string): Tier | undefined =>
  tiers.find((tier) => tier.name.toLowerCase() === name.toLowerCase());
