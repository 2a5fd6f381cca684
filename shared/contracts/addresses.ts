import { lineOf } from './texts';
import { parsedAddress } from './web-host';

/** Characters that can surround an address in a sentence or list: brackets, quotes, a full stop. */
const opening = /^[\s<([{"'“”„‘«]+/;
const closing = ` >)]}"'“”’»,.;:!?。`;

/** Characters that change the parsed host of an address. */
const notOfHosts = /[/\\?#@:%[\]\s]/;

/** Longer texts are left unchanged; the schemas refuse them. */
const longest = 4_000;

const withoutInvisible = (typed: string) => lineOf(typed).replace(/\p{Cf}/gu, '');

/** A host in lower case and, if it is internationalised, in Punycode (`xn--`). */
function hostOf(typed: string): string {
  if (!/[^\0-\x7f]/.test(typed) || notOfHosts.test(typed)) return typed.toLowerCase();
  return parsedAddress(`http://${typed}`)?.hostname ?? typed.toLowerCase();
}

/** `text` without trailing closing characters. A loop, because an expression would be quadratic. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (end > 0 && closing.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/**
 * A mail address without the name, `mailto:`, brackets or full stop around it, in lower case, with
 * a normalised domain. A text that is no address stays wrong.
 */
export function mailAddressOf(typed: string): string {
  if (typed.length > longest) return typed;
  const text = withoutClosing(withoutInvisible(typed).normalize('NFKC'));
  const named = text.slice(text.lastIndexOf('<') + 1).replace(opening, '');
  const [plain = ''] = /^mailto:/i.test(named) ? named.slice('mailto:'.length).split('?') : [named];
  const address = plain.replace(/ ?@ ?/, '@');
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at).toLowerCase() + hostOf(address.slice(at)).replace(/\.$/, '');
}

/** As `withoutClosing`, for a web address, which may end with its own bracket: .../Award_(prize) */
function withoutEnd(address: string): string {
  const kept = withoutClosing(address);
  return address.charAt(kept.length) === ')' && kept.includes('(') ? `${kept})` : kept;
}

/**
 * A web address without brackets or full stop around it, with https:// if it lacks a scheme, and a
 * DOI as its address. A text that is no address stays wrong.
 */
export function webAddressOf(typed: string): string {
  if (typed.length > longest) return typed;
  const line = withoutInvisible(typed)
    .replace(opening, '')
    .replace(/^URL: ?/i, '');
  const text = withoutEnd(line).replace(/^(?:doi: ?)?(?=10\.\d{4,9}\/)/i, 'https://doi.org/');
  if (/^https?\s?[:：]/i.test(text)) return text.replace(/^(https?)\s?[:：]\s?[\\/／]*/i, '$1://');
  const [host = ''] = /^[^\s/?#@:]*/.exec(text) ?? [];
  const isHost = /[^.]\.[^.]/.test(host) && /^(?::\d+)?(?:[/?#]|$)/.test(text.slice(host.length));
  return isHost ? `https://${text}` : text;
}

/** An address with readable letters instead of percent signs, to be shown and never followed. */
export function readableAddress(address: string): string {
  try {
    const readable = decodeURI(address);
    return /[\s\p{C}]/u.test(readable) ? address : readable;
  } catch {
    return address;
  }
}
