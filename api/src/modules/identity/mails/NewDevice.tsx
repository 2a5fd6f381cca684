import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { NewDeviceValues } from './values';

const ways: Record<NewDeviceValues['method'], string> = {
  google: 'with Google',
  passkey: 'with a passkey',
  password: 'with its password',
};

export const newDevice: Template<NewDeviceValues> = {
  subject: 'Your account was signed in to on a new device',
  summary: 'If it was you, there is nothing to do.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          On {formatDateTime(values.at)} somebody signed in to your {site.productName} account{' '}
          {ways[values.method]}, in a browser in which it had not been used before: {values.device}.
          If it was you, there is nothing to do.
        </Text>
        <Text>
          If it was not you, choose a new password at once, which signs every device out, and write
          to <MailLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</MailLink>.
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
