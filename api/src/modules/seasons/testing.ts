import type { Season } from '@meritum/shared/contracts/seasons';

/** A season as stored. */
export type StoredSeasonOfTests = Omit<Season, 'id'> & { _id: string };
