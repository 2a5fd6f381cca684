import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { PasswordChangedValues } from './values';

export const passwordChanged: Template<PasswordChangedValues> = {
  subject: 'Your password was changed',
  summary: 'If this was you, no action is needed.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          The password of your {site.productName} account was changed on{' '}
          {formatDateTime(values.changedAt)}. If this was you, no action is needed.
        </Text>
        <Text>
          If this was not you, choose a new password now, and write to{' '}
          <MailLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</MailLink>.
        </Text>
        <Action href={site.link('/reset-password')} label="Choose a new password" />
      </>
    );
  },
  sample: { name: 'Sample Person', changedAt: new Date('2025-08-04T09:30:00Z') },
};
