import * as z from 'zod/mini';

/**
 * Counts the writes of a document, from 0 before the first. A change names the revision that it is
 * based on, so that nobody overwrites an unseen change. Bounded, because each write adds one.
 */
export const revision = z.int().check(z.minimum(0), z.maximum(999_999_999));

/** The same in a header. */
export const revisionText = z.string().check(z.regex(/^\d{1,9}$/, 'Give a revision'));
