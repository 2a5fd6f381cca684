import * as z from 'zod/mini';
import { count, label, line, moment, proofs } from '../../mail/fields';

/**
 * `tier` is empty where there is no award. Mails of before have no `outcome`.
 */
export const publishedValues = z.object({
  name: line,
  category: label,
  season: label,
  tier: label,
  outcome: z.optional(z.enum(['decided', 'too few', 'voided'])),
});

/** Of a judge who rated in the contest. */
export const judgedValues = z.object({
  name: line,
  category: label,
  season: label,
  ratings: count,
});

/** Of a nominator who has not opened a result. */
export const waitingValues = z.object({ name: line, category: label, season: label });

/** `why` is the kind of reason in words. */
export const voidedValues = z.object({ name: line, category: label, season: label, why: line });

/** The nominator's receipt with its proof, flat because a mail's values are of few kinds. */
export const provedValues = z.object({
  name: line,
  seasonName: label,
  season: label,
  category: label,
  pseudonym: label,
  version: label,
  at: moment,
  keyId: label,
  signature: label,
  root: label,
  commitment: label,
  index: z.int(),
  size: count,
  path: proofs,
});

export type ProvedValues = z.output<typeof provedValues>;

export type VoidedValues = z.output<typeof voidedValues>;

export type WaitingValues = z.output<typeof waitingValues>;

export type PublishedValues = z.output<typeof publishedValues>;

export type JudgedValues = z.output<typeof judgedValues>;
