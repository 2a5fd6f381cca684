import * as z from 'zod/mini';

/** Decisions that wait for organisers: proposals, offered profiles, applications. */
const openDecisionKinds = [
  'applications',
  'profile',
  'return',
  'document',
  'links',
  'replacement',
  'void',
  'void-rating',
  'conflict',
  'closing',
  'outcome',
  'publication',
  'publication-stopped',
  'revocation',
  'rename',
  'import',
  'without-beacon',
  'extension',
  'account',
  'role',
] as const;
export type OpenDecisionKind = (typeof openDecisionKinds)[number];

/** A waiting or turned-down decision, with its screen. */
const openDecision = z.object({
  id: z.string(),
  kind: z.enum(openDecisionKinds),
  /** Since when it waits. */
  since: z.iso.datetime(),
  /** More than 1 for applications only. */
  count: z.int(),
  /** The organiser who proposed it; null if nobody did. */
  by: z.nullable(z.string()),
  /** Whether the caller proposed it, so that another organiser has to confirm it. */
  isOwn: z.boolean(),
  season: z.nullable(z.string()),
  category: z.nullable(z.string()),
  nominationId: z.nullable(z.string()),
  /** Name of the nominee or winner. */
  name: z.nullable(z.string()),
  /** The organiser who turned down the caller's proposal, and why; null while it waits. */
  turnedDown: z.nullable(
    z.object({ at: z.iso.datetime(), by: z.nullable(z.string()), reason: z.string() }),
  ),
});
export type OpenDecisionOfList = z.infer<typeof openDecision>;

/**
 * Reply of `listOpenDecisions`, the longest wait first. Turned-down proposals stay for two weeks.
 */
export const openDecisionsReply = z.object({ decisions: z.array(openDecision) });
export type OpenDecisionsReply = z.infer<typeof openDecisionsReply>;
