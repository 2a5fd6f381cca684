import { Action } from '../../mail/parts/Action';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { JudgeValues } from './values';

/** JUD-011, as a mail. */
export const applicationReceived: Template<JudgeValues> = {
  subject: 'We have received your judge application',
  summary: 'You will be notified once a decision is made.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          Your application to judge has been submitted and is being reviewed. You will be notified
          once a decision is made.
        </Text>
        <Action href={site.link('/tech-judging')} label="See your application" />
      </>
    );
  },
  sample: { name: 'Sample Judge' },
};
