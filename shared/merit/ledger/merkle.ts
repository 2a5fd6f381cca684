import { fromHex, toHex } from './bytes';
import { sha256 } from './sha256';

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
const above = (level: readonly Uint8Array[]): Uint8Array[] =>
  level.flatMap((left, index) => {
    if (index % 2 === 1) return [];
    const right = level[index + 1];
    return [right ? nodeHash(left, right) : left];
  });

/** Leaves stand in the order of their commitments, which says nothing about who, what or when. */
const inOrder = (commitments: readonly string[]): string[] => [...commitments].sort();

function levelsOf(commitments: readonly string[]): Uint8Array[][] {
  const levels = [inOrder(commitments).map(leafHash)];
  for (let level = levels[0] as Uint8Array[]; level.length > 1; ) {
    level = above(level);
    levels.push(level);
  }
  return levels;
}

/** The Merkle root (RFC 6962, 2.1) of commitments, in whatever order they are given. */
export const rootOf = (commitments: readonly string[]): string =>
  toHex(levelsOf(commitments).at(-1)?.[0] ?? sha256(new Uint8Array()));

/** The proof that a commitment is among these (RFC 6962, 2.1.1); undefined when it is not. */
export function proofOf(
  commitments: readonly string[],
  commitment: string,
): InclusionProof | undefined {
  const index = inOrder(commitments).indexOf(commitment);
  if (index < 0) return undefined;
  const path = levelsOf(commitments).flatMap((level, height) => {
    const neighbour = level[(index >> height) ^ 1];
    return neighbour ? [toHex(neighbour)] : [];
  });
  return { index, size: commitments.length, path };
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
