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

/** Joins pairs; the last of an odd number moves up unchanged, which is RFC 6962's tree. */
function* above(level: readonly Uint8Array[]): InSlices<Uint8Array[]> {
  const lefts = level.filter((_, index) => index % 2 === 0);
  return yield* mapInSlices(lefts, (left, pair) => {
    const right = level[2 * pair + 1];
    return right ? nodeHash(left, right) : left;
  });
}

/** Leaves are sorted by commitment, which reveals nothing about who, what or when. */
const inOrder = (commitments: readonly string[]): string[] => [...commitments].sort();

function* levelsOver(leaves: readonly string[]): InSlices<Uint8Array[][]> {
  const levels = [yield* mapInSlices(leaves, leafHash)];
  for (let level = levels[0] as Uint8Array[]; level.length > 1; ) {
    level = yield* above(level);
    levels.push(level);
  }
  return levels;
}

/** The siblings on the way up; where there is none, the hash moves up unchanged. */
const pathFrom = (levels: readonly Uint8Array[][], index: number): string[] =>
  levels.flatMap((level, height) => {
    const neighbour = level[(index >> height) ^ 1];
    return neighbour ? [toHex(neighbour)] : [];
  });

export interface MerkleTree {
  root: string;
  size: number;
  /** The proof that a commitment is in the tree (RFC 6962, 2.1.1); undefined when it is not. */
  proofOf: (commitment: string) => InclusionProof | undefined;
}

/** Returns the Merkle tree (RFC 6962, 2.1) of commitments given in any order. */
export const treeOf = (commitments: readonly string[]): MerkleTree =>
  runToEnd(treeInSlices(commitments));

/** The same in slices. */
export function* treeInSlices(commitments: readonly string[]): InSlices<MerkleTree> {
  const leaves = inOrder(commitments);
  const levels = yield* levelsOver(leaves);
  const size = leaves.length;
  const indexOf = new Map(leaves.map((leaf, index) => [leaf, index]));
  return {
    root: toHex(levels.at(-1)?.[0] ?? sha256(new Uint8Array())),
    size,
    proofOf: (commitment) => {
      const index = indexOf.get(commitment);
      return index === undefined ? undefined : { index, size, path: pathFrom(levels, index) };
    },
  };
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
