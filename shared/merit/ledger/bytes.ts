import { sha256 } from './sha256';

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const byteOf = new Map(pairs.map((pair, byte) => [pair, byte]));

/** Returns bytes as lower case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += pairs[byte];
  return text;
};

/** @throws RangeError if the text is not pairs of lower case hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(text.length / 2));
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = byteOf.get(text.slice(2 * index, 2 * index + 2));
    if (byte === undefined) throw new RangeError('Not hexadecimal.');
    bytes[index] = byte;
  }
  return bytes;
}

const encoder = new TextEncoder();

/** SHA-256 of a text as UTF-8, in hexadecimal. */
export const hashOfText = (text: string): string => toHex(sha256(encoder.encode(text)));
