import { type MerkleTree, merkleTree } from '@meritum/shared/merit/ledger/merkle';
import { leafOf } from '@meritum/shared/merit/log/entry';
import { coalesce } from '../../platform/coalesce';
import type { LoggedEntry } from './logged';
import type { LogStore } from './store';

export interface ReadLog {
  tree: MerkleTree;
  has(source: string): boolean;
}

const nothing = () => ({ tree: merkleTree(), sources: new Set<string>() });

/**
 * Reads only new entries. Starts anew when the entries read before are no longer stored, as after
 * restoring a backup.
 */
export function logReader(store: Pick<LogStore, 'listEntries' | 'findLastHead'>) {
  let kept = nothing();

  /** Whether the entries read before are still stored; the last head shows it. */
  async function isCurrent(last: LoggedEntry | undefined): Promise<boolean> {
    const { size, rootAt } = kept.tree;
    if (size > 0 && last?._id !== size - 1) return false;
    const head = await store.findLastHead();
    return !head || head.size > size || rootAt(head.size) === head.root;
  }

  async function readOn(): Promise<ReadLog> {
    const { size } = kept.tree;
    const found = await store.listEntries(Math.max(0, size - 1));
    if (size > 0 && !(await isCurrent(found[0]))) {
      kept = nothing();
      return readOn();
    }
    const { tree, sources } = kept;
    for (const { _id, source, entry } of size > 0 ? found.slice(1) : found) {
      if (_id !== tree.size) throw new Error(`Entry ${tree.size} of the public log is missing`);
      tree.append(leafOf(entry));
      sources.add(source);
    }
    return { tree, has: (source: string) => sources.has(source) };
  }

  return {
    /** Reads newly appended entries; returns the whole log. */
    read: coalesce(readOn),
  };
}

/** The stored log as a tree in memory. */
export type LogReader = ReturnType<typeof logReader>;
