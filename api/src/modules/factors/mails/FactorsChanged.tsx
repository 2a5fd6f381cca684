import { formatDateTime } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { FactorsChangedValues } from './values';

/** What happened, after "On <time>". */
const happened: Record<FactorsChangedValues['change'], string> = {
  'passkey-added': 'a passkey was added to your account. All other devices were signed out.',
  'totp-added':
    'an authenticator app was added to your account. All other devices were signed out.',
  'factor-removed':
    'a passkey or the authenticator app was removed from your account. All other devices were signed out.',
  'recovery-codes-renewed':
    'your account got new recovery codes. Those before do not work any more.',
  'recovery-code-used':
    'one of your recovery codes was used. It does not work a second time. Your account page says how many are left.',
  'passkey-copied':
    'one of your passkeys was refused, because its count of signatures shows that there is a copy of it. We have disabled it. Please remove it on your account page, and use another.',
  'factors-reset':
    'our operators removed all passkeys, the authenticator app and the recovery codes of your account, as was asked for. You are signed out everywhere.',
};

export const factorsChanged: Template<FactorsChangedValues> = {
  subject: 'The security of your account has changed',
  summary: 'If it was you, there is nothing to do.',
  Body({ values, site }) {
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          On {formatDateTime(values.changedAt)}, {happened[values.change]}
        </Text>
        <Text>
          If it was not you, choose a new password at once, look through your account page, and
          write to <MailLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</MailLink>.
        </Text>
        <Action href={site.link('/account')} label="Open your account page" />
      </>
    );
  },
  sample: {
    name: 'Sample Person',
    change: 'passkey-added',
    changedAt: new Date('2025-08-04T09:30:00Z'),
  },
};
