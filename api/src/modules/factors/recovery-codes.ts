import { createHash, randomInt } from 'node:crypto';

const recoveryCodeCount = 10;

/** Crockford's base 32, without characters that look alike. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 6;
const groupCharacters = 4;

/**
 * 120 random bits, such as `7k2m-x9qd-03ht-vbn5-w4cz-81fe`; from 112 on, a plain hash is enough.
 */
function newCode(): string {
  const draw = () => alphabet.charAt(randomInt(alphabet.length));
  const group = () => Array.from({ length: groupCharacters }, draw).join('');
  return Array.from({ length: groups }, group).join('-');
}

export const newCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newCode);

/** Ignores case, spaces and the width of characters. */
export function hashOfCode(accountId: string, typed: string): string {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHash('sha256').update(`${accountId} ${code}`).digest('base64url');
}
