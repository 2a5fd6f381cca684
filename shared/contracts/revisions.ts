import * as z from 'zod/mini';

/**
 * Number of writes of a document; 0 before the first. Each change names the revision that it
 * changes, so that nobody overwrites an unseen change. Bounded, because each write adds one.
 */
export const revision = z.int().check(z.minimum(0), z.maximum(999_999_999));

/** The same in a header. */
export const revisionText = z.string().check(z.regex(/^\d{1,9}$/, 'Give a revision'));
