import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail';
import { label, line } from '../../mail/fields';
import { type Addressee, recipientOf } from '../../mail/request';

/** `tier` is empty when there is no award. */
const publishedValues = z.object({ name: line, category: label, season: label, tier: label });
export type PublishedValues = z.output<typeof publishedValues>;

const published = defineMail({
  name: 'results-published',
  values: publishedValues,
  template: async () => (await import('./ResultsPublished')).resultsPublished,
});

export const resultMails = [published];

interface Publication {
  nominationId: string;
  to: Addressee;
  category: string;
  season: string;
  tier: string | null;
}

/** One mail for each nomination, however often publishing is repeated. */
export const resultsPublished = ({ nominationId, to, tier, ...about }: Publication) =>
  published.request({
    key: `results-published:${nominationId}`,
    to: recipientOf(to),
    values: { name: to.displayName, ...about, tier: tier ?? '' },
  });
