/** What is still to be assigned, by nomination and by judge. */
interface Open {
  /** By nomination: judges still to be found, and those who must not be or are there already. */
  demand: Int32Array;
  excluded: readonly Int32Array[];
  /** By judge: assignments of today, and what capacity leaves. */
  load: Int32Array;
  room: Int32Array;
}

/** What each judge can take: no more than there are nominations for them. */
function usableRoom({ demand, excluded, room }: Open): Int32Array {
  const asking = demand.reduce((sum, wanted) => sum + (wanted > 0 ? 1 : 0), 0);
  const possible = new Int32Array(room.length).fill(asking);
  excluded.forEach((judges, i) => {
    if ((demand[i] as number) === 0) return;
    for (const j of new Set(judges)) possible[j] = (possible[j] as number) - 1;
  });
  return room.map((free, j) => Math.min(free, possible[j] as number));
}

/** How many assignments fit where every judge is filled up to a load. */
const fitting = (level: number, load: Int32Array, room: Int32Array): number =>
  room.reduce((sum, free, j) => sum + Math.min(free, Math.max(0, level - (load[j] as number))), 0);

const sum = (counts: Int32Array): number => counts.reduce((total, count) => total + count, 0);

/** The highest load up to which judges can be filled with so many assignments. */
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
 * The loads of judges where what is open is spread as evenly as capacities allow: whoever has least
 * gets the next assignment, as water fills a basin. No plan need reach them, since conflicts are
 * counted and not looked at one by one.
 */
export function evenLoads(open: Open): Int32Array {
  const { demand, load } = open;
  const room = usableRoom(open);
  const able = room.reduce((count, free) => count + (free > 0 ? 1 : 0), 0);
  const wanted = Math.min(sum(demand.map((judges) => Math.min(judges, able))), sum(room));
  const level = levelFor(wanted, load, room);
  let left = wanted - fitting(level, load, room);
  return load.map((has, j) => {
    const filled = has + Math.min(room[j] as number, Math.max(0, level - has));
    const isNext = left > 0 && filled === level && filled - has < (room[j] as number);
    if (isNext) left -= 1;
    return isNext ? filled + 1 : filled;
  });
}
