/** Groups items by a text, in the order in which the groups first occur. */
export function groupedBy<Item>(
  items: Iterable<Item>,
  key: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Orders items by a text, by code units, so that the order is the same in every language. */
export const by =
  <Item>(key: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    key(one) < key(other) ? -1 : 1;
