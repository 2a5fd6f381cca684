import { updatePotentials } from './global-update';
import { costFromSource, costToSource, type Network, NO_ENTRY, push } from './network';

/** Uses every arc that gains more than epsilon, so that none remains. */
function takeGains(network: Network, epsilon: number): void {
  const { market, source, start, judge, gain, isHeld, potential } = network;
  const { nominations } = market;
  for (let i = 0; i < nominations; i += 1) {
    const own = potential[i] as number;
    const to = start[i + 1] as number;
    for (let entry = start[i] as number; entry < to; entry += 1) {
      const node = nominations + (judge[entry] as number);
      const gained = (gain[entry] as number) - own + (potential[node] as number);
      if (isHeld[entry] === 0 && gained > epsilon) push(network, i, node, entry);
      else if (isHeld[entry] === 1 && gained < -epsilon) push(network, node, i, entry);
    }
  }
  for (let node = 0; node < source; node += 1) {
    const ahead = (potential[node] as number) - (potential[source] as number);
    while (costToSource(network, node) + ahead < -epsilon) push(network, node, source, NO_ENTRY);
    while (costFromSource(network, node) - ahead < -epsilon) push(network, source, node, NO_ENTRY);
  }
}

/** The search of a node's arcs for one that gains. */
interface Search {
  /** By node: arcs before this one do not gain. */
  next: Int32Array;
  /** The result: the node at the arc's end, and the arc's entry. */
  to: number;
  entry: number;
  /** The least reduced cost of the arcs passed. */
  least: number;
}

function searchSource(network: Network, search: Search): boolean {
  const { source, potential } = network;
  const own = potential[source] as number;
  for (let node = search.next[source] as number; node < source; node += 1) {
    const reduced = costFromSource(network, node) + own - (potential[node] as number);
    if (reduced < search.least) search.least = reduced;
    if (reduced >= 0) continue;
    search.next[source] = node;
    search.to = node;
    search.entry = NO_ENTRY;
    return true;
  }
  return false;
}

function searchNomination(network: Network, search: Search, i: number): boolean {
  const { market, start, judge, gain, isHeld, potential } = network;
  const first = market.nominations;
  const own = potential[i] as number;
  const from = (start[i] as number) - 1;
  const to = start[i + 1] as number;
  for (let entry = from + (search.next[i] as number); entry < to; entry += 1) {
    if (isHeld[entry] === 1) continue;
    const node = first + (judge[entry] as number);
    const reduced = own - (gain[entry] as number) - (potential[node] as number);
    if (reduced < search.least) search.least = reduced;
    if (reduced >= 0) continue;
    search.next[i] = entry - from;
    search.to = node;
    search.entry = entry;
    return true;
  }
  return false;
}

function searchJudge(network: Network, search: Search, node: number): boolean {
  const { market, nomination, gain, judgeStart, byJudge, held, potential } = network;
  const j = node - market.nominations;
  const own = potential[node] as number;
  const from = (judgeStart[j] as number) - 1;
  const to = from + 1 + (held[j] as number);
  for (let at = from + (search.next[node] as number); at < to; at += 1) {
    const entry = byJudge[at] as number;
    const i = nomination[entry] as number;
    const reduced = own + (gain[entry] as number) - (potential[i] as number);
    if (reduced < search.least) search.least = reduced;
    if (reduced >= 0) continue;
    search.next[node] = at - from;
    search.to = i;
    search.entry = entry;
    return true;
  }
  return false;
}

/** Looks on for an arc that gains; a node's first arc leads to the source, the others are entries. */
function findGain(network: Network, search: Search, node: number): boolean {
  const { source, potential } = network;
  search.least = Number.POSITIVE_INFINITY;
  if (node === source) return searchSource(network, search);
  if (search.next[node] === 0) {
    const own = potential[node] as number;
    search.least = costToSource(network, node) + own - (potential[source] as number);
    search.to = source;
    search.entry = NO_ENTRY;
    if (search.least < 0) return true;
    search.next[node] = 1;
  }
  return node < network.market.nominations
    ? searchNomination(network, search, node)
    : searchJudge(network, search, node);
}

/** The arcs on the way from a node with waiting units. */
interface Path {
  from: number[];
  to: number[];
  entry: number[];
  /** By node: its depth on the path; -1 if it is not on the path. */
  depth: Int32Array;
}

/** Moves a unit along the path from a depth on, and returns to that depth. */
function carry(network: Network, { from, to, entry, depth }: Path, start: number): void {
  for (let at = start; at < from.length; at += 1) {
    push(network, from[at] as number, to[at] as number, entry[at] as number);
  }
  for (const list of [from, entry]) list.length = start;
  for (const node of to.splice(start)) depth[node] = -1;
}

/** Moves waiting units of a node to where units are missing; stops after `most` relabellings. */
function discharge(
  network: Network,
  epsilon: number,
  first: number,
  { search, path, most }: { search: Search; path: Path; most: number },
): number {
  const { excess, potential } = network;
  const { from, to, entry, depth } = path;
  let relabelled = 0;
  let node = first;
  depth[first] = 0;
  while ((excess[first] as number) > 0 && relabelled <= most) {
    if (findGain(network, search, node)) {
      from.push(node);
      to.push(search.to);
      entry.push(search.entry);
      node = search.to;
      const before = depth[node] as number;
      if (before >= 0 || (excess[node] as number) < 0) {
        // A circle of gains is itself worth a unit.
        node = before >= 0 ? node : first;
        carry(network, path, Math.max(0, before));
        depth[node] = from.length;
      } else depth[node] = from.length;
      continue;
    }
    search.next[node] = 0;
    if (findGain(network, search, node)) continue;
    potential[node] = (potential[node] as number) - search.least - epsilon;
    search.next[node] = 0;
    relabelled += 1;
    if (from.length === 0) continue;
    depth[node] = -1;
    node = from.pop() as number;
    to.pop();
    entry.pop();
  }
  for (const node of to.splice(0)) depth[node] = -1;
  for (const list of [from, entry]) list.length = 0;
  depth[first] = -1;
  return relabelled;
}

/**
 * Improves a network until no arc gains more than epsilon (successive approximation: Goldberg and
 * Tarjan, "Finding minimum-cost circulations by successive approximation", Mathematics of Operations
 * Research 15, 1990). First every arc that does is used; then the units that wait walk along arcs
 * that gain to where units are missing. A node without such an arc lowers its potential until it
 * has one. What equal judges cost thus rises in one step for all, however many want them.
 */
export function refine(network: Network, epsilon: number): void {
  const { source, excess } = network;
  takeGains(network, epsilon);
  const search: Search = { next: new Int32Array(source + 1), to: 0, entry: 0, least: 0 };
  const depth = new Int32Array(source + 1).fill(-1);
  const path: Path = { from: [], to: [], entry: [], depth };
  for (let left = 0, isBalanced = false; !isBalanced; ) {
    isBalanced = true;
    for (let node = 0; node <= source; node += 1) {
      while ((excess[node] as number) > 0) {
        isBalanced = false;
        if (left <= 0) {
          updatePotentials(network, epsilon);
          search.next.fill(0);
          left = source;
        }
        left -= discharge(network, epsilon, node, { search, path, most: left });
      }
    }
  }
}
