/** Groups items by a key, in the order in which the groups first occur. */
export function groupedBy<Item, Key>(
  items: Iterable<Item>,
  key: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Compares items by a text, in code units, so that the order is the same in every language. */
export const by =
  <Item>(key: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    key(one) < key(other) ? -1 : 1;

/** Returns the number of occurrences of each index. */
export function counted(indices: Iterable<number>, length: number): Int32Array {
  const counts = new Int32Array(length);
  for (const index of indices) counts[index] = (counts[index] as number) + 1;
  return counts;
}

/** Returns the start of each group in a list of all groups, and the end of the last. */
export const startsOf = (counts: Int32Array): Int32Array => {
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, index) => {
    starts[index + 1] = (starts[index] as number) + count;
  });
  return starts;
};
