import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Tokens for mailed links. What a link allows is its purpose: a token for one is none for another. */
export interface LinkTokens {
  /** The token that proves `id`, always the same. */
  tokenOf(purpose: string, id: string): string;
  /** The id that a token proves, or undefined for one that we never gave out. */
  idOf(purpose: string, token: string): string | undefined;
}

/**
 * Tokens derived from `secret` rather than drawn. The mail can be written, and written again after
 * a crash, from the id alone, while neither the id nor anything else in the database is a token:
 * who can read the database cannot open a link. Whether a link is used or expired is recorded by
 * the owner of the id.
 */
export function linkTokens(secret: string): LinkTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'meritum mailed links', 32));
  const proofOf = (purpose: string, id: string) =>
    createHmac('sha256', key).update(`${purpose}:${id}`).digest();
  return {
    tokenOf: (purpose, id) => `${id}.${proofOf(purpose, id).toString('base64url')}`,
    idOf(purpose, token) {
      const [, id, proof] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
      if (!id || !proof) return undefined;
      return timingSafeEqual(Buffer.from(proof, 'base64url'), proofOf(purpose, id))
        ? id
        : undefined;
    },
  };
}
