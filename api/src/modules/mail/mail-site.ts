import { site } from '@meritum/shared/programme/site';
import type { LinkTokens } from '../../platform/link-tokens';

interface Proof {
  purpose: string;
  id: string;
}

/** What every mail may say about the site, and the only maker of links. */
export interface MailSite {
  productName: string;
  supportEmail: string;
  origin: string;
  /** Absolute address of a path of the site. Throws for anything that leads elsewhere. */
  link(path: string): string;
  /** As {@link link}, with the token that proves `id` for a purpose of the module that reads it. */
  provingLink(path: string, proof: Proof): string;
  /** The same for what a program calls, which sends no fragment: the token is the path's end. */
  provingCall(path: string, proof: Proof): string;
}

export function mailSite(origin: string, tokens: LinkTokens): MailSite {
  const link = (path: string) => {
    const url = new URL(path, origin);
    if (!path.startsWith('/') || url.origin !== origin)
      throw new Error('Mails link to the site only');
    return url.href;
  };
  // In the fragment, which no browser sends: no log of a server and no Referer ever holds a token.
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
