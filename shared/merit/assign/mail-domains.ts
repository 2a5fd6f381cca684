/** Public providers, whose addresses do not reveal an employer; national variants by their first label. */
const publicDomains = new Set(
  `163.com 126.com aol.com duck.com fastmail.com free.fr hey.com hushmail.com icloud.com laposte.net
  libero.it mac.com mail.com mail.ru mailbox.org me.com msn.com naver.com orange.fr pm.me posteo.de
  proton.me protonmail.com qq.com rediffmail.com rocketmail.com seznam.cz sina.com t-online.de
  tuta.com tutanota.com web.de wp.pl ya.ru ymail.com zoho.com zohomail.com comcast.net verizon.net
  att.net btinternet.com gmail.com googlemail.com`.split(/\s+/),
);
const publicFirstLabels = new Set(['gmx', 'hotmail', 'live', 'outlook', 'yahoo', 'yandex']);
/** What follows such a label: one country or com, or two labels such as co.uk. */
const providerEnding = /^(com|net|de|at|ch|[a-z]{2}|(co|com)\.[a-z]{2})$/;

export function isPublicProvider(domain: string): boolean {
  const dot = domain.indexOf('.');
  if (publicDomains.has(domain)) return true;
  return publicFirstLabels.has(domain.slice(0, dot)) && providerEnding.test(domain.slice(dot + 1));
}

/** Returns the domain of an employer's address; undefined for a public provider's or a malformed one. */
export function employerDomain(email: string): string | undefined {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  if (!email.includes('@') || !domain.includes('.') || isPublicProvider(domain)) return undefined;
  return domain;
}

/**
 * Returns the same text for every spelling of one mailbox: case, a tag after `+`, and at Gmail dots
 * and the older domain do not make another one. Other providers' dots do.
 */
export function mailboxKey(email: string): string {
  const plain = email.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const [name = '', domain] = [plain.slice(0, Math.max(at, 0)), plain.slice(at + 1)];
  const untagged = name.split('+', 1)[0] || name;
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/** Returns the domain and every domain above it: uk.acme.com, acme.com; never a top-level one. */
export function domainAndAbove(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}
