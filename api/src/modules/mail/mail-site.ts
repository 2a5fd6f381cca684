import { site } from '@meritum/shared/programme/site';
import type { LinkTokens } from '../../platform/link-tokens';

interface Proof {
  purpose: string;
  id: string;
}

/** What mails know of the site, and the only way to make links. */
export interface MailSite {
  productName: string;
  supportEmail: string;
  origin: string;
  /** Returns the absolute address of a path of the site. Throws for anything outside it. */
  link(path: string): string;
  /** Like {@link link}, with a token that proves `id` for one purpose. */
  provingLink(path: string, proof: Proof): string;
  /** Like it, for calls by programs, which send no fragment: the token ends the path. */
  provingCall(path: string, proof: Proof): string;
}

export function mailSite(origin: string, tokens: LinkTokens): MailSite {
  const link = (path: string) => {
    const url = new URL(path, origin);
    if (!path.startsWith('/') || url.origin !== origin)
      throw new Error('Mails link to the site only');
    return url.href;
  };
  // In the fragment, which browsers do not send, so no server log and no Referer contains a token.
  const fragment = (token: string) => new URLSearchParams({ token });
  return {
    productName: site.productName,
    supportEmail: site.supportEmail,
    origin,
    link,
    provingLink: (path, { purpose, id }) =>
      link(`${path}#${fragment(tokens.tokenOf(purpose, id))}`),
    provingCall: (path, { purpose, id }) =>
      link(`${path}/${encodeURIComponent(tokens.tokenOf(purpose, id))}`),
  };
}
