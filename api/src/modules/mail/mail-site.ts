import { site } from '@meritum/shared/programme/site';
import type { LinkTokens } from './link-tokens';

/** What every mail may say about the site, and the only maker of links. */
export interface MailSite {
  productName: string;
  supportEmail: string;
  origin: string;
  /** Absolute address of a path of the site. Throws for anything that leads elsewhere. */
  link(path: string): string;
  passwordResetLink(resetId: string): string;
  emailConfirmationLink(confirmationId: string): string;
}

export function mailSite(origin: string, tokens: LinkTokens): MailSite {
  const link = (path: string) => {
    const url = new URL(path, origin);
    if (!path.startsWith('/') || url.origin !== origin)
      throw new Error('Mails link to the site only');
    return url.href;
  };
  const query = (token: string) => new URLSearchParams({ token });
  return {
    productName: site.productName,
    supportEmail: site.supportEmail,
    origin,
    link,
    passwordResetLink: (id) =>
      link(`/reset-password?${query(tokens.tokenOf('password-reset', id))}`),
    emailConfirmationLink: (id) =>
      link(`/confirm-email?${query(tokens.tokenOf('email-confirmation', id))}`),
  };
}
