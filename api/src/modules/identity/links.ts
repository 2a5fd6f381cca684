import type { MailSite } from '../../module-kit/mail-site';
import type { MailedConfirmation } from './mails/values';

/** The purposes of mailed links; a token of one purpose is invalid for another. */
export const linkPurposes = {
  reset: 'password-reset',
  confirmation: 'email-confirmation',
  accountAct: 'account-act',
} as const;

export const passwordResetLink = (site: MailSite, id: string, until: Date) =>
  site.provingLink('/reset-password', { purpose: linkPurposes.reset, id, until });

export const accountActLink = (site: MailSite, id: string) =>
  site.provingLink('/not-me', { purpose: linkPurposes.accountAct, id });

export const emailConfirmationLink = (
  site: MailSite,
  { confirmationId, portal }: MailedConfirmation,
) =>
  site.provingLink(
    '/confirm-email',
    { purpose: linkPurposes.confirmation, id: confirmationId },
    portal && { portal },
  );
