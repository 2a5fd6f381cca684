import { lineOf } from './texts';
import { parsedAddress } from './web-host';

/** Signs around an address in a sentence or a list: brackets, quotes, a full stop after it. */
const opening = /^[\s<([{"'“”„‘«]+/;
const closing = ` >)]}"'“”’»,.;:!?。`;

/** Characters that would change which host a whole address has when it is parsed. */
const notOfHosts = /[/\\?#@:%[\]\s]/;

/** Longer texts are left as they are; the schemas refuse them. */
const longest = 4_000;

const withoutInvisible = (typed: string) => lineOf(typed).replace(/\p{Cf}/gu, '');

/** A host in lower case and, if it is internationalised, in Punycode (`xn--`). */
function hostOf(typed: string): string {
  if (!/[^\0-\x7f]/.test(typed) || notOfHosts.test(typed)) return typed.toLowerCase();
  return parsedAddress(`http://${typed}`)?.hostname ?? typed.toLowerCase();
}

/** `text` without closing signs at its end. A loop, because an expression would be quadratic. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (end > 0 && closing.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/**
 * A mail address as it was meant: without a name, `mailto:`, brackets or a full stop around it, in
 * lower case, its domain in one spelling. A text that is no address stays wrong.
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

/** The same for a web address, which a closing bracket may belong to: .../Award_(prize) */
function withoutEnd(address: string): string {
  const kept = withoutClosing(address);
  return address.charAt(kept.length) === ')' && kept.includes('(') ? `${kept})` : kept;
}

/**
 * A web address as it was meant: without brackets or a full stop around it, with https:// if it has
 * no scheme, and a DOI as its address. A text that is no address stays wrong.
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
