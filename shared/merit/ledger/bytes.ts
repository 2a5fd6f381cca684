import { sha256 } from './sha256';

/** Bytes as lower case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
};

/** @throws RangeError for what is not pairs of lower case hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError('Not hexadecimal.');
  const bytes = new Uint8Array(text.length / 2);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = Number.parseInt(text.slice(2 * index, 2 * index + 2), 16);
  return bytes;
}

const encoder = new TextEncoder();

/** SHA-256 of a text as UTF-8, in hexadecimal. */
export const hashOfText = (text: string): string => toHex(sha256(encoder.encode(text)));
