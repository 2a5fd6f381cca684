import { createHash, randomInt } from 'node:crypto';

/** Codes of a set. */
export const recoveryCodeCount = 10;

/** Crockford's base 32: nothing that is mistaken for something else. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 6;
const groupCharacters = 4;

/**
 * A new code of 120 random bits, such as `7k2m-x9qd-03ht-vbn5-w4cz-81fe`: from 112 on a plain hash is
 * enough for what is kept of it. Codes of before have 80 and go on counting.
 */
function newCode(): string {
  const draw = () => alphabet.charAt(randomInt(alphabet.length));
  const group = () => Array.from({ length: groupCharacters }, draw).join('');
  return Array.from({ length: groups }, group).join('-');
}

export const newCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newCode);

/** What is kept of a code, whatever its case and its spaces as typed. */
export function hashOfCode(accountId: string, typed: string): string {
  const code = typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHash('sha256').update(`${accountId} ${code}`).digest('base64url');
}
