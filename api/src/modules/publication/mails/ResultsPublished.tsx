import { resultAddress } from '@meritum/shared/programme/result-address';
import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail';
import { label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { SmallText, Text } from '../../mail/parts/Text';
import type { Addressee } from '../../mail/request';

export interface Publication {
  nominationId: string;
  to: Addressee;
  category: string;
  season: string;
  tier: string | null;
  outcome: 'decided' | 'too few' | 'voided';
}

function sentence({ tier, outcome }: PublishedValues): string {
  if (tier) return `Your nomination has earned ${tier}. Congratulations.`;
  if (outcome === 'too few')
    return 'Your nomination did not get enough ratings for a result, which says nothing about your work. We are sorry.';
  if (outcome === 'voided') return 'Your nomination was taken out of the season.';
  return 'Your nomination has not earned an award this time. Thank you for taking part.';
}

/** To a nominator. */
export const published = defineMail({
  name: 'results-published',
  withLogHead: true,
  /** `tier` is empty where there is no award. */
  values: z.object({
    name: line,
    category: label,
    season: label,
    tier: label,
    outcome: z.enum(['decided', 'too few', 'voided']),
  }),
  template: {
    subject: 'The results are published',
    summary: 'See the result of your nomination.',
    Body({ values, site }) {
      const { category, season } = values;
      return (
        <>
          <Text>
            The results of {category}, {season}, are published. {sentence(values)}
          </Text>
          <Action href={site.ownLink(resultAddress(values))} label="See your result" />
          <SmallText>
            Every result is computed from the judges' ratings alone. The ratings are published
            without names, so that anyone can compute it again.
          </SmallText>
        </>
      );
    },
    sample: {
      name: 'Sample Person',
      category: 'Technology',
      season: 'Season 2025',
      tier: 'Gold',
      outcome: 'decided',
    },
  },
});

type PublishedValues = z.output<typeof published.values>;

/** One mail for each nomination, however often publishing is repeated. */
export const resultsPublished = ({ nominationId, to, tier, ...about }: Publication) =>
  published.toOwner(to, { ...about, tier: tier ?? '' }, { key: nominationId });
