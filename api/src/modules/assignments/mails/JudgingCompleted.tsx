import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { CompletedValues } from './events';

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
        <Text>
          If you would like an official judge certificate or a reference letter, write to{' '}
          <MailLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</MailLink>.
        </Text>
      </>
    );
  },
  sample: { name: 'Sample Judge', completed: 12 },
};
