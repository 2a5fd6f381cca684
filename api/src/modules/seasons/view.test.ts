import type { Season } from '@meritum/shared/contracts/seasons';
import { defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { seasonsView, trustedFor } from './view';

const renamed: Season = { ...defaultSeason, name: 'Renamed', revision: 2 };

function setUp(stored: readonly Season[] = defaultSeasons) {
  let now = new Date('2025-09-01T12:00:00.000Z');
  const database = { stored };
  const all = jest.fn(async () => [...database.stored]);
  return {
    view: seasonsView({
      seasons: { all, newest: async () => database.stored.toReversed() },
      clock: () => now,
    }),
    database,
    all,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

test('seasons are read once for everybody who asks within a few seconds', async () => {
  const { view, all, pass } = setUp();
  await Promise.all([view.current(), view.all(), view.current()]);
  pass(trustedFor - 1);
  expect(await view.current()).toEqual(defaultSeason);
  expect(all).toHaveBeenCalledTimes(1);
});

test('what another process changed is seen when they are over, at the latest', async () => {
  const { view, database, pass } = setUp();
  await view.current();
  database.stored = [renamed];
  pass(trustedFor);
  expect(await view.current()).toEqual(renamed);
});

test('what this process changed is seen at once, and what must be fresh always is', async () => {
  const { view, database } = setUp();
  await view.current();
  database.stored = [renamed];
  expect([await view.fresh(), await view.current()]).toEqual([renamed, defaultSeason]);
  view.forget();
  expect(await view.current()).toEqual(renamed);
});

test('while the database is away the seasons that are known go on', async () => {
  const { view, all, pass } = setUp();
  await view.current();
  pass(trustedFor);
  all.mockRejectedValueOnce(new Error('away'));
  expect(await view.current()).toEqual(defaultSeason);
  expect(await view.current()).toEqual(defaultSeason);
  expect(all).toHaveBeenCalledTimes(3);
});

test('a first reading that fails is a failure, and the next one tries again', async () => {
  const { view, all } = setUp();
  all.mockRejectedValueOnce(new Error('away'));
  await expect(view.current()).rejects.toThrow('away');
  expect(await view.current()).toEqual(defaultSeason);
});

test('a season that is being prepared is not the current one', async () => {
  const prepared = { ...defaultSeason, id: '2026', begun: false };
  const { view } = setUp([...defaultSeasons, prepared]);
  expect([await view.current(), await view.fresh()]).toEqual([defaultSeason, defaultSeason]);
  expect((await view.all()).map(({ id }) => id)).toEqual(['2024', '2025', '2026']);
});

test('without a season there is nothing to answer', async () => {
  const { view } = setUp([]);
  await expect(view.current()).rejects.toMatchObject({ code: 'not-found' });
  await expect(view.fresh()).rejects.toMatchObject({ code: 'not-found' });
});
