import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { NewMethodValues } from './values';

const names: Record<NewMethodValues['method'], string> = {
  google: 'Google',
  password: 'email and password',
};

export const newSignInMethod: Template<NewMethodValues> = {
  subject: 'New way to sign in to your account',
  summary: 'If you added it, no action is needed.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          Since {formatDateTime(values.addedAt)} you can sign in to your {site.productName} account
          with {names[values.method]}. If you added this, no action is needed.
        </Text>
        {values.passwordVoided && (
          <Text>
            The previous password no longer works, because the email address of the account had
            never been confirmed.
          </Text>
        )}
        <Text>
          If this was not you, choose a new password now, and write to{' '}
          <MailLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</MailLink>.
        </Text>
        <Action href={site.link('/reset-password')} label="Choose a new password" />
      </>
    );
  },
  sample: {
    name: 'Sample Person',
    method: 'google',
    addedAt: new Date('2025-08-04T09:30:00Z'),
    passwordVoided: true,
  },
};
