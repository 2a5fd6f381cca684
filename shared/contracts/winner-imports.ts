import * as z from 'zod/mini';
import { exportFields } from './exports';
import { reasonGiven } from './reason';
import { tierNames } from './tiers';

/** The columns of a file of winners: these and no others, in whatever order. */
export const winnerColumns = {
  year: { required: true },
  category: { required: true },
  fullName: { required: true },
  badge: { required: true },
  meanScore: { required: true },
  slug: { required: false },
  linkedInUrl: { required: false },
  linkedIn: { required: false },
  employer: { required: false },
  photoUrl: { required: false },
  publishedAt: { required: false },
} as const satisfies Record<string, { required: boolean }>;
export type WinnerColumn = keyof typeof winnerColumns;

/** One wrong place of a file. */
export const importProblem = z.object({
  /** As an editor counts them: the headings are line 1. */
  line: z.int(),
  /** As a spreadsheet counts them, from 1; null where it is the whole line, or the file. */
  column: z.nullable(z.int()),
  /** The column's heading. */
  name: z.nullable(z.string()),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** What would become of one winner. */
export const importedWinner = z.object({
  line: z.int(),
  kind: z.enum(['added', 'changed']),
  year: z.string(),
  category: z.string(),
  fullName: z.string(),
  /** Of one that is changed. */
  fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
});
export type ImportedWinner = z.infer<typeof importedWinner>;

const counts = { added: z.int(), changed: z.int(), unchanged: z.int() };

/** Reply of `checkWinnersImport`: nothing was written to the directory, whatever it says. */
export const importCheckReply = z.object({
  lines: z.int(),
  /** Every wrong place, by line and column; of very many the first. */
  problems: z.array(importProblem),
  problemsInAll: z.int(),
  /** What applying it does; null while anything is wrong. */
  plan: z.nullable(
    z.object({
      importId: z.string(),
      /** SHA-256 of the file. */
      digest: z.string(),
      /** Until then it can be applied. */
      until: z.iso.datetime(),
      ...counts,
      /** What is added and changed; of very many the first. */
      winners: z.array(importedWinner),
    }),
  ),
});
export type ImportCheckReply = z.infer<typeof importCheckReply>;

/** Applies what was checked, and nothing else. */
export const importRequest = z.strictObject({
  importId: z.string().check(z.minLength(1), z.maxLength(64)),
  digest: z.string().check(z.regex(/^[\da-f]{64}$/, 'A digest has 64 hexadecimal digits')),
  reason: reasonGiven,
});
export type ImportRequest = z.infer<typeof importRequest>;

/** Reply of `applyWinnersImport`, the same each time that it is applied. */
export const importReply = z.object(counts);

/** Reply of `listWinnerLists`: what the directory holds. */
export const winnerListsReply = z.object({
  lists: z.array(
    z.object({
      year: z.string(),
      category: z.string(),
      /** Whether the public directory offers it. */
      offered: z.boolean(),
      winners: z.int(),
      tiers: z.array(z.object({ tier: z.enum(tierNames), winners: z.int() })),
      updatedAt: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type WinnerListsReply = z.infer<typeof winnerListsReply>;

/** Query of `exportWinners`: all lists, or those of a year. */
export const winnersExportQuery = z.strictObject({
  ...exportFields,
  year: z.optional(z.string().check(z.regex(/^2\d{3}$/, 'A season is named by its year'))),
});
