import * as z from 'zod/mini';
import { judgeActivity } from './listed-judges';
import { tie } from './lists';

/** Reply of `getCoverageMap`: each entry of the season, and what each judge carries. */
export const coverageMapReply = z.object({
  season: z.string(),
  minimum: z.int(),
  planned: z.int(),
  entries: z.array(
    z.object({
      nominationId: z.string(),
      name: z.string(),
      organization: z.string(),
      category: z.string(),
      /** Null where it is tied to the caller. */
      assigned: z.nullable(z.int()),
      completed: z.nullable(z.int()),
      tie,
    }),
  ),
  /** Without what they have of entries that are tied to the caller. */
  judges: z.array(
    z.object({
      judgeId: z.string(),
      name: z.string(),
      capacity: z.int(),
      ...judgeActivity.shape,
    }),
  ),
});
export type CoverageMapReply = z.infer<typeof coverageMapReply>;
