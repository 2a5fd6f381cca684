function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);

/**
 * How much of their words two texts share, each as often as it stands there: 1 for the same words,
 * 0 for none. Tells whether a page is still compared with its equal.
 */
export function likeness(a: string, b: string): number {
  const [left, right] = [counted(a), counted(b)];
  const shared = [...left].reduce(
    (sum, [word, count]) => sum + Math.min(count, right.get(word) ?? 0),
    0,
  );
  return shared / Math.max(total(left), total(right), 1);
}
