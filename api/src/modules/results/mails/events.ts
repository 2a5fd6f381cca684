import { defineMail } from '../../mail/define-mail';
import { type Addressee, recipientOf } from '../../mail/request';
import { publishedValues } from './values';

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
