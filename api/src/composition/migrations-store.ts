import { migrationsStore } from '../platform/migrations/store';
import { defineStore, nothingPersonal } from './define-store';

/** Declares what migrations keep; they run before anything else and open it themselves. */
export const appliedMigrationsStore = defineStore({
  contents: {
    migrations: { holds: 'Migration steps that have run' },
    locks: { holds: 'Which process runs migrations now' },
  },
  collections: { migrations: [], locks: [] },
  personalData: nothingPersonal('names of steps, and of the process that runs them'),
  open: (_, db) => migrationsStore(db),
});
