import { Action } from '../parts/Action';
import { Greeting, Text } from '../parts/Text';
import type { Template } from './template';

export const verificationPending: Template<'verification-pending'> = {
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
