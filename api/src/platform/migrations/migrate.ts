import type { Db } from 'mongodb';
import { isDatabaseAway } from '../errors/translate';
import { loggedError } from '../logs/logger';
import { type HeldLock, withLock } from './lock';
import { type Migration, MigrationFailed } from './migration';
import { type MigrationsStore, migrationsStore } from './store';

interface Options {
  steps: readonly Migration[];
  /** Creates the indexes; repeatable. */
  createIndexes(): Promise<void>;
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
  const run = async (when: Migration['when']) => {
    for (const step of left.filter((it) => it.when === when)) {
      await holding.check();
      const begun = performance.now();
      await runStep(db, step);
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
