import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { NewDeviceValues } from './values';

const ways: Record<NewDeviceValues['method'], string> = {
  google: 'with Google',
  passkey: 'with a passkey',
  password: 'with your password',
};

export const newDevice: Template<NewDeviceValues> = {
  subject: 'New sign-in to your account',
  summary: 'If this was you, no action is needed.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          On {formatDateTime(values.at)} someone signed in to your {site.productName} account{' '}
          {ways[values.method]}, in a new browser: {values.device}. If this was you, no action is
          needed.
        </Text>
        <Text>
          If this was not you, choose a new password now, which signs out every device, and write to{' '}
          <MailLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</MailLink>.
        </Text>
        <Action href={site.link('/reset-password')} label="Choose a new password" />
      </>
    );
  },
  sample: {
    name: 'Sample Person',
    device: 'Firefox on Windows',
    method: 'password',
    at: new Date('2025-08-04T09:30:00Z'),
  },
};
