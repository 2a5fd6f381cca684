import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Key, Keys } from './keys/keys';

/** Tokens for mailed links. A token is valid for one purpose only. */
export interface LinkTokens {
  /** The token for `id`, stable while the key is. */
  tokenOf(purpose: string, id: string): string;
  /** The id of a valid token, or undefined. */
  idOf(purpose: string, token: string): string | undefined;
}

/**
 * Tokens derived from a key instead of random ones. A mail can be written again after a crash from
 * the id alone, and the database contains no tokens, so that reading it opens no link. The owner of
 * the id records use and expiry. Links of a former key work as long as that key is kept.
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
