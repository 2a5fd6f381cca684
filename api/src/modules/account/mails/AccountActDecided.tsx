import { accountActs } from '@meritum/shared/contracts/account-acts';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { MailRequest } from '../../../module-kit/mail-request';
import { formatDeadline } from '../../../platform/text';
import type { Account } from '../../identity/account';
import type { WithAccountActs } from '../../identity/account-act';
import { accountActLink } from '../../identity/links';
import { formerConfirmedEmails } from '../../identity/present';
import { identifier, line, moment } from '../../mail/fields';
import { ActionWithAddress } from '../../mail/parts/ActionWithAddress';
import { SmallText, Text } from '../../mail/parts/Text';

const whatFollows = {
  erasure: 'erase this account and everything in it',
  handover: 'give this account another email address',
} as const;

/** The link is made from `id` when the mail is sent. */
export const accountActMail = defineMail({
  name: 'account-act',
  urgent: true,
  values: z.object({ name: line, act: z.enum(accountActs), due: moment, id: identifier }),
  template: {
    subject: 'Is this you? Something is about to happen to your account',
    summary: 'If you did not ask for it, stop it now.',
    Body: ({ values: { act, due, id }, site }) => (
      <>
        <Text>
          Somebody who could not sign in has asked the organisers to {whatFollows[act]}. Two of them
          have agreed. It happens on {formatDeadline(due)}, unless you stop it. Signing in stops it,
          too.
        </Text>
        <ActionWithAddress href={accountActLink(site, id)} label="This was not me" />
        <SmallText>If you asked for it, you need do nothing.</SmallText>
      </>
    ),
    sample: {
      name: 'Sample Person',
      act: 'handover',
      due: new Date('2025-08-11T09:30:00Z'),
      id: 'sample',
    },
  },
});

/** Mailed to former addresses too: a thief may have changed the present one. */
export const accountActDecided = (
  account: Account,
  { act, due, id }: NonNullable<WithAccountActs['actWaiting']>,
): MailRequest[] =>
  [account.email, ...formerConfirmedEmails(account)].map((email, index) =>
    accountActMail.toOwner(
      { ...account, email },
      { act, due, id },
      { key: `${account._id}:${id}:${index}`, sendBefore: due },
    ),
  );
