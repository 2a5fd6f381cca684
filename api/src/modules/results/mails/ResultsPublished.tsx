import { Action } from '../../mail/parts/Action';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { PublishedValues } from './values';

export const resultsPublished: Template<PublishedValues> = {
  subject: 'The results are published',
  summary: 'See the result of your nomination.',
  Body({ values, site }) {
    const { category, season, tier } = values;
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          The results of {category}, {season}, are published.{' '}
          {tier
            ? `Your nomination has earned ${tier}. Congratulations.`
            : 'Your nomination has not earned an award this time. Thank you for taking part.'}
        </Text>
        <Action href={site.link('/tech-nomination')} label="See your nomination" />
        <SmallText>
          Every result is computed from the judges' ratings alone. The ratings are published without
          names, so that anyone can compute it again.
        </SmallText>
      </>
    );
  },
  sample: { name: 'Sample Person', category: 'Technology', season: 'Season 2025', tier: 'Gold' },
};
