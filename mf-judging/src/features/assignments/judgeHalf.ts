/**
 * Half of the salt of a rating's commitment: 16 random bytes that the server cannot choose, so that
 * no two judges can be given the same receipt.
 */
export function newJudgeHalf(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
