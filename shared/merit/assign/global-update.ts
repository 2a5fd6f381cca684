import { costFromSource, costToSource, type Network } from './network';

/** Distances from nodes to the nearest missing unit, in steps of epsilon. */
interface Distances {
  network: Network;
  epsilon: number;
  of: Int32Array;
  isFinal: Uint8Array;
  /** Nodes by distance; a node may be in several buckets, of which the nearest counts. */
  buckets: (number[] | undefined)[];
}

/** Longer distances are cut to this multiple of the number of nodes. */
const furthest = 4;

function reach({ epsilon, of, buckets }: Distances, node: number, to: number, reduced: number) {
  const distance = to + Math.max(0, Math.floor(reduced / epsilon) + 1);
  if (distance >= (of[node] as number)) return;
  of[node] = distance;
  const bucket = buckets[distance];
  if (bucket) bucket.push(node);
  else buckets[distance] = [node];
}

/** Reaches all nodes that have an arc to the source. */
function beforeSource(distances: Distances, at: number): void {
  const { network, isFinal } = distances;
  const { source, potential } = network;
  for (let node = 0; node < source; node += 1) {
    if (isFinal[node] === 1) continue;
    const ahead = (potential[node] as number) - (potential[source] as number);
    reach(distances, node, at, costToSource(network, node) + ahead);
  }
}

function beforeNomination(distances: Distances, i: number, at: number): void {
  const { network, isFinal } = distances;
  const { market, start, judge, gain, isHeld, potential } = network;
  const own = potential[i] as number;
  const to = start[i + 1] as number;
  for (let entry = start[i] as number; entry < to; entry += 1) {
    const node = market.nominations + (judge[entry] as number);
    if (isHeld[entry] === 0 || isFinal[node] === 1) continue;
    reach(distances, node, at, (gain[entry] as number) + (potential[node] as number) - own);
  }
}

function beforeJudge(distances: Distances, node: number, at: number): void {
  const { network, isFinal } = distances;
  const { market, nomination, gain, judgeStart, byJudge, held, potential } = network;
  const j = node - market.nominations;
  const own = potential[node] as number;
  const to = judgeStart[j + 1] as number;
  for (let place = (judgeStart[j] as number) + (held[j] as number); place < to; place += 1) {
    const entry = byJudge[place] as number;
    const i = nomination[entry] as number;
    if (isFinal[i] === 1) continue;
    reach(distances, i, at, (potential[i] as number) - (gain[entry] as number) - own);
  }
}

function before(distances: Distances, node: number, at: number): void {
  const { network } = distances;
  const { source, market, potential } = network;
  if (node === source) {
    beforeSource(distances, at);
    return;
  }
  if (node < market.nominations) beforeNomination(distances, node, at);
  else beforeJudge(distances, node, at);
  if (distances.isFinal[source] === 1) return;
  const ahead = (potential[source] as number) - (potential[node] as number);
  reach(distances, source, at, costFromSource(network, node) + ahead);
}

/**
 * Lowers the potentials of all nodes at once by their distance to the next missing unit, so that
 * arcs which gain lead there from every waiting one (Goldberg, "An efficient implementation of a
 * scaling minimum-cost flow algorithm", Journal of Algorithms 22, 1997). No arc gains more than
 * epsilon afterwards if none did before.
 */
export function updatePotentials(network: Network, epsilon: number): void {
  const { source, excess, potential } = network;
  const of = new Int32Array(source + 1).fill(furthest * (source + 1));
  const isFinal = new Uint8Array(source + 1);
  const distances: Distances = { network, epsilon, of, isFinal, buckets: [[]] };
  let waiting = 0;
  excess.forEach((units, node) => {
    if (units < 0) {
      of[node] = 0;
      distances.buckets[0]?.push(node);
    }
    if (units > 0) waiting += 1;
  });
  let at = 0;
  for (; at < distances.buckets.length && waiting > 0; at += 1) {
    for (const node of distances.buckets[at] ?? []) {
      if (isFinal[node] === 1 || of[node] !== at) continue;
      isFinal[node] = 1;
      if ((excess[node] as number) > 0) waiting -= 1;
      before(distances, node, at);
    }
  }
  of.forEach((distance, node) => {
    const steps = isFinal[node] === 1 ? distance : at;
    potential[node] = (potential[node] as number) - epsilon * steps;
  });
}
