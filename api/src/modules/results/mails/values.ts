import * as z from 'zod/mini';
import { label, line } from '../../mail/fields';

/** `tier` is empty where there is no award. */
export const publishedValues = z.object({
  name: line,
  category: label,
  season: label,
  tier: label,
});

export type PublishedValues = z.output<typeof publishedValues>;
