/**
 * Returns the representative of a node's set, and shortens the path to it: disjoint sets with path
 * halving (Tarjan and van Leeuwen 1984).
 */
export function rootOf(parent: Int32Array, node: number): number {
  let at = node;
  while (parent[at] !== at) {
    parent[at] = parent[parent[at] as number] as number;
    at = parent[at] as number;
  }
  return at;
}
