const withoutDots = (name: string) => name.replaceAll('.', '');

/**
 * Domains whose provider treats several spellings as one mailbox, and the canonical spelling,
 * according to the providers' own help.
 */
const oneMailbox: readonly { domains: readonly string[]; spell: (name: string) => string }[] = [
  { domains: ['gmail.com', 'googlemail.com'], spell: withoutDots },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    spell: (name) => name.replace(/[._-]/g, ''),
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], spell: (name) => name },
  {
    domains: ['yandex.com', 'yandex.ru', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'],
    spell: (name) => name.replaceAll('.', '-'),
  },
];

const providers = new Map(
  oneMailbox.flatMap(({ domains, spell }) =>
    domains.map((domain) => [domain, { main: domains[0], spell }] as const),
  ),
);

/**
 * Returns the same key for every spelling of a mailbox: ignores case, a tag after `+`, and whatever
 * its provider ignores. Keys are stored, so a change needs a migration that stores them again.
 */
export function mailboxKey(email: string): string {
  const plain = email.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const [name = '', domain] = [plain.slice(0, Math.max(at, 0)), plain.slice(at + 1)];
  const untagged = name.split('+', 1)[0] || name;
  const provider = providers.get(domain);
  return provider
    ? `${provider.spell(untagged) || untagged}@${provider.main}`
    : `${untagged}@${domain}`;
}

/** Returns the domain and every domain above it: uk.acme.com, acme.com; never a top-level one. */
export function domainAndAbove(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}
