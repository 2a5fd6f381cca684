import * as z from 'zod/mini';
import { asLine, atMost } from './texts';

/** Text that a row must contain; empty matches any row. */
export const searchText = z.optional(z.string().check(asLine(), atMost(100)));

/** Page number, from 1. */
export const pageNumber = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'Use the number of a page')),
);

/** A year of the programme; the current season if none is given. */
export const seasonYear = z.optional(z.string().check(z.regex(/^2\d{3}$/, 'Name a season')));

/** Columns to sort by, with `-` for descending. */
export const sortBy = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.optional(
    z.enum(
      names.flatMap((name) => [name, `-${name}`]) as [
        Names[number] | `-${Names[number]}`,
        ...(Names[number] | `-${Names[number]}`)[],
      ],
    ),
  );

export const objectId = z.string().check(asLine(), z.minLength(1), z.maxLength(64));

/** Part of the reply of every paged list. */
export const pageOf = {
  /** Number of all matching rows. */
  total: z.int(),
  page: z.int(),
  pages: z.int(),
};

/** One decision about a person or item, in a history with the newest first. */
export const historyEntry = z.object({
  at: z.iso.datetime(),
  /** Such as `nomination.returned`. */
  action: z.string(),
  /** An organiser's address, or a program's name; null if erased. */
  by: z.nullable(z.string()),
  reason: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** An admin's conflict of interest with an entry, whose judges and scores are then hidden from them. */
export const conflictOfInterestKind = z.nullable(z.enum(['own', 'organization', 'domain']));
export type ConflictOfInterestKind = z.infer<typeof conflictOfInterestKind>;
