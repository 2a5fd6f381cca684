import { defineModule, type Platform } from './define-module';
import { leasesStore } from './leases-store';

type LeasesStore = ReturnType<typeof leasesStore>;

const db = { collection: () => ({}) };

const started = (apiOf: (leases: LeasesStore) => object, sharesStoresBecause?: string) =>
  defineModule({
    name: 'jobs',
    ...(sharesStoresBecause && { sharesStoresBecause }),
    stores: { leases: leasesStore },
    mails: [],
    start: ({ stores }) => ({
      api: apiOf(stores.leases),
      commands: {},
      routes: [],
      upkeep: [],
      personalData: {},
    }),
  })
    .prepare({ db } as unknown as Platform, {})
    .start({});

test.each<[string, (leases: LeasesStore) => object]>([
  ['a store', (leases) => ({ turns: leases })],
  ['a context with a store in it', (leases) => ({ turns: { leases, now: new Date(0) } })],
  ['a copy of a store', (leases) => ({ turns: { ...leases } })],
  ['a part of a store', ({ take }) => ({ turns: { take } })],
])('a module that exposes %s is refused', (_, apiOf) => {
  expect(() => started(apiOf)).toThrow('The module jobs exposes a store as turns');
});

test('a module exposes functions, and a store only for a stated reason', () => {
  const takeTurn: LeasesStore['take'] = async () => true;
  expect(started(() => ({ takeTurn })).api).toEqual({ takeTurn });
  expect(() => started((leases) => ({ turns: leases }), 'both write them')).not.toThrow();
});
