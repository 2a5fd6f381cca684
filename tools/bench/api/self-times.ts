/** The part of a V8 CPU profile that is read here. */
interface Profile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
  }[];
  samples: number[];
  timeDeltas: number[];
}

export interface SelfTime {
  /** A package, a part of node, or a function of one of them. */
  where: string;
  /** Microseconds of a request. */
  micros: number;
}

/** `pino` of a path below node_modules, `node:net` of node's own, the file's name of ours. */
function placeOf(url: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
  if (name) return name;
  if (url.startsWith('node:')) return url;
  return url ? (url.split('/').at(-1) ?? url) : '(native)';
}

/** Time spent in each function itself, over all requests of a profile; the largest first. */
export function selfTimes(profile: object, requests: number): SelfTime[] {
  const { nodes, samples, timeDeltas } = profile as Profile;
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${placeOf(url)} ${functionName || '(anonymous)'}:${lineNumber + 1}`,
    ]),
  );
  const spent = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const name = names.get(id) ?? '';
    spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[at] ?? 0));
  }
  return [...spent]
    .filter(([where]) => !where.includes('(idle)'))
    .map(([where, micros]) => ({ where, micros: micros / requests }))
    .sort((a, b) => b.micros - a.micros);
}

/** The same, summed up by package. */
export function byPackage(times: readonly SelfTime[]): SelfTime[] {
  const sums = new Map<string, number>();
  for (const { where, micros } of times) {
    const [place = ''] = where.split(' ', 1);
    sums.set(place, (sums.get(place) ?? 0) + micros);
  }
  return [...sums]
    .map(([where, micros]) => ({ where, micros }))
    .sort((a, b) => b.micros - a.micros);
}
