import { limits } from '@meritum/shared/contracts/limits';

// Control characters, and marks that reverse the text direction ("exe.fdp" shown as "pdf.exe").
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
/** A high surrogate that cutting has separated from its pair. */
const halfCharacter = /[\ud800-\udbff]$/;
const unsafe = /[<>:"/\\|?*]/g;
/** Names of devices on Windows, where no file can have them, whatever its extension. */
const device = /^(?:con|prn|aux|nul|com[1-9¹²³]|lpt[1-9¹²³])(?=\s*(?:\.|$))/i;
/** File systems allow 255 bytes, and an archive adds a number before the name. */
const maxBytes = 240;

/** Longer names are shortened first, to limit the work. */
const maxRead = 1_000;
/** The longest extension that is kept, dot included. */
const maxExtension = 10;

const isMargin = (character = '') => character === '.' || /\s/.test(character);

/** Trims dots and white space; a loop, because a regular expression would be quadratic. */
function trimmed(name: string): string {
  let start = 0;
  let end = name.length;
  while (start < end && isMargin(name[start])) start++;
  while (end > start && isMargin(name[end - 1])) end--;
  return name.slice(start, end);
}

/** The beginning and end of an overlong name. */
const shortened = (name: string) =>
  name.length <= maxRead ? name : name.slice(0, maxRead / 2) + name.slice(-maxRead / 2);

/** A file name that is safe in paths, headers and on screen; keeps the extension. */
export function safeFileName(given: string): string {
  const name = trimmed(
    shortened(given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1))
      .normalize('NFC')
      .replace(invisible, '')
      .replace(unsafe, '_'),
  );
  const dot = name.lastIndexOf('.');
  const hasExtension = dot > 0 && name.length - dot <= maxExtension;
  const extension = hasExtension ? name.slice(dot) : '';
  const stem = ((hasExtension ? name.slice(0, dot) : name) || 'document').replace(device, '$&_');
  const kept = stem.slice(0, limits.documentNameCharacters - extension.length);
  const { read } = new TextEncoder().encodeInto(
    kept.replace(halfCharacter, ''),
    new Uint8Array(maxBytes - Buffer.byteLength(extension)),
  );
  return `${kept.slice(0, read)}${extension}`;
}

/** The path of a document (ENT-017); the owner's address decides the folder (PERM-013). */
export function storagePath(owner: { email: string }, uploadedAt: Date, name: string): string {
  return `nominations/${owner.email}/${uploadedAt.getTime()}_${name}`;
}

/** `Content-Disposition` of a download: RFC 6266, with the full name in RFC 5987 form. */
export function contentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
