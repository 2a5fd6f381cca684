import type { OpenState, Season } from '@meritum/shared/contracts/seasons';
import { closedState, defaultSeason } from '@meritum/shared/programme/season';
import { reviewSeason, updateSeason } from './changing';
import type { Seasons } from './commands';
import { type CategoryUsage, none } from './dropping';
import { freezeRules } from './freezing';
import { startNextSeason } from './next-season';
import { setNominationsOpen } from './opening';
import { refusalOf, suiteSeasons } from './testing';

const { store, one, other, createProcess, fresh, seasonOf } = suiteSeasons();
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

const bothShut = { nominations: closedState, judging: closedState };

/** Closes everything in the running season. */
async function finish() {
  const seen = await seasonOf('2025');
  return updateSeason(one, { seen, change: withOpenStates(seen, bothShut) });
}

/** A process's fields of the current season. */
const currentFor = async ({ view }: Seasons) => {
  view.forget();
  return [(await view.current()).id, (await view.fresh()).id];
};

describe('the next season', () => {
  test('is prepared while the running one stays unchanged and current', async () => {
    const next = await startNextSeason(one);
    expect([next.id, next.begun]).toEqual(['2026', false]);
    expect((await store.all()).map(({ id }) => id)).toEqual(['2024', '2025', '2026']);
    expect(await seasonOf('2025')).toEqual(defaultSeason);
    expect([await currentFor(one), await currentFor(other)]).toEqual([
      ['2025', '2025'],
      ['2025', '2025'],
    ]);
    await setNominationsOpen(other, { category: 'AI', open: true });
    expect((await seasonOf('2025')).categories[0]?.nominations.open).toBe(true);
  });

  test('is prepared once, also by simultaneous and later requests', async () => {
    const outcomes = await Promise.all([
      refusalOf(startNextSeason(one)),
      refusalOf(startNextSeason(other)),
    ]);
    const exists = { code: 'already-exists', message: 'Season 2026 has already been started.' };
    expect(outcomes.filter(Boolean)).toEqual([{ ...exists, at: [] }]);
    expect(await refusalOf(startNextSeason(one, { after: '2025' }))).toMatchObject(exists);
    expect(await refusalOf(startNextSeason(one, { after: '2026' }))).toMatchObject({
      code: 'failed-precondition',
      message: 'Season 2026 is not the current one.',
    });
    expect((await store.all()).map(({ id }) => id)).toEqual(['2024', '2025', '2026']);
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

  test.each(['nominations', 'judging'] as const)(
    'begins when %s first open after the running one is finished, and is then current everywhere',
    async (kind) => {
      await startNextSeason(one);
      await finish();
      const seen = await freezeRules(one, await seasonOf('2026'));
      const change = withOpenStates(seen, { ...bothShut, [kind]: open });
      const { changes, consequences } = await reviewSeason(one, { seen, change, actor });
      expect(changes).toContainEqual({ pointer: '/begun', before: false, after: true });
      expect(consequences[0]).toBe(
        'Season 2026 becomes the current season; Season 2025 stays readable in the console.',
      );
      expect(await currentFor(one)).toEqual(['2025', '2025']);
      expect((await updateSeason(one, { seen, change })).begun).toBe(true);
      expect([await currentFor(one), await currentFor(other)]).toEqual([
        ['2026', '2026'],
        ['2026', '2026'],
      ]);
    },
  );

  test('begins once when two open it simultaneously, and stays begun when it closes again', async () => {
    await startNextSeason(one);
    await finish();
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

describe('the next season cannot begin while the running one is unfinished', () => {
  const at = ['/categories/0/nominations/open', '/categories/2/nominations/open'];
  const refused = (left: string) => ({
    code: 'failed-precondition',
    message: `Season 2026 cannot begin before Season 2025 is finished: ${left}.`,
    at,
  });

  async function begun(usage: CategoryUsage) {
    const seen = await seasonOf('2026');
    const categories = seen.categories.map((category, place) =>
      place === 1 ? category : { ...category, nominations: open },
    );
    const asked = { seen, change: { categories } };
    const process = createProcess(usage);
    const refusals = [
      await refusalOf(reviewSeason(process, { ...asked, actor })),
      await refusalOf(updateSeason(process, asked)),
    ];
    expect(await seasonOf('2026')).toEqual(seen);
    return refusals;
  }

  test('because nominations or judging are open in it', async () => {
    await startNextSeason(one);
    const left = refused('Technology (nominations are open, judging is open)');
    expect(await begun(none)).toEqual([left, left]);
    await setNominationsOpen(one, { category: 'Technology', open: false });
    const judging = refused('Technology (judging is open)');
    expect(await begun(none)).toEqual([judging, judging]);
    expect(await currentFor(one)).toEqual(['2025', '2025']);
  });

  test('because a nominator waits for results', async () => {
    await startNextSeason(one);
    await finish();
    const usage: CategoryUsage = {
      ...none,
      isUnfinished: async ({ season, category }) => season === '2025' && category !== 'AI',
    };
    const left = refused(
      'Technology (results are not published); Data Analytics (results are not published)',
    );
    expect(await begun(usage)).toEqual([left, left]);
  });
});
