/** @jest-environment node */
import { followNewNames } from './following';
import { publishedProfiles } from './public';

/** The address of a profile after its winner is renamed Ada New; `taken` are others' addresses. */
async function addressAfter(slug: string, taken: readonly string[]): Promise<string> {
  let address = slug;
  const done = async () => {};
  const renamed = {
    nominationId: 'n',
    following: { name: 'Ada New', organization: 'Works' },
    listedAs: 'ada',
  };
  const deps = {
    recognition: { listFollowing: async () => [renamed], endFollowing: done },
    nominations: {
      findByIds: async () => [
        { season: '2025', fullName: 'Ada', organization: '', designation: '' },
      ],
      publishAs: done,
    },
    winners: { correct: done },
    publication: { publishedResultOf: async () => ({ entry: { tier: 'Gold' } }) },
  };
  const profiles = {
    findById: async () => ({ slug }),
    findBySlug: async (asked: string) => taken.includes(asked),
    async updateSlug(_: string, to: string) {
      address = to;
    },
  };
  await followNewNames({ deps, stores: { profiles } } as never);
  return address;
}

test('a renamed winner gets the first free address, and a namesake keeps the number', async () => {
  const addresses = [
    await addressAfter('ada-gold-2025', []),
    await addressAfter('ada-gold-2025', ['ada-new-2025']),
    await addressAfter('ada-new-2025-3', ['ada-new-2025']),
  ];
  expect(addresses).toEqual(['ada-new-2025', 'ada-new-2025-2', 'ada-new-2025-3']);
});

test('a winner whose name has another year in it is not among the winners of that year', async () => {
  const recognised = { recognition: {}, nomination: {}, award: { season: '2026' } };
  const profiling = {
    stores: { profiles: { listPublished: async () => [{ slug: 'studio-2025-2026' }] } },
    deps: {
      recognition: { recognised: async () => recognised },
      publication: { slugAtPublication: async () => 'studio-2025' },
    },
    platform: { log: { error: () => {} } },
  } as never;
  expect(await publishedProfiles(profiling, '2025')).toEqual([]);
  expect(await publishedProfiles(profiling, '2026')).toMatchObject([{ slug: 'studio-2025-2026' }]);
});
