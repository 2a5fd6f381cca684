import * as z from 'zod/mini';
import { label, line } from '../../mail/fields';

/** `tier` is empty where there is no award. */
export const publishedValues = z.object({
  name: line,
  category: label,
  season: label,
  tier: label,
});

/** `why` is the kind of reason in words. */
export const voidedValues = z.object({ name: line, category: label, season: label, why: line });

export type VoidedValues = z.output<typeof voidedValues>;

export type PublishedValues = z.output<typeof publishedValues>;
