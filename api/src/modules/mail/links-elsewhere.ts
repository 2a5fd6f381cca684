import { hasPlainHost } from '@meritum/shared/contracts/web-host';
import { site } from '@meritum/shared/programme/site';
import { LinkifyIt } from 'linkify-it';
import topLevelDomains from 'tlds' with { type: 'json' };
import { invalidAt } from '../../platform/errors/domain-error';
import { linkOrigin } from './settings';

/** Top-level names that no registry sells but a network may resolve; `example` stands for any. */
const ofNetworks = ['example', 'internal', 'lan', 'local', 'onion'];

/** Finds hosts without a scheme, such as `evil.example` and `10.0.0.1`. */
const hosts = new LinkifyIt({
  fuzzyLink: true,
  fuzzyIP: true,
  fuzzyEmail: false,
  tlds: [...topLevelDomains, ...ofNetworks],
});

/** Characters at which some mail program ends an address. */
const separators = /[\s"'`<>|,;()[\]{}\u00ab\u00bb\u2018-\u201f]+/u;
const atItsEnd = /[.:!?*_]{1,9}$/;
/** Finds any other scheme too, without its name, so that it never counts as ours. */
const absolute = /(?:(?<![\p{L}\p{N}+.-])https?)?:\/\/[^/?#]*/giu;
const pathToo = /(?:(?<![\p{L}\p{N}+.-])https?)?:\/\/[^/?#]*(?:[/?#][\w/.~%?#=&+-]*)?/giu;
/** Links without a host to compare. */
const withoutHost =
  /\\\\|(?<![\p{L}\p{N}])(?:www\.[\p{L}\p{N}]|javascript:|(?:blob|callto|data|facetime|file|ftp|geo|magnet|ms-[a-z]+|onenote|outlook|search-ms|sips?|skype|sms|tel|vbscript|view-source|whatsapp|xmpp):\S)/iu;
/** Characters that hosts cannot contain, or not at their ends; `xn--` begins a host. */
const betweenHosts =
  /[^\p{L}\p{N}\p{M}.-]|(?<![\p{L}\p{N}\p{M}]|xn-)[.-]|[.-](?![\p{L}\p{N}\p{M}]|(?<=xn-)-)/giu;

/** The text as browsers read a host: without invisible characters, with plain full stops. */
const asRead = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replaceAll('\u3002', '.');

function leadsElsewhere(part: string, own: readonly string[]): boolean {
  const isOwn = (address: string) =>
    hasPlainHost(address) && URL.canParse(address) && own.includes(new URL(address).origin);
  const addresses = part.match(absolute) ?? [];
  if (!addresses.every((address) => isOwn(address.replace(atItsEnd, '')))) return true;
  const rest = part.replace(pathToo, ' ').trim();
  if (own.includes(rest.replace(/^mailto:/i, '').toLowerCase())) return false;
  if (withoutHost.test(rest)) return true;
  const found = hosts.match(rest.replace(betweenHosts, ' ')) ?? [];
  return rest.includes('@')
    ? found.length > 0
    : !found.every(({ text }) => isOwn(`https://${text}`));
}

/**
 * Parts of a text that a mail program would turn into a link, except links to these origins and
 * mail addresses. Compares the address as a browser parses it, never its look.
 */
export const linksElsewhere = (text: string, own: readonly string[]): string[] =>
  asRead(text)
    .split(separators)
    .map((part) => part.replace(atItsEnd, ''))
    .filter((part) => leadsElsewhere(part, own));

/** Throws invalid-argument for a text with a link to another site. */
export type OwnLinksOnly = (text: string, pointer: string) => void;

/**
 * The rule for organisers' texts in mails, which readers take for the programme's: links lead only
 * to this site and its support address.
 */
export function ownLinksOnly(publicOrigin: string | undefined): OwnLinksOnly {
  const own = [linkOrigin(publicOrigin), site.origin, site.supportEmail.toLowerCase()];
  return (text, pointer) => {
    const [found] = linksElsewhere(text, own);
    if (found === undefined) return;
    const message = `Leave out "${found}": mail programs make a link of it, and our mails link to this site only.`;
    throw invalidAt(pointer, message);
  };
}
