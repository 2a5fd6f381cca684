import { Action } from '../../mail/parts/Action';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { WaitingValues } from './values';

/** To a nominator who has not opened a published result. */
export const resultWaitingTemplate: Template<WaitingValues> = {
  subject: 'Your result is waiting for you',
  summary: 'See what the judges’ ratings of your nomination came to.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          The results of {values.category}, {values.season}, have been published for a week. You can
          see your score, the mean of each criterion and how many judges rated your nomination.
        </Text>
        <Action href={site.link('/tech-nomination/result')} label="See your result" />
        <SmallText>This is the only reminder.</SmallText>
      </>
    );
  },
  sample: { name: 'Sample Person', category: 'Technology', season: 'Season 2025' },
};
