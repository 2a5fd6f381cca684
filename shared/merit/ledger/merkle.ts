import { by, groupedBy } from '../groups';
import { fromHex, toHex } from './bytes';
import { sha256 } from './sha256';
import { type InSlices, mapInSlices, runToEnd } from './slices';

/** The hashes on the way from a commitment to the root, and its position. */
export interface InclusionProof {
  index: number;
  size: number;
  path: readonly string[];
}

/** Leaves and nodes are hashed differently, so that no node passes for a leaf (RFC 6962, 2.1). */
export function hashOfLeaf(content: Uint8Array): Uint8Array {
  const message = new Uint8Array(1 + content.length);
  message.set(content, 1);
  return sha256(message);
}

/** The hash of the node over two others, of 32 bytes each. */
export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  const message = new Uint8Array(65);
  message[0] = 1;
  message.set(left, 1);
  message.set(right, 33);
  return sha256(message);
}

const leafHash = (commitment: string): Uint8Array => hashOfLeaf(fromHex(commitment));

const hashLength = 32;

/** The hash at a position of a level. */
const hashAt = (level: Uint8Array, index: number): Uint8Array =>
  level.subarray(index * hashLength, (index + 1) * hashLength);

/** Hashes one after the other. */
function* inOneArray<Item>(
  items: readonly Item[],
  itemHash: (item: Item, index: number) => Uint8Array,
): InSlices<Uint8Array> {
  const level = new Uint8Array(items.length * hashLength);
  yield* mapInSlices(items, (item, index) => level.set(itemHash(item, index), index * hashLength));
  return level;
}

/** Joins pairs; the last of an odd number moves up unchanged, which is RFC 6962's tree. */
function* above(level: Uint8Array): InSlices<Uint8Array> {
  const lefts = Array.from(
    { length: Math.ceil(level.length / (2 * hashLength)) },
    (_, pair) => 2 * pair,
  );
  return yield* inOneArray(lefts, (left) => {
    const right = hashAt(level, left + 1);
    return right.length > 0 ? nodeHash(hashAt(level, left), right) : hashAt(level, left);
  });
}

/** The siblings on the way up; where there is none, the hash moves up unchanged. */
const pathFrom = (levels: readonly Uint8Array[], index: number): string[] =>
  levels.flatMap((level, height) => {
    const neighbour = hashAt(level, (index >> height) ^ 1);
    return neighbour.length > 0 ? [toHex(neighbour)] : [];
  });

/** A Merkle tree as plain data, which a thread can hand over. */
export interface MerkleLevels {
  /** In order, which reveals nothing about who, what or when. */
  commitments: Uint8Array;
  /** The hashes of each level, from the leaves to the root, one after the other. */
  levels: readonly Uint8Array[];
}

export interface MerkleTree {
  root: string;
  size: number;
  /** The proof that a commitment is in the tree (RFC 6962, 2.1.1); undefined when it is not. */
  proofOf: (commitment: string) => InclusionProof | undefined;
}

/** Returns the position of a commitment in order; undefined when it is not among them. */
function indexIn(commitments: Uint8Array, wanted: string): number | undefined {
  let from = 0;
  let to = commitments.length / hashLength;
  while (from < to) {
    const middle = (from + to) >> 1;
    const found = toHex(hashAt(commitments, middle));
    if (found === wanted) return middle;
    if (found < wanted) from = middle + 1;
    else to = middle;
  }
  return undefined;
}

export function treeFrom({ commitments, levels }: MerkleLevels): MerkleTree {
  const size = commitments.length / hashLength;
  return {
    root: toHex(size === 0 ? sha256(new Uint8Array()) : (levels.at(-1) as Uint8Array)),
    size,
    proofOf: (commitment) => {
      const index = indexIn(commitments, commitment);
      return index === undefined ? undefined : { index, size, path: pathFrom(levels, index) };
    },
  };
}

/** Returns the Merkle tree (RFC 6962, 2.1) of commitments given in any order. */
export const treeOf = (commitments: readonly string[]): MerkleTree =>
  treeFrom(levelsOf(commitments));

export const levelsOf = (commitments: readonly string[]): MerkleLevels =>
  runToEnd(levelsInSlices(commitments));

/** Sorts hashes in slices, those that begin alike at a time. */
function* inOrder(hashes: readonly string[]): InSlices<string[]> {
  const alike = [...groupedBy(hashes, (hash) => hash.slice(0, 2))].sort(by(([start]) => start));
  const sorted: string[] = [];
  for (const [, some] of alike) {
    sorted.push(...some.sort());
    yield 0;
  }
  return sorted;
}

function* levelsInSlices(given: readonly string[]): InSlices<MerkleLevels> {
  const commitments = new Uint8Array(given.length * hashLength);
  const leafOf = (commitment: string, index: number) => {
    const bytes = fromHex(commitment);
    commitments.set(bytes, index * hashLength);
    return hashOfLeaf(bytes);
  };
  const levels = [yield* inOneArray(yield* inOrder(given), leafOf)];
  for (let level = levels[0] as Uint8Array; level.length > hashLength; ) {
    level = yield* above(level);
    levels.push(level);
  }
  return { commitments, levels };
}

export function* treeInSlices(commitments: readonly string[]): InSlices<MerkleTree> {
  return treeFrom(yield* levelsInSlices(commitments));
}

/** Returns the root that a proof leads to; undefined if the proof is malformed. */
export const rootFrom = (commitment: string, proof: InclusionProof): string | undefined =>
  rootAbove(leafHash(commitment), proof);

/** The same from the hash of any leaf (RFC 9162, 2.1.3.2). */
export function rootAbove(leaf: Uint8Array, { index, size, path }: InclusionProof) {
  if (!(index >= 0 && index < size)) return undefined;
  let at = index;
  let last = size - 1;
  let hash = leaf;
  let used = 0;
  for (; last > 0; at >>= 1, last >>= 1) {
    // The last of an odd number has no sibling on this level.
    if (at === last && at % 2 === 0) continue;
    const neighbour = path[used];
    if (neighbour === undefined) return undefined;
    used += 1;
    hash = at % 2 === 1 ? nodeHash(fromHex(neighbour), hash) : nodeHash(hash, fromHex(neighbour));
  }
  return used === path.length ? toHex(hash) : undefined;
}
