import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { SessionsEndedValues } from './values';

export const sessionsEnded: Template<SessionsEndedValues> = {
  subject: 'You were signed out everywhere',
  summary: 'An organiser signed your account out on all devices.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          On {formatDateTime(values.endedAt)} an organiser of {site.productName} signed your account
          out on all devices, to keep it safe. Nothing else has changed; you can sign in again at
          any time. Links for a new password that you had requested no longer work.
        </Text>
        <Text>
          If you want to know why, write to{' '}
          <MailLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</MailLink>.
        </Text>
        <Action href={site.link('/account')} label="Open your account page" />
      </>
    );
  },
  sample: { name: 'Sample Person', endedAt: new Date('2025-08-04T09:30:00Z') },
};
