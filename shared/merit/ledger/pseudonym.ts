/** Crockford's base 32: no I, L, O or U, which are misread or spell words. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a pseudonym such as 7KQ2-M0ZX from 5 bytes. They must be random, because derived ones
 * could be found by trial. @throws RangeError for another number of bytes
 */
export function pseudonymFrom(bytes: Uint8Array): string {
  if (bytes.length !== 5) throw new RangeError('A pseudonym takes 5 bytes.');
  let value = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  let text = '';
  for (let index = 0; index < 8; index += 1) {
    text = `${digits[value % 32]}${index === 4 ? '-' : ''}${text}`;
    value = Math.floor(value / 32);
  }
  return text;
}
