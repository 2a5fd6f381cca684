import type { Season } from '@meritum/shared/contracts/seasons';
import { defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { trustedFor } from '../../platform/clock';
import { seasonsView } from './view';

const renamed: Season = { ...defaultSeason, name: 'Renamed', revision: 2 };

function setUp(stored: readonly Season[] = defaultSeasons) {
  let now = new Date('2025-09-01T12:00:00.000Z');
  const database = { stored };
  const all = jest.fn(async () => [...database.stored]);
  return {
    view: seasonsView({
      seasons: {
        findAll: all,
        findById: async () => null,
        findNewest: async () => [...database.stored],
      },
      clock: () => now,
    }),
    database,
    all,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

test('requests within a few seconds share one read', async () => {
  const { view, all, pass } = setUp();
  await Promise.all([view.current(), view.all(), view.current()]);
  pass(trustedFor - 1);
  expect(await view.current()).toEqual(defaultSeason);
  expect(all).toHaveBeenCalledTimes(1);
});

test('changes by another process are seen a few seconds later at most', async () => {
  const { view, database, pass } = setUp();
  await view.current();
  database.stored = [renamed];
  pass(trustedFor);
  expect(await view.current()).toEqual(renamed);
});

test('changes by this process are seen immediately, and fresh reads are never cached', async () => {
  const { view, database } = setUp();
  await view.current();
  database.stored = [renamed];
  expect([await view.fresh(), await view.current()]).toEqual([renamed, defaultSeason]);
  view.forget();
  expect(await view.current()).toEqual(renamed);
});

test('cached seasons are served while the database is unreachable', async () => {
  const { view, all, pass } = setUp();
  await view.current();
  pass(trustedFor);
  all.mockRejectedValueOnce(new Error('away'));
  expect(await view.current()).toEqual(defaultSeason);
  expect(await view.current()).toEqual(defaultSeason);
  expect(all).toHaveBeenCalledTimes(3);
});

test('a first read that fails throws, and the next one tries again', async () => {
  const { view, all } = setUp();
  all.mockRejectedValueOnce(new Error('away'));
  await expect(view.current()).rejects.toThrow('away');
  expect(await view.current()).toEqual(defaultSeason);
});

test('without a season there is no answer', async () => {
  const { view } = setUp([]);
  await expect(view.current()).rejects.toMatchObject({ code: 'not-found' });
  await expect(view.fresh()).rejects.toMatchObject({ code: 'not-found' });
});
