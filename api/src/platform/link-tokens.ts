import { createHmac, timingSafeEqual } from 'node:crypto';
import { codeCharacters, codeLength } from '@meritum/shared/contracts/identity';
import { minutes } from './clock';
import type { Key, Keys } from './keys/keys';

export interface LinkPurpose {
  purpose: string;
  id: string;
}

/** A code names a step of this length and works in that step and the following ones. */
const stepLength = minutes(10);
const stepsValid = 6;

const stepOf = (now: Date) => Math.floor(now.getTime() / stepLength);

/**
 * Tokens and codes are derived from a key: the id alone is enough to write a mail again, and nobody
 * who reads the database can open a link. The owner of the id records use and expiry; a link can
 * also contain its own end. Links of a former key work as long as that key is kept.
 */
export function linkTokens({ current, all }: Keys) {
  const digest = ({ bytes }: Key, about: string) =>
    createHmac('sha256', bytes).update(about).digest();
  const proofOf = (key: Key, purpose: string, proven: string) =>
    digest(key, `${purpose}:${proven}`);
  const codeAt = (key: Key, { purpose, id }: LinkPurpose, step: number) =>
    [...digest(key, `code:${step}:${purpose}:${id}`).subarray(0, codeLength)]
      .map((byte) => codeCharacters[byte % codeCharacters.length])
      .join('');
  return {
    /** The token for `id`; it is the same while the key and its end are. */
    tokenOf(purpose: string, id: string, until?: Date) {
      const proven = until ? `${id}.${until.getTime().toString(36)}` : id;
      return `${proven}.${proofOf(current, purpose, proven).toString('base64url')}`;
    },
    /** The id of a valid, unexpired token, or undefined. */
    idOf(purpose: string, token: string, now = new Date()) {
      const [, proven, id, until, proof] =
        /^(([\w-]{1,64})(?:\.([\da-z]{8,9}))?)\.([\w-]{43})$/.exec(token) ?? [];
      if (!proven || !proof || (until && now.getTime() >= Number.parseInt(until, 36)))
        return undefined;
      const shown = Buffer.from(proof, 'base64url');
      return all.some((key) => timingSafeEqual(shown, proofOf(key, purpose, proven)))
        ? id
        : undefined;
    },
    /** The code for an id at `now`, and when it expires: 50 to 60 minutes later. */
    codeOf: (proof: LinkPurpose, now: Date) => ({
      code: codeAt(current, proof, stepOf(now)),
      until: new Date((stepOf(now) + stepsValid) * stepLength),
    }),
    /** Whether a typed code is valid for the id at `now`. The caller limits the attempts. */
    isCodeOf(proof: LinkPurpose, typed: string, now: Date) {
      if (typed.length !== codeLength) return false;
      const shown = Buffer.from(typed);
      const steps = Array.from({ length: stepsValid }, (_, ago) => stepOf(now) - ago);
      return all.some((key) =>
        steps.some((step) => timingSafeEqual(shown, Buffer.from(codeAt(key, proof, step)))),
      );
    },
  };
}

/** Tokens for mailed links, and codes to type instead. Each is valid for one purpose. */
export type LinkTokens = ReturnType<typeof linkTokens>;
