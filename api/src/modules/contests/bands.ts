import type { Bands } from '@meritum/shared/contracts/contests';
import type { Season } from '@meritum/shared/contracts/seasons';

/** The scale and the cuts, which are public. */
export const bandsOf = ({ rules }: Pick<Season, 'rules'>): Bands => ({
  scale: { ...rules.scale },
  cuts: rules.tiers.map(({ name: tier, from }) => ({ tier, from })),
});
