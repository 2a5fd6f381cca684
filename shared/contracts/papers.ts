import * as z from 'zod/mini';

/** Sizes of paper: ISO 216, or North American. */
export const paperSizes = ['A4', 'Letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

/** The size of a paper; A4 unless the query says otherwise. */
export const paperQuery = { paper: z._default(z.enum(paperSizes), 'A4') };
