import { defineStore, nothingPersonal } from '../module-kit/define-store';
import { migrationsStore } from '../platform/migrations/store';

/** Declares the collections of the migrations, which run first and open them directly. */
export const appliedMigrationsStore = defineStore({
  contents: {
    migrations: { holds: 'Migration steps that have run' },
    locks: { holds: 'Which process runs migrations now' },
  },
  collections: { migrations: [], locks: [] },
  personalData: nothingPersonal('names of steps, and of the process that runs them'),
  createStore: (_, db) => migrationsStore(db),
});
