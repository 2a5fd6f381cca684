import type { Season } from '@meritum/shared/contracts/seasons';

/** A season as its collection holds it. */
export type StoredSeasonOfTests = Omit<Season, 'id'> & { _id: string };
