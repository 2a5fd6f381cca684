/** What a file has inside. */
export type Inside =
  | { kind: 'credential'; jwt: string; isPicture: boolean }
  /** A PDF, JSON or any other file: only its fingerprint can tell of it. */
  | { kind: 'nothing' }
  /** It claims to be a badge in a form that ours never have. */
  | { kind: 'refused'; why: string };

/** More than any badge of ours, which have some 3,000 characters. */
const mostOfJwt = 32_000;

const nothing: Inside = { kind: 'nothing' };

const refused = (why: string): Inside => ({ kind: 'refused', why });

/** Each byte as a character: a compact JWS and what is around it are ASCII. */
const characters = new TextDecoder('latin1');

const jws = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The one credential of a file that may have several. */
function only(found: readonly string[], isPicture: boolean): Inside {
  const [jwt, another] = found;
  if (jwt === undefined) return nothing;
  if (another !== undefined) return refused('There is more than one badge inside.');
  if (jwt.length > mostOfJwt || !jws.test(jwt))
    return refused('What is inside is no signed badge of the kind that we make.');
  return { kind: 'credential', jwt, isPicture };
}

const opening = '<openbadges:credential';

/**
 * The credentials in an SVG (Open Badges 3.0, 5.3.2). Only searched, never parsed or drawn: a file of
 * a stranger's must not get into the page, nor its entities be expanded.
 */
function inSvg(text: string): Inside {
  const tags = text.split(opening, 3).slice(1);
  const found = tags.map((tag) => tag.slice(0, tag.indexOf('>')).slice(0, mostOfJwt + 100));
  // A credential as JSON has no such attribute.
  const signed = found.flatMap((tag) => /^\s{1,9}verify="([^"]*)/.exec(tag)?.[1] ?? []);
  return only(signed, true);
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const iTXt = 0x69545874;
const keyword = 'openbadgecredential\0';

/** The text of an iTXt chunk (PNG, 11.3.3.4) with the keyword; null if it is packed. */
function textOfChunk(content: string): string | null {
  const rest = content.slice(keyword.length);
  // Whether it is packed and how, then a language and the keyword in it, each up to a zero.
  if (rest.charCodeAt(0) !== 0) return null;
  const [, , ...text] = rest.slice(2).split('\0', 10);
  return text.join('\0');
}

/** The credentials in a PNG (Open Badges 3.0, 5.3.1). */
function inPng(bytes: Uint8Array): Inside {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const found: string[] = [];
  for (let at = pngStart.length; at + 8 <= bytes.length && found.length < 2; ) {
    const length = view.getUint32(at);
    const content = bytes.subarray(at + 8, at + 8 + length);
    const isText = view.getUint32(at + 4) === iTXt;
    if (isText && characters.decode(content.subarray(0, keyword.length)) === keyword) {
      if (length > mostOfJwt + 100) return refused('What is inside is too long for a badge.');
      const text = textOfChunk(characters.decode(content));
      // Unpacked it could have any size.
      if (text === null) return refused('The badge inside is packed, which ours never are.');
      found.push(text);
    }
    at += 12 + length;
  }
  return only(found, true);
}

/** Finds the signed badge in a file: a baked SVG or PNG, or the signed text itself. */
export function credentialIn(bytes: Uint8Array): Inside {
  const start = characters
    .decode(bytes.subarray(0, 64))
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (pngStart.every((byte, at) => bytes[at] === byte)) return inPng(bytes);
  if (start.startsWith('<')) return inSvg(characters.decode(bytes));
  if (!start.startsWith('eyJ')) return nothing;
  return only([characters.decode(bytes.subarray(0, mostOfJwt + 100)).trim()], false);
}
