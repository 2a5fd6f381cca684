import { hashOfText } from '../ledger/bytes';
import { merkleTree } from '../ledger/merkle';
import { type LogEntry, leafOf } from '../log/entry';

export const entryOf = (index: number, of = ''): LogEntry => ({
  day: '2025-11-23',
  kind: 'rating committed',
  season: '2025',
  category: 'AI & Größe',
  digest: hashOfText(`${index} ${of}`),
});

/** Entries that differ from other logs' from `changedFrom` on. */
export const entriesOf = (size: number, changedFrom = size): LogEntry[] =>
  Array.from({ length: size }, (_, index) => entryOf(index, index < changedFrom ? '' : 'changed'));

export function treeOver(entries: readonly LogEntry[]) {
  const tree = merkleTree();
  for (const entry of entries) tree.append(leafOf(entry));
  return tree;
}
