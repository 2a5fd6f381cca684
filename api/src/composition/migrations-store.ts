import { defineStore, nothingPersonal } from '../module-kit/define-store';
import { migrationsStore } from '../platform/migrations/store';

/** Declares the collection of the migrations, which run first and open it directly. */
export const appliedMigrationsStore = defineStore({
  contents: { migrations: { holds: 'Migration steps that have run' } },
  collections: { migrations: [] },
  personalData: nothingPersonal('names of steps and when they ran'),
  createStore: (_, db) => migrationsStore(db),
});
