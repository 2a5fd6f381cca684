import { domainToASCII } from 'node:url';
import { domainAndAbove } from '@meritum/shared/merit/assign/mail-domains';
import providers from 'free-email-domains';
import { parse } from 'tldts';
import { remembered } from './remembered';
import { alumniLabel, employersInList, providersByCountry, sharedDomains } from './shared-domains';

const publicProviders = new Set(providers);

/** Whether people without a common employer write from the domain. */
function isShared(domain: string): boolean {
  const { domainWithoutSuffix } = parse(domain);
  const within = domainAndAbove(domain);
  return (
    providersByCountry.has(domainWithoutSuffix ?? '') ||
    within.some((one) => sharedDomains.has(one)) ||
    within.some((one) => publicProviders.has(one) && !employersInList.has(one)) ||
    domain.split('.').some((label) => alumniLabel.test(label))
  );
}

/**
 * Returns the domain of an employer's address; null for one that tells no employer: of a mail
 * provider, a society, a relay or former students, below no registered domain, or malformed.
 */
export const employerDomain = remembered((email): string | null => {
  const at = email.lastIndexOf('@');
  if (at < 0) return null;
  const typed = email
    .slice(at + 1)
    .trim()
    .replace(/\.$/, '');
  const domain = domainToASCII(typed) || typed.toLowerCase();
  return parse(domain).domain === null || isShared(domain) ? null : domain;
});

/**
 * What a domain is registered as, and the word that somebody chose of it: mit.edu and mit. Domains
 * that others hand out, such as uk.com, count as public suffixes here.
 */
export function registeredAs(domain: string): { domain: string; word: string } {
  const found = parse(domain, { allowPrivateDomains: true });
  return { domain: found.domain ?? domain, word: found.domainWithoutSuffix ?? '' };
}
