import { fromHex, sha256, toHex } from './bytes';

/** The hashes from a leaf to the root, with the leaf's position. */
export interface InclusionProof {
  index: number;
  size: number;
  path: readonly string[];
}

/** Leaves and nodes are hashed differently, so that no node passes as a leaf (RFC 6962, 2.1). */
export function hashOfLeaf(content: Uint8Array): Uint8Array {
  const message = new Uint8Array(1 + content.length);
  message.set(content, 1);
  return sha256(message);
}

/** The hash of a node with these two children of 32 bytes. */
export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  const message = new Uint8Array(65);
  message[0] = 1;
  message.set(left, 1);
  message.set(right, 33);
  return sha256(message);
}

/** The hashes of a tree as plain data, which can be sent to a thread. */
export interface TreeHashes {
  /** Number of leaves. */
  size: number;
  /**
   * For each height, the hashes of the complete subtrees: index i covers the leaves from i *
   * 2^height to below (i + 1) * 2^height. There may be unused space at the end.
   */
  levels: Uint8Array[];
}

/** A Merkle tree (RFC 6962, 2.1) over leaves in order of appending. */
export interface MerkleTree {
  readonly size: number;
  readonly hashes: TreeHashes;
  append(leaf: Uint8Array): void;
  /** The root over the first `size` leaves. Throws RangeError if there are fewer. */
  rootAt(size: number): string;
  /** Proves that a leaf is one of the first `size` leaves (2.1.1). Throws RangeError if it is not. */
  inclusionProof(index: number, size: number): InclusionProof;
  /**
   * Proves that the first leaves are the beginning of a larger tree (2.1.2); empty for equal sizes
   * and for an empty first tree. Throws RangeError if the sizes are not in order.
   */
  consistencyProof(first: number, second: number): string[];
}

/** The largest power of two below a width of 2 or more. */
function splitOf(width: number): number {
  let split = 1;
  while (2 * split < width) split *= 2;
  return split;
}

const hashLength = 32;

/** Writes a hash at an index; returns the level, doubled in length if it was full. */
function withHash(level: Uint8Array, index: number, hash: Uint8Array): Uint8Array {
  const at = index * hashLength;
  const isFull = at >= level.length;
  const room = isFull ? new Uint8Array(Math.max(hashLength, 2 * level.length)) : level;
  if (isFull) room.set(level);
  room.set(hash, at);
  return room;
}

/** Returns an empty tree, or one with these hashes. It keeps hashes, so that proofs are quick. */
export function merkleTree(hashes: TreeHashes = { size: 0, levels: [] }): MerkleTree {
  const { levels } = hashes;

  const hashAt = (height: number, index: number): Uint8Array =>
    (levels[height] as Uint8Array).subarray(index * hashLength, (index + 1) * hashLength);

  /** With RFC 6962's splits, a range whose width is a power of two starts at a multiple of it. */
  function subtreeHash(from: number, to: number): Uint8Array {
    const width = to - from;
    const height = 31 - Math.clz32(width);
    if (width === 2 ** height) return hashAt(height, from / width);
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

  /** SUBPROOF of RFC 6962; `isKnown` if the verifier has the hash of the first leaves. */
  function pathBetween(first: number, from: number, to: number, isKnown: boolean): Uint8Array[] {
    if (first === to) return isKnown ? [] : [subtreeHash(from, to)];
    const middle = from + splitOf(to - from);
    return first <= middle
      ? [...pathBetween(first, from, middle, isKnown), subtreeHash(middle, to)]
      : [...pathBetween(first, middle, to, false), subtreeHash(from, middle)];
  }

  function requireSize(size: number): void {
    if (!(Number.isInteger(size) && size >= 0 && size <= hashes.size))
      throw new RangeError(`The tree has ${hashes.size} leaves, not ${size}.`);
  }

  return {
    hashes,
    get size() {
      return hashes.size;
    },
    append(leaf) {
      let hash = leaf;
      let index = hashes.size;
      hashes.size += 1;
      for (let height = 0; ; height += 1) {
        levels[height] = withHash(levels[height] ?? new Uint8Array(), index, hash);
        if (index % 2 === 0) return;
        hash = nodeHash(hashAt(height, index - 1), hash);
        index >>= 1;
      }
    },
    rootAt(size) {
      requireSize(size);
      return toHex(size === 0 ? sha256(new Uint8Array()) : subtreeHash(0, size));
    },
    inclusionProof(index, size) {
      requireSize(size);
      if (!(Number.isInteger(index) && index >= 0 && index < size))
        throw new RangeError(`There is no leaf ${index} among the first ${size}.`);
      return { index, size, path: pathTo(index, 0, size).map(toHex) };
    },
    consistencyProof(first, second) {
      requireSize(second);
      if (!(Number.isInteger(first) && first >= 0 && first <= second))
        throw new RangeError(`A tree of ${first} leaves is not the beginning of one of ${second}.`);
      return first === 0 ? [] : pathBetween(first, 0, second, true).map(toHex);
    },
  };
}

/** Returns the root that a commitment's proof leads to; undefined if the proof is malformed. */
export const rootFrom = (commitment: string, proof: InclusionProof): string | undefined =>
  rootAbove(hashOfLeaf(fromHex(commitment)), proof);

/** Does the same for the hash of any leaf (RFC 9162, 2.1.3.2). */
export function rootAbove(leaf: Uint8Array, { index, size, path }: InclusionProof) {
  if (!(index >= 0 && index < size)) return undefined;
  let at = index;
  let last = size - 1;
  let hash = leaf;
  let used = 0;
  for (; last > 0; at >>= 1, last >>= 1) {
    // The last node of an odd number has no sibling on this level.
    if (at === last && at % 2 === 0) continue;
    const neighbour = path[used];
    if (neighbour === undefined) return undefined;
    used += 1;
    hash = at % 2 === 1 ? nodeHash(fromHex(neighbour), hash) : nodeHash(hash, fromHex(neighbour));
  }
  return used === path.length ? toHex(hash) : undefined;
}
