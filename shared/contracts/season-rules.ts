import * as z from 'zod/mini';
import { instant } from './contests';

/** How chance takes part in a season's plans; docs/merit-assignment.md says how to check it. */
const seasonDrawReply = z.object({
  committedAt: instant,
  /** SHA-256 of the server's value; the value itself is published with the seed. */
  serverHash: z.string(),
  serverValue: z.nullable(z.string()),
  /** SHA-256 over the texts and judges at the first plan; null before it. */
  root: z.nullable(z.string()),
  fixedAt: z.nullable(instant),
  /** Null until the beacon's round is known or omitted; plans wait for it. */
  seed: z.nullable(z.string()),
  /** A chain of drand; null where none answered when the rules were frozen. */
  beacon: z.nullable(
    z.object({
      chain: z.object({
        hash: z.string(),
        publicKey: z.string(),
        /** When round 1 was signed, in seconds since 1970, and the seconds between rounds. */
        genesis: z.int(),
        period: z.int(),
      }),
      /** Fixed with the root; signed ten minutes later at the earliest. */
      round: z.nullable(z.object({ number: z.int(), at: instant })),
      /** Its SHA-256 is the round's value. */
      signature: z.nullable(z.string()),
      /** When two organisers decided to go on without it. */
      omittedAt: z.nullable(instant),
    }),
  ),
});
export type SeasonDrawReply = z.infer<typeof seasonDrawReply>;

/** A key with which anyone can verify what the server has signed. */
const publicKey = z.object({ id: z.string(), publicKey: z.string() });
export type PublicKey = z.infer<typeof publicKey>;

/** Reply of `getSeasonRules`: the rules of judging, and when they were frozen. */
export const seasonRulesReply = z.object({
  season: z.object({ id: z.string(), name: z.string() }),
  /** Seasons that visitors can choose, newest first. */
  seasons: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Null while the rules are a draft. */
  frozenAt: z.nullable(instant),
  /** Ed25519 keys, 32 bytes in hexadecimal, which verify the server's statements. */
  keys: z.array(publicKey),
  categories: z.array(
    z.object({
      category: z.string(),
      /** Canonical JSON of the frozen rules and its SHA-256; null while they are a draft. */
      frozen: z.nullable(z.object({ text: z.string(), hash: z.string() })),
    }),
  ),
  /** Null while the rules are a draft. */
  draw: z.nullable(seasonDrawReply),
});
export type SeasonRulesReply = z.infer<typeof seasonRulesReply>;
