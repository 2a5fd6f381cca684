import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { type Effects, updateVersioned, type Versioned } from '../../module-kit/effects';
import { insertUnlessTaken } from '../../platform/mongo/duplicate-key';

interface StoredFilter {
  id: string;
  screen: string;
  name: string;
  query: string;
}

/** An organiser's shared filters; the id is their account's. */
interface SharedFilters extends Versioned {
  filters: StoredFilter[];
}

function createStore(db: Collections<'filters'>) {
  const shared = db.collection<SharedFilters>('filters');
  return {
    findAll: () => shared.find({ 'filters.0': { $exists: true } }).toArray(),
    findByOwner: (accountId: string) => shared.findOne({ _id: accountId }),
    findByFilter: (id: string) => shared.findOne({ 'filters.id': id }),
    /** False when the organiser already shares filters. */
    insert: (first: SharedFilters) => insertUnlessTaken(shared, first),
    /** Null when it has changed since it was read. */
    updateIfUnchanged: (read: SharedFilters, filters: StoredFilter[], effects: Effects) =>
      updateVersioned(shared, read, { filters }, effects),
    async erase(_id: string) {
      await shared.deleteOne({ _id });
    },
  };
}

/** The only reader and writer of `filters`. */
export const filtersStore = defineStore({
  contents: {
    filters: { holds: 'Filters that organisers share', refersTo: { _id: 'accounts' } },
  },
  collections: { filters: [{ key: { 'filters.id': 1 } }] },
  personalData: personal,
  createStore,
});

export type FiltersStore = ReturnType<typeof filtersStore>;
