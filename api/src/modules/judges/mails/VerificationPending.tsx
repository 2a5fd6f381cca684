import { Action } from '../../mail/parts/Action';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { JudgeValues } from './values';

export const verificationPending: Template<JudgeValues> = {
  subject: 'Your judge application is being verified',
  summary: 'We review your LinkedIn profile and your three reasons.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          Thank you for your application. It is now being verified: we review your LinkedIn profile
          and your three reasons for selection.
        </Text>
        <Text>You will be notified once a decision is made. There is nothing for you to do.</Text>
        <Action href={site.link('/tech-judging')} label="See your application" />
      </>
    );
  },
  sample: { name: 'Sample Judge' },
};
