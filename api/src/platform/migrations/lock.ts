import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '../clock';
import type { MigrationsStore } from './store';

interface LockTimes {
  /** Milliseconds between heartbeats, and between checks of those who wait. */
  beatMs: number;
  /** A lock without a heartbeat for this long may be taken over. */
  silenceMs: number;
}

const lockTimes: LockTimes = { beatMs: seconds(0.25), silenceMs: seconds(10) };

/** Throws when the lock was lost; a step's end is not recorded without it. */
export interface HeldLock {
  check(): Promise<void>;
}

/**
 * Runs `work` in one process at a time; others wait their turn. The lock of a killed holder is
 * taken over after a silence, which waiting processes measure with their own clocks, so that
 * machines need not agree on the time.
 */
export async function withLock<T>(
  store: MigrationsStore,
  work: (holding: HeldLock) => Promise<T>,
  times: LockTimes = lockTimes,
): Promise<T> {
  const holder = randomUUID();
  await take(store, holder, times);
  // The next heartbeat makes up for a failed one; the work's own commands fail if the database is
  // gone.
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
    const isUnchanged = now?.holder === seen?.holder && now?.beat === seen?.beat;
    if (!isUnchanged) {
      seen = now;
      since = performance.now();
    } else if (seen && performance.now() - since >= times.silenceMs) {
      if (await store.takeOver(seen, holder)) return;
    }
    await pause(times.beatMs);
  }
}
