import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '../clock';
import type { MigrationsStore } from './store';

export interface LockTimes {
  /** Between two beats of the holder, and between two looks of those who wait. */
  beatMs: number;
  /** A lock whose beat has stood still for this long belongs to nobody any more. */
  silenceMs: number;
}

export const lockTimes: LockTimes = { beatMs: seconds(0.25), silenceMs: seconds(10) };

/** Says whether the lock is still held; a step's end is not recorded without it. */
export interface HeldLock {
  check(): Promise<void>;
}

/**
 * Does `work` as the only one of all processes. The others wait, and go on in their turn. A holder
 * that was killed is followed after a silence: those who wait measure by their own clocks how long
 * its beat stands still, so that no two machines have to agree on the time.
 */
export async function withLock<T>(
  store: MigrationsStore,
  work: (holding: HeldLock) => Promise<T>,
  times: LockTimes = lockTimes,
): Promise<T> {
  const holder = randomUUID();
  await take(store, holder, times);
  // A beat that fails is made up for by the next; the work's own commands tell if the database left.
  const beat = setInterval(() => void store.raiseBeat(holder).catch(() => {}), times.beatMs);
  try {
    return await work({ check: () => check(store, holder) });
  } finally {
    clearInterval(beat);
    await store.release(holder).catch(() => {});
  }
}

async function check(store: MigrationsStore, holder: string): Promise<void> {
  if (!(await store.raiseBeat(holder))) throw new Error('The lock of the migrations was lost');
}

async function take(store: MigrationsStore, holder: string, times: LockTimes): Promise<void> {
  let seen = await store.lock();
  let since = performance.now();
  while (!(await store.take(holder))) {
    const now = await store.lock();
    const stands = now?.holder === seen?.holder && now?.beat === seen?.beat;
    if (!stands) {
      seen = now;
      since = performance.now();
    } else if (seen && performance.now() - since >= times.silenceMs) {
      if (await store.takeOver(seen, holder)) return;
    }
    await pause(times.beatMs);
  }
}
