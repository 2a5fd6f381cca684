import { sha256 } from '@noble/hashes/sha2.js';

export { sha256 };

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** The value of each digit by its code; 255 for any other character. */
const digitValues = new Uint8Array(128).fill(255);
for (const [value, digit] of [...'0123456789abcdef'].entries())
  digitValues[digit.charCodeAt(0)] = value;

const digitAt = (text: string, index: number): number => digitValues[text.charCodeAt(index)] ?? 255;

/** Returns bytes as lower case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += pairs[byte];
  return text;
};

/** @throws RangeError unless the text is pairs of lower case hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(text.length / 2));
  for (let index = 0; index < bytes.length; index += 1) {
    const [high, low] = [digitAt(text, 2 * index), digitAt(text, 2 * index + 1)];
    if (high > 15 || low > 15) throw new RangeError('Not hexadecimal.');
    bytes[index] = 16 * high + low;
  }
  return bytes;
}

/** @throws DOMException if the text is not base64url (RFC 4648, 5) without padding. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const encoder = new TextEncoder();

/** SHA-256 of a text as UTF-8, in hexadecimal. */
export const hashOfText = (text: string): string => toHex(sha256(encoder.encode(text)));
