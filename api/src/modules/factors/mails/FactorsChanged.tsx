import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { Addressee, MailRequest } from '../../../module-kit/mail-request';
import { formatDateTime } from '../../../platform/text';
import { line, moment } from '../../mail/fields';
import { NoticeEnd } from '../../mail/parts/NoticeEnd';
import { Text } from '../../mail/parts/Text';

/** Completes the sentence that begins "On <time>,". */
const happened: Record<FactorsChangedValues['change'], string> = {
  'passkey-added': 'a passkey was added to your account. All other devices were signed out.',
  'totp-added':
    'an authenticator app was added to your account. All other devices were signed out.',
  'factor-removed':
    'a passkey or the authenticator app was removed from your account. All other devices were signed out.',
  'recovery-codes-renewed': 'your account got new recovery codes. The old ones no longer work.',
  'recovery-code-used':
    'one of your recovery codes was used. It cannot be used again. Your account page shows how many are left.',
  'passkey-copied':
    'one of your passkeys was refused because its signature count shows that a copy of it exists. We have disabled it. Remove it on your account page and use another.',
  'factors-reset':
    'an operator removed all passkeys, the authenticator app and the recovery codes of your account, as requested. You are signed out everywhere.',
};

const changed = defineMail({
  name: 'factors-changed',
  urgent: true,
  maxADay: 10,
  values: z.object({
    name: line,
    change: z.enum([
      'passkey-added',
      'totp-added',
      'factor-removed',
      'recovery-codes-renewed',
      'recovery-code-used',
      'passkey-copied',
      'factors-reset',
    ]),
    changedAt: moment,
  }),
  template: {
    subject: 'The security of your account has changed',
    summary: 'See what has changed, and what to do.',
    Body: ({ values, site }) => (
      <>
        <Text>
          On {formatDateTime(values.changedAt)}, {happened[values.change]}
        </Text>
        <NoticeEnd
          site={site}
          contact="If you did not expect this, choose a new password now, check your account page, and write to"
          page="/account"
        />
      </>
    ),
    sample: {
      name: 'Sample Person',
      change: 'passkey-added',
      changedAt: new Date('2025-08-04T09:30:00Z'),
    },
  },
});

type FactorsChangedValues = z.output<typeof changed.values>;

export const factorsChanged = (
  account: Addressee & { _id: string },
  about: Omit<FactorsChangedValues, 'name'>,
): MailRequest =>
  changed.toOwner(account, about, {
    key: `${account._id}:${about.change}:${about.changedAt.getTime()}`,
  });

export const factorMails = [changed];
