import * as z from 'zod/mini';

/** Words that a row is to contain, wherever; empty: any row. */
export const searchText = z.optional(z.string().check(z.trim(), z.maxLength(100)));

/** Which page, counted from 1. */
export const pageNumber = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Use the number of a page')),
);

/** A year of the programme; the current season where it is not named. */
export const seasonYear = z.optional(z.string().check(z.regex(/^2\d{3}$/, 'Name a season')));

/** Names of columns to sort by, with `-` for the greatest first. */
export const sortBy = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.optional(
    z.enum(
      names.flatMap((name) => [name, `-${name}`]) as [
        Names[number] | `-${Names[number]}`,
        ...(Names[number] | `-${Names[number]}`)[],
      ],
    ),
  );

export const objectId = z.string().check(z.minLength(1), z.maxLength(64));

/** Counts writes: a change says which state it was decided on, so that two admins never cross. */
export const revision = z.int().check(z.minimum(0));

/** Where a page stands in its list. */
export const pageOf = {
  /** Of all rows that match. */
  total: z.int(),
  page: z.int(),
  pages: z.int(),
};

/** What was decided about somebody or something, the newest first. */
export const historyEntry = z.object({
  at: z.iso.datetime(),
  /** Such as `nomination.returned`. */
  action: z.string(),
  /** An organiser's address, or the name of a program; null where it was erased. */
  by: z.nullable(z.string()),
  reason: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** What ties an admin to an entry, so that its judges and scores are kept from them. */
export const conflictOfInterestKind = z.nullable(z.enum(['own', 'organization', 'domain']));
export type ConflictOfInterestKind = z.infer<typeof conflictOfInterestKind>;
