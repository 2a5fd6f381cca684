import * as z from 'zod/mini';
import { contestNames, inclusionProof, instant } from './contests';

/** The judge's half of a rating's salt: 16 random bytes from their browser. */
export const judgeHalf = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, 'Half of a salt has 32 hexadecimal digits'));

/** A judge's receipt of a rating; it does not reveal the rating. */
export const receipt = z.object({
  assignmentId: z.string(),
  commitment: z.string(),
  judgeHalf: z.string(),
  /** `server` if the browser sent no half; then the receipt proves less. */
  halfFrom: z.enum(['judge', 'server']),
  rulesHash: z.string(),
  /** Digest of the text that was rated. */
  version: z.string(),
  /** Ed25519 over `receiptStatement`, 64 bytes in hexadecimal, and its key. */
  signature: z.string(),
  keyId: z.string(),
});
export type Receipt = z.infer<typeof receipt>;

/**
 * Reply of `getReceipts`: the caller's receipts, even if they no longer judge, each with the proof
 * that the rating is in the tree.
 */
export const receiptsReply = z.object({
  /** The public log's last signed head as a line; empty before the first. */
  logHead: z.string(),
  receipts: z.array(
    z.extend(receipt, {
      ...contestNames,
      completedAt: instant,
      /**
       * The rating does not count: the nominator sent another text since, or the judge undid it.
       */
      setAside: z.boolean(),
      /** Set if the judge undid it. */
      undone: z.optional(z.literal(true)),
      /** Null until judging is closed for good, and for a rating that was set aside. */
      proof: z.nullable(z.omit(inclusionProof, { commitment: true })),
      /**
       * The secret parts of the commitment, for judges to recompute it; null until judging is
       * closed for good.
       */
      opening: z.nullable(z.object({ entry: z.string(), serverHalf: z.string() })),
    }),
  ),
});
export type ReceiptsReply = z.infer<typeof receiptsReply>;
