import { fromHex, toHex } from './bytes';
import { sha256 } from './sha256';
import { type InSlices, mapInSlices, runToEnd } from './slices';

/** The hashes on the way from a commitment to the root, and where it stands. */
export interface InclusionProof {
  index: number;
  size: number;
  path: readonly string[];
}

function hashed(prefix: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const message = new Uint8Array(1 + 32 * parts.length);
  message[0] = prefix;
  parts.forEach((part, index) => {
    message.set(part, 1 + 32 * index);
  });
  return sha256(message);
}

/** Leaves and nodes are hashed apart, so that no node passes for a leaf (RFC 6962, 2.1). */
const leafHash = (commitment: string): Uint8Array => hashed(0, fromHex(commitment));
const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => hashed(1, left, right);

/** Pairs are joined; the last of an odd number goes up as it is, which is RFC 6962's tree. */
function* above(level: readonly Uint8Array[]): InSlices<Uint8Array[]> {
  const lefts = level.filter((_, index) => index % 2 === 0);
  return yield* mapInSlices(lefts, (left, pair) => {
    const right = level[2 * pair + 1];
    return right ? nodeHash(left, right) : left;
  });
}

/** Leaves stand in the order of their commitments, which says nothing about who, what or when. */
const inOrder = (commitments: readonly string[]): string[] => [...commitments].sort();

function* levelsOver(leaves: readonly string[]): InSlices<Uint8Array[][]> {
  const levels = [yield* mapInSlices(leaves, leafHash)];
  for (let level = levels[0] as Uint8Array[]; level.length > 1; ) {
    level = yield* above(level);
    levels.push(level);
  }
  return levels;
}

/** The neighbours on the way up; where there is none, the hash goes up as it is. */
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

/** The Merkle tree (RFC 6962, 2.1) of commitments, in whatever order they are given. */
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

/** The root that a proof leads to (RFC 9162, 2.1.3.2); undefined when the proof has no such form. */
export function rootFrom(commitment: string, { index, size, path }: InclusionProof) {
  if (!(index >= 0 && index < size)) return undefined;
  let at = index;
  let last = size - 1;
  let hash = leafHash(commitment);
  let used = 0;
  for (; last > 0; at >>= 1, last >>= 1) {
    // The last of an odd number has no neighbour on this level.
    if (at === last && at % 2 === 0) continue;
    const neighbour = path[used];
    if (neighbour === undefined) return undefined;
    used += 1;
    hash = at % 2 === 1 ? nodeHash(fromHex(neighbour), hash) : nodeHash(hash, fromHex(neighbour));
  }
  return used === path.length ? toHex(hash) : undefined;
}
