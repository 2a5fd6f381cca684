import { toHex } from '../ledger/bytes';
import { type InclusionProof, nodeHash } from '../ledger/merkle';
import { sha256 } from '../ledger/sha256';

/** A Merkle tree (RFC 6962, 2.1) over leaves in the order in which they were appended. */
export interface LogTree {
  readonly size: number;
  append(leaf: Uint8Array): void;
  /** The root over the first `size` leaves. Throws RangeError if there are not so many. */
  rootAt(size: number): string;
  /** That a leaf is under the root of a size (2.1.1). Throws RangeError for one that is not. */
  inclusionProof(index: number, size: number): InclusionProof;
  /**
   * That the first leaves are the beginning of a larger tree (2.1.2); empty for equal sizes and
   * after the empty tree. Throws RangeError if the sizes are not in order.
   */
  consistencyProof(first: number, second: number): string[];
}

/** The largest power of two below a width of 2 or more. */
function splitOf(width: number): number {
  let split = 1;
  while (2 * split < width) split *= 2;
  return split;
}

/** Returns an empty tree. It keeps the hash of each complete subtree, so that proofs are quick. */
export function logTree(): LogTree {
  /** `levels[h][i]` is over the leaves from i * 2^h to below (i + 1) * 2^h. */
  const levels: Uint8Array[][] = [[]];
  const leaves = levels[0] as Uint8Array[];

  /** As RFC 6962 splits, a width that is a power of two begins at a multiple of itself. */
  function subtreeHash(from: number, to: number): Uint8Array {
    const width = to - from;
    const height = 31 - Math.clz32(width);
    const complete = width === 2 ** height ? levels[height]?.[from / width] : undefined;
    if (complete) return complete;
    const middle = from + splitOf(width);
    return nodeHash(subtreeHash(from, middle), subtreeHash(middle, to));
  }

  function pathTo(index: number, from: number, to: number): Uint8Array[] {
    if (to - from === 1) return [];
    const middle = from + splitOf(to - from);
    return index < middle
      ? [...pathTo(index, from, middle), subtreeHash(middle, to)]
      : [...pathTo(index, middle, to), subtreeHash(from, middle)];
  }

  /** SUBPROOF of RFC 6962; `isKnown` while the verifier has the hash of the first leaves. */
  function pathBetween(first: number, from: number, to: number, isKnown: boolean): Uint8Array[] {
    if (first === to) return isKnown ? [] : [subtreeHash(from, to)];
    const middle = from + splitOf(to - from);
    return first <= middle
      ? [...pathBetween(first, from, middle, isKnown), subtreeHash(middle, to)]
      : [...pathBetween(first, middle, to, false), subtreeHash(from, middle)];
  }

  function requireSize(size: number): void {
    if (!(Number.isInteger(size) && size >= 0 && size <= leaves.length))
      throw new RangeError(`The log has ${leaves.length} entries, not ${size}.`);
  }

  return {
    get size() {
      return leaves.length;
    },
    append(leaf) {
      let hash = leaf;
      for (let height = 0; ; height += 1) {
        const level = levels[height] ?? [];
        levels[height] = level;
        level.push(hash);
        const left = level.length % 2 === 0 ? level.at(-2) : undefined;
        if (!left) return;
        hash = nodeHash(left, hash);
      }
    },
    rootAt(size) {
      requireSize(size);
      return toHex(size === 0 ? sha256(new Uint8Array()) : subtreeHash(0, size));
    },
    inclusionProof(index, size) {
      requireSize(size);
      if (!(Number.isInteger(index) && index >= 0 && index < size))
        throw new RangeError(`There is no entry ${index} among the first ${size}.`);
      return { index, size, path: pathTo(index, 0, size).map(toHex) };
    },
    consistencyProof(first, second) {
      requireSize(second);
      if (!(Number.isInteger(first) && first >= 0 && first <= second))
        throw new RangeError(`A log of ${first} entries is not the beginning of one of ${second}.`);
      return first === 0 ? [] : pathBetween(first, 0, second, true).map(toHex);
    },
  };
}
