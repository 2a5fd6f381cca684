import { setImmediate } from 'node:timers/promises';

/** Does `work` for one piece of a long list after the other, and lets others come between. */
export async function processInChunks<Of>(
  list: readonly Of[],
  size: number,
  work: (piece: readonly Of[]) => void,
): Promise<void> {
  for (let from = 0; from < list.length; from += size) {
    if (from > 0) await setImmediate();
    work(list.slice(from, from + size));
  }
}
