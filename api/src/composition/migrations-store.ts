import { defineStore, nothingPersonal } from '../module-kit/define-store';
import { migrationsStore } from '../platform/migrations/store';

/** Declares the collection of migrations, which access it directly because they run first. */
export const appliedMigrationsStore = defineStore({
  contents: { migrations: { holds: 'Migration steps that have run' } },
  collections: { migrations: [] },
  personalData: nothingPersonal('names of steps and when they ran'),
  createStore: (_, db) => migrationsStore(db),
});
