import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { FailedAttemptsValues } from './values';

/** What was tried, before "times on that day". */
const tried: Record<FailedAttemptsValues['what'], string> = {
  'sign-in-failed': 'someone had tried to sign in to your account with a wrong password',
  'second-step-failed': 'someone who knows your password had failed the second step of the sign-in',
};

const advice: Record<FailedAttemptsValues['what'], string> = {
  'sign-in-failed':
    'If this was not you: nobody has signed in, and further attempts are slowed down. To stay safe, choose a password that you use nowhere else, and add a passkey or an authenticator app.',
  'second-step-failed':
    'If this was not you: nobody has signed in, but someone knows your password. Choose a new one now.',
};

export const failedAttempts: Template<FailedAttemptsValues> = {
  subject: 'Someone tried to sign in to your account',
  summary: 'If this was you, no action is needed.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          By {formatDateTime(values.at)}, {tried[values.what]} {values.count} times that day. We
          send this mail at most once a day; your account page lists all attempts.
        </Text>
        <Text>{advice[values.what]}</Text>
        <Text>
          Questions reach us at{' '}
          <MailLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</MailLink>.
        </Text>
        <Action href={site.link('/reset-password')} label="Choose a new password" />
      </>
    );
  },
  sample: {
    name: 'Sample Person',
    what: 'sign-in-failed',
    count: 10,
    at: new Date('2025-08-04T09:30:00Z'),
  },
};
