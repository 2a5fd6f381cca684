import { site } from '@meritum/shared/programme/site';
import { after, type Clock } from '../platform/clock';
import type { LinkPurpose, LinkTokens } from '../platform/link-tokens';

/** The site in mails, which makes all of their links. */
export interface MailSite {
  productName: string;
  supportEmail: string;
  origin: string;
  /** Returns the absolute address of a path. Throws for an address outside the site. */
  link(path: string): string;
  /** Like {@link link}, to a page whose sign-in form has the reader's address filled in. */
  ownLink(path: string): string;
  /** Like {@link link}, with a token that proves `id` for one purpose, until its end if any. */
  provingLink(
    path: string,
    proof: LinkPurpose & { until?: Date },
    further?: Readonly<Record<string, string>>,
  ): string;
  /** The end of a period that starts when the mail is sent. */
  endOf(lifetime: number): Date;
  /** Like {@link provingLink} for programs, which send no fragment: the token ends the path. */
  provingCall(path: string, proof: LinkPurpose): string;
  /** A code to type instead of opening the link; null in a preview that proves nothing. */
  provingCode(proof: LinkPurpose): { code: string; until: Date } | null;
}

export function mailSite(
  origin: string,
  tokens: LinkTokens,
  clock: Clock = () => new Date(),
): MailSite {
  const link = (path: string) => {
    const url = new URL(path, origin);
    if (!path.startsWith('/') || url.origin !== origin)
      throw new Error('Mails link to the site only');
    return url.href;
  };
  // The token is in the fragment, which browsers send neither to servers nor as Referer.
  const fragment = (token: string, further = {}) => new URLSearchParams({ token, ...further });
  return {
    productName: site.productName,
    supportEmail: site.supportEmail,
    origin,
    link,
    ownLink: link,
    provingLink: (path, { purpose, id, until }, further) =>
      link(`${path}#${fragment(tokens.tokenOf(purpose, id, until), further)}`),
    endOf: (lifetime) => after(clock(), lifetime),
    provingCall: (path, { purpose, id }) =>
      link(`${path}/${encodeURIComponent(tokens.tokenOf(purpose, id))}`),
    provingCode: (proof) => tokens.codeOf(proof, clock()),
  };
}
