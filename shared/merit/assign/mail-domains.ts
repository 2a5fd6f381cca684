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
