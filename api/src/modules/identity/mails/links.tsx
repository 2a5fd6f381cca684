import * as z from 'zod/mini';
import { defineMail, type MailValues } from '../../../module-kit/define-mail';
import type { Addressee, MailRequest } from '../../../module-kit/mail-request';
import { after } from '../../../platform/clock';
import { formatDeadline } from '../../../platform/text';
import { identifier, line, moment } from '../../mail/fields';
import { ActionWithAddress } from '../../mail/parts/ActionWithAddress';
import { SmallText, Text } from '../../mail/parts/Text';
import { CodeInstead, ConfirmAddress } from '../ConfirmAddress';
import { passwordResetLink } from '../links';
import { leastLinkTime, resetLifetime } from '../rules';
import { type ConfirmationValues, confirmationValues } from './values';

const ignoreConfirmation =
  'If you did not create this account, ignore this mail, and the account stays unconfirmed. To take it over and discard what is stored in it, choose a new password on our site.';

const sampleConfirmation = {
  name: 'Sample Person',
  confirmationId: 'sample',
  expiresAt: new Date('2025-08-05T09:30:00Z'),
};

const confirmation = defineMail({
  name: 'email-confirmation',
  urgent: true,
  values: confirmationValues,
  template: {
    subject: 'Confirm your email address',
    summary: 'Confirm that this address is yours.',
    Body: ({ values: confirmation, site }) => (
      <>
        <Text>
          Confirm that this address belongs to your {site.productName} account. Until then we cannot
          judge what you submit. The link below works until {formatDeadline(confirmation.expiresAt)}
          .
        </Text>
        <ConfirmAddress site={site} confirmation={confirmation} />
        <SmallText>{ignoreConfirmation}</SmallText>
      </>
    ),
    sample: sampleConfirmation,
  },
});

const waitingTexts: Record<WaitingWork, string> = {
  nomination:
    'We have your nomination, but your email address is not confirmed. Judges can read your nomination once you confirm your address.',
  judge:
    'We have your application to judge, but your email address is not confirmed. Until you confirm it, you are not assigned any nominations.',
};

export const reminderMail = defineMail({
  name: 'confirmation-reminder',
  values: z.object({
    ...confirmationValues.shape,
    waiting: z.enum(['nomination', 'judge']),
  }),
  template: {
    subject: 'Reminder: confirm your email address',
    summary: 'Your submission is on hold until you do.',
    Body: ({ values: { waiting, ...confirmation }, site }) => (
      <>
        <Text>{waitingTexts[waiting]}</Text>
        <Text>
          The link below works until {formatDeadline(confirmation.expiresAt)}. After that, you can
          ask for a new one on your account page.
        </Text>
        <ConfirmAddress site={site} confirmation={confirmation} />
        <SmallText>{ignoreConfirmation}</SmallText>
      </>
    ),
    sample: { ...sampleConfirmation, waiting: 'nomination' },
  },
});

const unclaimedTexts: Record<WaitingWork, string> = {
  nomination:
    'A nomination was submitted in your account before its email address was confirmed. It is not judged until you say whether it is yours.',
  judge:
    'An application to judge was sent in your account before its email address was confirmed. Nobody decides about it until you say whether it is yours.',
};

export const claimReminderMail = defineMail({
  name: 'claim-reminder',
  values: z.object({ name: line, waiting: z.enum(['nomination', 'judge']) }),
  template: {
    subject: 'Reminder: is this yours?',
    summary: 'It is on hold until you answer.',
    Body: ({ values: { waiting }, site }) => (
      <>
        <Text>{unclaimedTexts[waiting]}</Text>
        <ActionWithAddress href={site.ownLink('/account')} label="Sign in and answer" />
      </>
    ),
    sample: { name: 'Sample Person', waiting: 'nomination' },
  },
});

export type WaitingWork = z.output<typeof reminderMail.values>['waiting'];

/** AUTH-013: the link works once, for one hour (D34). */
const reset = defineMail({
  name: 'password-reset',
  urgent: true,
  values: z.object({ name: line, resetId: identifier, expiresAt: moment }),
  template: {
    subject: 'Choose a new password',
    summary: 'The link works once, for one hour.',
    Body: ({ values: { resetId }, site }) => {
      const until = site.endOf(resetLifetime);
      return (
        <>
          <Text>
            You asked for a new password for your {site.productName} account. The link below works
            once, until {formatDeadline(until)}.
          </Text>
          <ActionWithAddress
            href={passwordResetLink(site, resetId, until)}
            label="Choose a new password"
          />
          <CodeInstead site={site} purpose="reset" id={resetId} expiresAt={until} />
          <SmallText>
            If you did not ask for this, ignore this mail. Your password stays as it is.
          </SmallText>
        </>
      );
    },
    sample: {
      name: 'Sample Person',
      resetId: 'sample',
      expiresAt: new Date('2025-08-04T10:30:00Z'),
    },
  },
});

type ResetValues = z.output<typeof reset.values>;

/** Nobody should get a link that has nearly expired. */
export const lastMoment = ({ expiresAt }: { expiresAt: Date }) => after(expiresAt, -leastLinkTime);

/** The link is made from `resetId` when the mail is sent; the outbox never stores it (AUTH-013). */
export const passwordResetRequested = (
  account: Addressee,
  link: MailValues<ResetValues>,
): MailRequest => reset.toOwner(account, link, { key: link.resetId, sendBefore: lastMoment(link) });

export const emailConfirmationRequested = (
  account: Addressee,
  link: MailValues<ConfirmationValues>,
): MailRequest =>
  confirmation.toOwner(account, link, { key: link.confirmationId, sendBefore: lastMoment(link) });

export const linkMails = [reset, confirmation, reminderMail, claimReminderMail];
