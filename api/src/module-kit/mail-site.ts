import { site } from '@meritum/shared/programme/site';
import { after, type Clock } from '../platform/clock';
import type { LinkPurpose, LinkTokens } from '../platform/link-tokens';

/** The site as mails know it; only it makes their links. */
export interface MailSite {
  productName: string;
  supportEmail: string;
  origin: string;
  /** Returns the absolute address of a path. Throws for an address outside the site. */
  link(path: string): string;
  /** Like {@link link}, to a page whose sign-in form has the reader's address filled in. */
  ownLink(path: string): string;
  /** Like {@link link}, with a token that proves `id` for one purpose, until its end if it has one. */
  provingLink(
    path: string,
    proof: LinkPurpose & { until?: Date },
    further?: Readonly<Record<string, string>>,
  ): string;
  /** The end of a period that begins as the mail leaves. */
  endOf(lifetime: number): Date;
  /** Like {@link provingLink}, for programs, which send no fragment: the token ends the path. */
  provingCall(path: string, proof: LinkPurpose): string;
  /** A code that can be typed instead of opening the link; null where the mail proves nothing. */
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
  // In the fragment, which browsers do not send, so no server log and no Referer contains a token.
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
