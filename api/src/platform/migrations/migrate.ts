import type { Db } from 'mongodb';
import { seconds } from '../clock';
import { isDatabaseAway } from '../errors/translate';
import { loggedError } from '../logs/logger';
import { type HeldLock, withLock } from './lock';
import { type Migration, MigrationFailed } from './migration';
import { type MigrationsStore, migrationsStore } from './store';

/** Which of the steps that are left runs, and since when. */
interface Progress {
  migration: string;
  describe: string;
  step: number;
  of: number;
  since: Date;
}

interface Options {
  steps: readonly Migration[];
  /** Creates the indexes; repeatable. */
  createIndexes(): Promise<void>;
  /** Called as each step begins, and again and again while it runs. */
  onProgress?(progress: Progress): void;
  /** Milliseconds between these. */
  beatMs?: number;
  /** Called after each step that ran here. */
  onApplied?(applied: { migration: string; milliseconds: number }): void;
}

/**
 * Migrates the database to this version: steps before the indexes, the indexes, then steps after
 * them, each once per database. Takes no lock when no step is left. Throws {@link MigrationFailed}.
 */
export async function migrate(db: Db, options: Options): Promise<void> {
  const store = migrationsStore(db);
  if ((await pending(store, options.steps)).length === 0) return options.createIndexes();
  await withLock(store, (holding) => runAll(db, store, holding, options));
}

async function pending(store: MigrationsStore, steps: readonly Migration[]): Promise<Migration[]> {
  const applied = await store.appliedIds();
  return steps.filter(({ id }) => !applied.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function runAll(db: Db, store: MigrationsStore, holding: HeldLock, options: Options) {
  // Read again, because the former holder of the lock may have run some.
  const left = await pending(store, options.steps);
  let started = 0;
  const run = async (when: Migration['when']) => {
    for (const step of left.filter((it) => it.when === when)) {
      await holding.check();
      const begun = performance.now();
      started += 1;
      await reporting(options, { step: started, of: left.length }, step, () => runStep(db, step));
      await holding.check();
      const milliseconds = Math.round(performance.now() - begun);
      const { id: _id, describe } = step;
      await store.record({ _id, describe, appliedAt: new Date(), milliseconds });
      options.onApplied?.({ migration: step.id, milliseconds });
    }
  };
  await run('before-indexes');
  await options.createIndexes();
  await run('after-indexes');
}

/** Runs a step and says so meanwhile: a step may take hours, and is not to look dead. */
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
