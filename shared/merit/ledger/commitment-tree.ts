import { by, groupedBy } from '../groups';
import { fromHex } from './bytes';
import { hashOfLeaf, type InclusionProof, merkleTree, type TreeHashes } from './merkle';
import { type InSlices, mapInSlices, runToEnd } from './slices';

/** The tree of a contest as plain data, which can be sent to a thread. */
export interface CommitmentHashes extends TreeHashes {
  /** Sorted, which reveals nothing about who, what or when. */
  commitments: readonly string[];
}

/** The tree of a contest: over the commitments to all its entries and ratings, sorted. */
export interface CommitmentTree {
  root: string;
  size: number;
  /** The proof that a commitment is in the tree; undefined when it is not. */
  proofOf(commitment: string): InclusionProof | undefined;
}

/** Sorts hashes in slices; each slice sorts hashes with the same beginning. */
function* inOrder(hashes: readonly string[]): InSlices<string[]> {
  const alike = [...groupedBy(hashes, (hash) => hash.slice(0, 2))].sort(by(([start]) => start));
  const sorted: string[] = [];
  for (const [, some] of alike) {
    sorted.push(...some.sort());
    yield 0;
  }
  return sorted;
}

function* hashesInSlices(given: readonly string[]): InSlices<CommitmentHashes> {
  const commitments = yield* inOrder(given);
  const tree = merkleTree();
  yield* mapInSlices(commitments, (one) => tree.append(hashOfLeaf(fromHex(one))));
  return { ...tree.hashes, commitments };
}

/** Returns the index of a commitment among sorted ones, or where it would be inserted. */
function indexIn(sorted: readonly string[], wanted: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as string) < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function treeFrom({ commitments, ...hashes }: CommitmentHashes): CommitmentTree {
  const { size } = hashes;
  const tree = merkleTree(hashes);
  return {
    root: tree.rootAt(size),
    size,
    proofOf(commitment) {
      const index = indexIn(commitments, commitment);
      return commitments[index] === commitment ? tree.inclusionProof(index, size) : undefined;
    },
  };
}

export const hashesOf = (commitments: readonly string[]): CommitmentHashes =>
  runToEnd(hashesInSlices(commitments));

/** Returns the tree of commitments given in any order. */
export const treeOf = (commitments: readonly string[]): CommitmentTree =>
  treeFrom(hashesOf(commitments));

/** Does the same in slices. */
export function* treeInSlices(commitments: readonly string[]): InSlices<CommitmentTree> {
  return treeFrom(yield* hashesInSlices(commitments));
}
