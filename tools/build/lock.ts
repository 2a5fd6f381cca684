import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../parts';

interface Locked {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The lock file's packages by their place, `node_modules/a/node_modules/b`. */
export type Lock = Record<string, Locked>;

export async function readLock(): Promise<Lock> {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: Lock }).packages;
}

/** Where a package finds another, as Node looks for it: from its own place outwards. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  const place = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
  if (lock[place]) return place;
  if (!from) return undefined;
  const inner = from.lastIndexOf('/node_modules/');
  return placeOf(lock, inner < 0 ? '' : from.slice(0, inner), name);
}

/** The places of some packages and of all that they depend on. */
export function closureOf(lock: Lock, names: readonly string[]): string[] {
  const found = new Set<string>();
  const queue = names.map((name) => ({ from: '', name }));
  for (let next = queue.pop(); next; next = queue.pop()) {
    const place = placeOf(lock, next.from, next.name);
    if (!place || found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = lock[place] ?? {};
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(needed)) queue.push({ from: place, name });
  }
  return [...found].sort();
}

/** Which content the lock file says a place has. */
export const lockedAs = (lock: Lock, place: string): string =>
  `${place} ${lock[place]?.version ?? 'none'} ${lock[place]?.integrity ?? ''}`;
