import { setImmediate } from 'node:timers/promises';

/** Runs `work` on one chunk of a long list at a time, yielding in between. */
export async function processInChunks<Of>(
  list: readonly Of[],
  size: number,
  work: (chunk: readonly Of[]) => void,
): Promise<void> {
  for (let from = 0; from < list.length; from += size) {
    if (from > 0) await setImmediate();
    work(list.slice(from, from + size));
  }
}
