/** Groups items by judge, sorted by name so that the order of the input does not matter. */
export function byJudge<Item extends { judge: string }>(
  items: readonly Item[],
): [judge: string, own: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const own = groups.get(item.judge);
    if (own) own.push(item);
    else groups.set(item.judge, [item]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}
