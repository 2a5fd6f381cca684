import * as z from 'zod/mini';
import { instant } from './contests';

/** How chance takes part in a season's plans; docs/merit-assignment.md says how to check it. */
const seasonDrawReply = z.object({
  /** SHA-256 over the texts and judges at the first plan; null before it. */
  root: z.nullable(z.string()),
  fixedAt: z.nullable(instant),
  /** Null until each value is revealed or left out; plans wait for it. */
  seed: z.nullable(z.string()),
  /** The server's, the beacon's if one takes part, the organisers' in the order of publication. */
  commitments: z.array(
    z.object({
      source: z.enum(['server', 'beacon', 'organiser']),
      /** SHA-256 of the value; of a beacon the hash of its chain. */
      hash: z.string(),
      at: instant,
      /** Null until it is revealed; the server's follows with the seed. */
      value: z.nullable(z.string()),
      /** Whether one organiser proposed, or two decided, to do without the value. */
      leftOut: z.nullable(z.enum(['proposed', 'confirmed'])),
      /** The round of a drand chain, whose value is the SHA-256 of its signature. */
      beacon: z.nullable(
        z.object({
          chain: z.object({
            hash: z.string(),
            publicKey: z.string(),
            /** When round 1 was signed, in seconds since 1970, and the seconds between rounds. */
            genesis: z.int(),
            period: z.int(),
          }),
          /** Null until no other value is missing; signed ten minutes later at the earliest. */
          round: z.nullable(z.object({ number: z.int(), fixedAt: instant, at: instant })),
          signature: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type SeasonDrawReply = z.infer<typeof seasonDrawReply>;

/** Key with which anyone can check what the server has signed. */
const publicKey = z.object({ id: z.string(), publicKey: z.string() });
export type PublicKey = z.infer<typeof publicKey>;

/** Reply of `getSeasonRules`: the rules of judging, and since when they are frozen. */
export const seasonRulesReply = z.object({
  season: z.object({ id: z.string(), name: z.string() }),
  /** Seasons that visitors can choose, the newest first. */
  seasons: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Null while the rules are a draft. */
  frozenAt: z.nullable(instant),
  /** Ed25519 keys, 32 bytes in hexadecimal, with which the server's statements are checked. */
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
