import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { FailedAttemptsValues } from './values';

/** What somebody tried, before "times today". */
const tried: Record<FailedAttemptsValues['what'], string> = {
  'sign-in-failed': 'somebody has tried to sign in to your account with a wrong password',
  'second-step-failed':
    'somebody who knows your password has failed the second step of the sign-in',
};

const advice: Record<FailedAttemptsValues['what'], string> = {
  'sign-in-failed':
    'If it was not you: nobody has come in, and further attempts are slowed down. A password that you use nowhere else, and a passkey or an authenticator app besides, keep it so.',
  'second-step-failed':
    'If it was not you: nobody has come in, but your password is known to somebody else. Please choose a new one at once.',
};

export const failedAttempts: Template<FailedAttemptsValues> = {
  subject: 'Somebody has tried to sign in to your account',
  summary: 'If it was you, there is nothing to do.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          By {formatDateTime(values.at)} {tried[values.what]} {values.count} times on that day. We
          write of this once a day at most; your account page has the rest.
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
