import type { Base } from './define-module';
import { defineModule } from './define-module';
import { defineStore, nothingPersonal } from './define-store';

const chairs = defineStore({
  collections: { chairs: [] },
  holdsOfAPerson: nothingPersonal('furniture'),
  open: () => ({ count: async () => 4, add: async () => {} }),
});

type Chairs = ReturnType<typeof chairs>;

const opened = (apiOf: (store: Chairs) => object, sharesStoresBecause?: string) =>
  defineModule({
    name: 'furniture',
    ...(sharesStoresBecause && { sharesStoresBecause }),
    stores: { chairs },
    mails: [],
    open: ({ stores }) => ({
      api: apiOf(stores.chairs),
      commands: {},
      routes: [],
      upkeep: [],
      person: {},
    }),
  }).open({ db: {} } as Base, {});

test.each<[string, (store: Chairs) => object]>([
  ['a store', (store) => ({ seats: store })],
  ['a context with a store in it', (store) => ({ seats: { store, now: new Date(0) } })],
  ['a copy of a store', (store) => ({ seats: { ...store } })],
  ['a part of a store', ({ count }) => ({ seats: { count } })],
])('a module that hands out %s is refused', (_, apiOf) => {
  expect(() => opened(apiOf)).toThrow('The module furniture hands out a store as seats');
});

test('a module hands out functions, and a store only for a stated reason', async () => {
  const { api } = opened((store) => ({ countOfChairs: () => store.count() }));
  expect(await (api as { countOfChairs(): Promise<number> }).countOfChairs()).toBe(4);
  expect(() => opened((store) => ({ seats: store }), 'both write them')).not.toThrow();
});
