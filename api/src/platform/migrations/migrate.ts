import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { seconds } from '../clock';
import { isDatabaseAway } from '../errors/translate';
import { loggedError } from '../logs/logger';
import { type Migration, MigrationFailed } from './migration';
import { type MigrationsStore, migrationsStore } from './store';

/** The running step, and since when it runs. */
interface Progress {
  migration: string;
  describe: string;
  step: number;
  of: number;
  since: Date;
}

/** Whether this process still has its lease. */
type IsHeld = () => Promise<boolean>;

interface Options {
  steps: readonly Migration[];
  /** Creates the indexes; repeatable. */
  createIndexes(): Promise<void>;
  /** Does the work under a named lease; undefined while another process holds it. */
  oneAtATime(name: string, work: (isHeld: IsHeld) => Promise<true>): Promise<true | undefined>;
  /** Called as each step begins, and every `beatMs` milliseconds while it runs. */
  onProgress?(progress: Progress): void;
  beatMs?: number;
  /** Called after each step that this process ran. */
  onApplied?(applied: { migration: string; milliseconds: number }): void;
}

/** How long a process waits before it checks again whether another one has migrated. */
const pauseMs = seconds(0.25);

/**
 * Migrates the database to this version: some steps before the indexes, then the indexes, then the
 * other steps. Each step runs once per database, in one process at a time.
 * @throws MigrationFailed
 */
export async function migrate(db: Db, options: Options): Promise<void> {
  const store = migrationsStore(db);
  const run = (isHeld: IsHeld) => runAll(db, store, isHeld, options);
  while ((await pending(store, options.steps)).length > 0) {
    if (await options.oneAtATime('migrations', run)) return;
    await pause(pauseMs);
  }
  await options.createIndexes();
}

async function pending(store: MigrationsStore, steps: readonly Migration[]): Promise<Migration[]> {
  const applied = await store.appliedIds();
  return steps.filter(({ id }) => !applied.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function runAll(
  db: Db,
  store: MigrationsStore,
  isHeld: IsHeld,
  options: Options,
): Promise<true> {
  const check = async () => {
    if (!(await isHeld())) throw new Error('The lease of the migrations was lost');
  };
  // The former holder of the lease may have run some steps.
  const left = await pending(store, options.steps);
  let started = 0;
  const run = async (when: Migration['when']) => {
    for (const step of left.filter((it) => it.when === when)) {
      await check();
      const begun = performance.now();
      started += 1;
      await reporting(options, { step: started, of: left.length }, step, () => runStep(db, step));
      await check();
      const milliseconds = Math.round(performance.now() - begun);
      const { id: _id, describe } = step;
      await store.record({ _id, describe, appliedAt: new Date(), milliseconds });
      options.onApplied?.({ migration: step.id, milliseconds });
    }
  };
  await run('before-indexes');
  await options.createIndexes();
  await run('after-indexes');
  return true;
}

/** Runs a step, and reports it repeatedly, because a step of hours should not look dead. */
async function reporting(
  { onProgress, beatMs = seconds(30) }: Options,
  counted: Pick<Progress, 'step' | 'of'>,
  { id: migration, describe }: Migration,
  work: () => Promise<void>,
): Promise<void> {
  const progress = { migration, describe, ...counted, since: new Date() };
  onProgress?.(progress);
  const beat = setInterval(() => onProgress?.(progress), beatMs);
  await work().finally(() => clearInterval(beat));
}

/** Retries while the database is unreachable; other errors end the start. */
async function runStep(db: Db, step: Migration): Promise<void> {
  try {
    await step.up(db);
  } catch (error) {
    if (isDatabaseAway(error) || !(error instanceof Error)) throw error;
    const { message, code } = loggedError(error);
    throw new MigrationFailed(step, code ? `${message} (code ${code})` : message, error);
  }
}
