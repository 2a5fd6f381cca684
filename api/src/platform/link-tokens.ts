import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key, Keys } from './keys/keys';

/** Tokens for mailed links. What a link allows is its purpose: a token for one is none for another. */
export interface LinkTokens {
  /** The token that proves `id`, the same as long as the key is. */
  tokenOf(purpose: string, id: string): string;
  /** The id that a token proves, or undefined for one that we never gave out. */
  idOf(purpose: string, token: string): string | undefined;
}

/**
 * Tokens derived from a key rather than drawn. The mail can be written, and written again after
 * a crash, from the id alone, while neither the id nor anything else in the database is a token:
 * who can read the database cannot open a link. Whether a link is used or expired is recorded by
 * the owner of the id. A link made with a key before the current one works as long as that key is
 * kept.
 */
export function linkTokens({ current, all }: Keys): LinkTokens {
  const proofOf = ({ bytes }: Key, purpose: string, id: string) =>
    createHmac('sha256', bytes).update(`${purpose}:${id}`).digest();
  return {
    tokenOf: (purpose, id) => `${id}.${proofOf(current, purpose, id).toString('base64url')}`,
    idOf(purpose, token) {
      const [, id, proof] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
      if (!id || !proof) return undefined;
      const shown = Buffer.from(proof, 'base64url');
      return all.some((key) => timingSafeEqual(shown, proofOf(key, purpose, id))) ? id : undefined;
    },
  };
}
