import { Action } from '../../mail/parts/Action';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { JudgedValues } from './values';

/** To a judge who rated in a contest; names no entry, because entries are confidential. */
export const resultsJudged: Template<JudgedValues> = {
  subject: 'The results that you judged are published',
  summary: 'See what your ratings and those of the other judges came to.',
  Body({ values, site }) {
    const { category, season, ratings } = values;
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          The results of {category}, {season}, are published.{' '}
          {ratings === 1 ? 'One of your ratings is' : `${ratings} of your ratings are`} among those
          that decided them. Thank you for your time and care.
        </Text>
        <Action href={site.link('/winners')} label="See the winners" />
        <SmallText>
          Your receipts show that your ratings count as you gave them: choose them on the page that
          checks the results. Your certificate of service is on your judging record.
        </SmallText>
      </>
    );
  },
  sample: { name: 'Sample Judge', category: 'Technology', season: 'Season 2025', ratings: 22 },
};
