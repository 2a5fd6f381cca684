import * as z from 'zod/mini';
import { seasonId } from './contests';
import { exportFields } from './exports';
import { objectId } from './lists';
import { namedProposal, proposal, proposalStates } from './proposals';
import { reasonGiven } from './reason';
import { tierNames } from './tiers';

/** The columns of a file of winners: exactly these, in any order. */
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
  line: { required: false },
  photoUrl: { required: false },
  publishedAt: { required: false },
} as const satisfies Record<string, { required: boolean }>;
export type WinnerColumn = keyof typeof winnerColumns;

/** How a file of winners may be encoded and separated. */
const encodings = ['UTF-8', 'UTF-16', 'Windows-1252'] as const;
const separators = ['commas', 'semicolons', 'tabs', 'bars'] as const;
export type Separator = (typeof separators)[number];

const importProblem = z.object({
  /** Counted like a spreadsheet, from 1 and with blank rows. */
  line: z.int(),
  /** Counted from 1; null if the problem concerns the whole line or file. */
  column: z.nullable(z.int()),
  /** The column's heading. */
  name: z.nullable(z.string()),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** The effect of the import on one winner. */
const importedWinner = z.object({
  line: z.int(),
  kind: z.enum(['added', 'changed']),
  year: z.string(),
  category: z.string(),
  fullName: z.string(),
  fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
});
export type ImportedWinner = z.infer<typeof importedWinner>;

const counts = { added: z.int(), changed: z.int(), unchanged: z.int() };

/** Reply of `checkWinnersImport`; the check never writes to the directory. */
export const importCheckReply = z.object({
  lines: z.int(),
  encoding: z.enum(encodings),
  separator: z.enum(separators),
  /** Problems by line and column; only the first ones if there are very many. */
  problems: z.array(importProblem),
  problemsInAll: z.int(),
  /** The effect of the import; null if there are problems. */
  plan: z.nullable(
    z.object({
      importId: z.string(),
      /** SHA-256 of the file. */
      digest: z.string(),
      /** Until when it can be applied. */
      until: z.iso.datetime(),
      ...counts,
      winners: z.array(importedWinner),
    }),
  ),
});
export type ImportCheckReply = z.infer<typeof importCheckReply>;

/** Payload of `applyWinnersImport`, which takes two organisers: exactly the checked file. */
export const importRequest = z.strictObject({
  importId: objectId,
  digest: z.string().check(z.regex(/^[\da-f]{64}$/, 'A digest has 64 hexadecimal digits')),
  reason: reasonGiven,
  ...namedProposal,
});
export type ImportRequest = z.infer<typeof importRequest>;

/** Reply of `applyWinnersImport`, the same if it is repeated. */
export const importReply = z.object({ state: z.enum([...proposalStates, 'applied']), ...counts });
export type ImportReply = z.infer<typeof importReply>;

export const winnerListsReply = z.object({
  lists: z.array(
    z.object({
      year: z.string(),
      category: z.string(),
      /** Whether the public directory lists it. */
      offered: z.boolean(),
      winners: z.int(),
      tiers: z.array(z.object({ tier: z.enum(tierNames), winners: z.int() })),
      updatedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  /** The import that waits for a second organiser. */
  proposed: z.nullable(
    z.extend(proposal, {
      importId: z.string(),
      digest: z.string(),
      ...counts,
      winners: z.array(importedWinner),
    }),
  ),
});
export type WinnerListsReply = z.infer<typeof winnerListsReply>;

/** Query of `exportWinners`: the lists of all years, or of one year. */
export const winnersExportQuery = z.strictObject({
  ...exportFields,
  year: z.optional(seasonId),
});
