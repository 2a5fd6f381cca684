import { Action } from '../../mail/parts/Action';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { CompletedValues } from './values';

/** The acknowledgment after the last evaluation (JUD-007, OPEN-028, FAQ-013). */
export const judgingCompleted: Template<CompletedValues> = {
  subject: 'Thank you for judging',
  summary: 'All your evaluations are submitted.',
  Body({ values, site }) {
    const { completed } = values;
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          {completed === 1
            ? 'Your evaluation is submitted.'
            : `All ${completed} of your evaluations are submitted.`}{' '}
          Winners are chosen solely on independent judges' ratings, and yours are part of them.
          Thank you.
        </Text>
        <Text>Your certificate of service and a reference letter are ready for you.</Text>
        <Action href={site.link('/tech-judging/record')} label="See what you did" />
      </>
    );
  },
  sample: { name: 'Sample Judge', completed: 12 },
};
