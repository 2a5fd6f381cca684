import { hashOfText } from '../ledger/bytes';
import { type LogEntry, leafOf } from '../log/entry';
import { logTree } from '../log/tree';

export const entryOf = (index: number, of = ''): LogEntry => ({
  day: '2025-11-23',
  kind: 'rating committed',
  season: '2025',
  category: 'AI & Größe',
  digest: hashOfText(`${index} ${of}`),
});

/** Entries of which those from `changedFrom` on differ from other logs'. */
export const entriesOf = (size: number, changedFrom = size): LogEntry[] =>
  Array.from({ length: size }, (_, index) => entryOf(index, index < changedFrom ? '' : 'changed'));

export function treeOver(entries: readonly LogEntry[]) {
  const tree = logTree();
  for (const entry of entries) tree.append(leafOf(entry));
  return tree;
}
