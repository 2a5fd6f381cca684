/**
 * Every tier that a season can award, best first. A season's rules choose from them and set the
 * scores. A medal shows the rank in strokes (programme/numerals.ts).
 */
export const tiers = [
  { name: 'Platinum', rank: 1 },
  { name: 'Gold', rank: 2 },
  { name: 'Silver', rank: 3 },
] as const;
export type Tier = (typeof tiers)[number];
export type TierName = Tier['name'];

export const tierNames = tiers.map(({ name }) => name);

/** A tier by its name in any case; undefined for a tier of a newer release. */
export const tierNamed = (name: string): Tier | undefined =>
  tiers.find((tier) => tier.name.toLowerCase() === name.toLowerCase());

/** A medal's two colours, and the colour of its lines. */
interface Metal {
  from: string;
  to: string;
  line: string;
}

/**
 * The metal of each tier, for drawings. Style sheets cannot read this, so tokens.css repeats it,
 * and a test compares the two.
 */
export const metals: Readonly<Record<TierName, Metal>> = {
  Platinum: { from: '#e3eefb', to: '#6f93bd', line: '#3f5f86' },
  Gold: { from: '#f8e3a1', to: '#bf8c2c', line: '#845910' },
  Silver: { from: '#f4f4f2', to: '#a9a9a6', line: '#6c6c69' },
};
