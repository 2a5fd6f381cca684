import type { OpenState, Season } from '@meritum/shared/contracts/seasons';
import { closedState, defaultSeason } from '@meritum/shared/programme/season';
import { suiteSeasons } from '../../../testing/stored-seasons';
import { reviewSeason, updateSeason } from './changing';
import type { Seasons } from './context';
import { freezeRules } from './freezing';
import { startNextSeason } from './next-season';
import { openJudging, setNominationsOpen } from './opening';

const { store, one, other, fresh, seasonOf } = suiteSeasons();
const actor = { command: 'test' };

beforeEach(fresh);

const open: OpenState = { open: true, closesAt: null };

/** Every category with the same open states. */
const withOpenStates = (
  { categories }: Season,
  openStates: { nominations: OpenState; judging: OpenState },
) => ({
  categories: categories.map((category) => ({ ...category, ...openStates })),
});

const turned = 'New nominations go to Technology 2026, no longer to Technology 2025.';
const bothShut = { nominations: closedState, judging: closedState };

/** The fields of the current season as one process shows them. */
const currentFor = async ({ view }: Seasons) => {
  view.forget();
  return [(await view.current()).id, (await view.fresh()).id];
};

describe('the next season', () => {
  test('is prepared while the running one stays unchanged and current', async () => {
    const next = await startNextSeason(one);
    expect([next.id, next.begun]).toEqual(['2026', false]);
    expect((await store.findAll()).map(({ id }) => id)).toEqual(['2024', '2025', '2026']);
    expect(await seasonOf('2025')).toEqual(defaultSeason);
    expect([await currentFor(one), await currentFor(other)]).toEqual([
      ['2025', '2025'],
      ['2025', '2025'],
    ]);
    await setNominationsOpen(other, { category: 'AI', open: true });
    expect((await seasonOf('2025')).categories[0]?.nominations.open).toBe(true);
  });

  test('stays prepared after changes and after its rules are frozen', async () => {
    await startNextSeason(one);
    const seen = await seasonOf('2026');
    const reminders = { atMostEveryDays: 14 };
    const past = { open: true, closesAt: '2025-08-31T00:00:00.000Z' };
    const openStates = { nominations: past, judging: closedState };
    const changed = await updateSeason(one, {
      seen,
      change: { name: 'Jubilee', reminders, ...withOpenStates(seen, openStates) },
    });
    expect([changed.name, changed.begun]).toEqual(['Jubilee', false]);
    expect((await freezeRules(one, changed)).begun).toBe(false);
    expect(await currentFor(one)).toEqual(['2025', '2025']);
  });

  test('begins when nominations first open in it, whatever the running one does, which goes on beside it', async () => {
    await startNextSeason(one);
    const running = await seasonOf('2025');
    const seen = await freezeRules(one, await seasonOf('2026'));
    const change = withOpenStates(seen, { ...bothShut, nominations: open });
    const { changes, consequences } = await reviewSeason(one, { seen, change, actor });
    expect(changes).toContainEqual({ pointer: '/begun', before: false, after: true });
    expect(consequences[0]).toBe(
      'Season 2026 begins and is the season that the site shows; Season 2025 goes on beside it, and what is open there stays open.',
    );
    expect(consequences).toContain(turned);
    expect(await currentFor(one)).toEqual(['2025', '2025']);
    expect((await updateSeason(one, { seen, change })).begun).toBe(true);
    expect([await currentFor(one), await currentFor(other)]).toEqual([
      ['2026', '2026'],
      ['2026', '2026'],
    ]);
    expect(await seasonOf('2025')).toEqual(running);
  });

  test('begins when judging first opens in it', async () => {
    await startNextSeason(one);
    const { id, categories } = await freezeRules(one, await seasonOf('2026'));
    const names = categories.map(({ name }) => name);
    const by = { actor, reason: '' };
    expect((await openJudging(one, { season: id, categories: names, by })).begun).toBe(true);
    expect(await currentFor(other)).toEqual(['2026', '2026']);
  });

  test('begins once when two open it simultaneously, and stays begun when it closes again', async () => {
    await startNextSeason(one);
    const season = '2026';
    await Promise.all([
      setNominationsOpen(one, { category: 'AI', open: true, season }),
      setNominationsOpen(other, { category: 'Technology', open: true, season }),
    ]);
    const seen = await seasonOf('2026');
    expect(seen.categories.map(({ nominations }) => nominations.open)).toEqual([true, true, false]);
    const closed = await updateSeason(one, { seen, change: withOpenStates(seen, bothShut) });
    expect([closed.begun, await currentFor(other)]).toEqual([true, ['2026', '2026']]);
    expect((await startNextSeason(other)).id).toBe('2027');
  });
});
