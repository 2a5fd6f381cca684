import { Action } from '../../mail/parts/Action';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { PublishedValues } from './values';

function sentence({ tier, outcome }: PublishedValues): string {
  if (tier) return `Your nomination has earned ${tier}. Congratulations.`;
  if (outcome === 'too few')
    return 'Your nomination did not get enough ratings for a result, which says nothing about your work. We are sorry.';
  if (outcome === 'voided') return 'Your nomination was taken out of the season.';
  return 'Your nomination has not earned an award this time. Thank you for taking part.';
}

/** To a nominator. */
export const resultsPublished: Template<PublishedValues> = {
  subject: 'The results are published',
  summary: 'See the result of your nomination.',
  Body({ values, site }) {
    const { category, season } = values;
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          The results of {category}, {season}, are published. {sentence(values)}
        </Text>
        <Action href={site.link('/tech-nomination/result')} label="See your result" />
        <SmallText>
          Every result is computed from the judges' ratings alone. The ratings are published without
          names, so that anyone can compute it again.
        </SmallText>
      </>
    );
  },
  sample: { name: 'Sample Person', category: 'Technology', season: 'Season 2025', tier: 'Gold' },
};
