import { sumOf } from './market';

/** What is still to be assigned, by nomination and by judge. */
interface Open {
  /** By nomination: judges still to be found, and those who are excluded or already assigned. */
  demand: Int32Array;
  excluded: readonly Int32Array[];
  /** By judge: current assignments, and remaining capacity. */
  load: Int32Array;
  room: Int32Array;
}

/** Returns how many each judge can take: at most the nominations open to them. */
function usableRoom({ demand, excluded, room }: Open): Int32Array {
  const asking = demand.reduce((sum, wanted) => sum + (wanted > 0 ? 1 : 0), 0);
  const possible = new Int32Array(room.length).fill(asking);
  excluded.forEach((judges, i) => {
    if ((demand[i] as number) === 0) return;
    for (const j of new Set(judges)) possible[j] = (possible[j] as number) - 1;
  });
  return room.map((free, j) => Math.min(free, possible[j] as number));
}

/** Returns how many assignments fit if every judge is filled up to a load. */
const fitting = (level: number, load: Int32Array, room: Int32Array): number =>
  room.reduce((sum, free, j) => sum + Math.min(free, Math.max(0, level - (load[j] as number))), 0);

/** Returns the highest load up to which judges can be filled with this many assignments. */
function levelFor(wanted: number, load: Int32Array, room: Int32Array): number {
  const highest = room.reduce((most, free, j) => Math.max(most, free + (load[j] as number)), 0);
  let [level, above] = [0, highest + 1];
  while (above - level > 1) {
    const middle = Math.floor((level + above) / 2);
    if (fitting(middle, load, room) <= wanted) level = middle;
    else above = middle;
  }
  return level;
}

/**
 * Returns the judges' loads if the open assignments are spread as evenly as capacities allow: the
 * judge with the fewest gets the next one, as water fills a basin. Real plans may not reach them,
 * since conflicts are only counted, not considered one by one.
 */
export function evenLoads(open: Open): Int32Array {
  const { demand, load } = open;
  const room = usableRoom(open);
  const able = room.reduce((count, free) => count + (free > 0 ? 1 : 0), 0);
  const wanted = Math.min(sumOf(demand.map((judges) => Math.min(judges, able))), sumOf(room));
  const level = levelFor(wanted, load, room);
  let left = wanted - fitting(level, load, room);
  return load.map((has, j) => {
    const filled = has + Math.min(room[j] as number, Math.max(0, level - has));
    const isNext = left > 0 && filled === level && filled - has < (room[j] as number);
    if (isNext) left -= 1;
    return isNext ? filled + 1 : filled;
  });
}
