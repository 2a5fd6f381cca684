import * as z from 'zod/mini';

/**
 * Name of an award category in calls and records. Which categories there are is said by the season
 * ({@link file://./seasons.ts}); the server refuses any other.
 */
export const category = z.string().check(z.minLength(1), z.maxLength(60));
export type CategoryName = z.infer<typeof category>;
