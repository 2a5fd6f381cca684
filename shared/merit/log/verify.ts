import { fromHex, sha256, toHex } from '../ledger/bytes';
import { nodeHash } from '../ledger/merkle';
import type { LogHead } from './head';

type Sized = Pick<LogHead, 'size' | 'root'>;

/** Sizes are shifted as 32-bit numbers below. */
const isSize = (size: number): boolean => Number.isInteger(size) && size >= 0 && size < 2 ** 31;

const hash = /^[0-9a-f]{64}$/;

/**
 * Whether the first head's log is the beginning of the second's, so that nothing was changed,
 * removed or inserted (RFC 9162, 2.1.4.2).
 */
export function verifyConsistency(first: Sized, second: Sized, path: readonly string[]): boolean {
  if (!isSize(first.size) || !isSize(second.size) || first.size > second.size) return false;
  if (first.size === second.size) return path.length === 0 && first.root === second.root;
  if (first.size === 0) return path.length === 0 && first.root === toHex(sha256(new Uint8Array()));
  if (![first.root, ...path].every((one) => hash.test(one))) return false;
  const isPowerOfTwo = (first.size & (first.size - 1)) === 0;
  const [start, ...others] = [...(isPowerOfTwo ? [first.root] : []), ...path].map(fromHex);
  if (!start) return false;
  let at = first.size - 1;
  let last = second.size - 1;
  for (; at % 2 === 1; at >>= 1) last >>= 1;
  let [former, latter] = [start, start];
  for (const next of others) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      former = nodeHash(next, former);
      latter = nodeHash(next, latter);
      for (; at % 2 === 0 && at !== 0; at >>= 1) last >>= 1;
    } else latter = nodeHash(latter, next);
    at >>= 1;
    last >>= 1;
  }
  return last === 0 && toHex(former) === first.root && toHex(latter) === second.root;
}
