import { defaultSeason } from '@meritum/shared/programme/season';
import { hours } from '../../platform/clock';
import { buildTestApp, suiteApp } from '../../testing/app';
import { updateSeason } from './changing';
import { setNominationsOpen } from './opening';
import { seasonsStore } from './store';
import { seasonsView, trustedFor } from './view';

const suite = suiteApp();

const get = (headers: Record<string, string> = {}) =>
  suite().app.inject({ url: '/api/season', headers });

/** The season as another process sees it. */
function elsewhere() {
  const { app, clock } = suite();
  const seasons = seasonsStore(app.mongo.db);
  return { seasons, view: seasonsView({ seasons, clock }), clock };
}

test('anyone can read what is open, dates and rules, but not the planning', async () => {
  const { id, name, currentCategory, calendar, rules, calibrationRound } = defaultSeason;
  const reply = await get();
  expect([reply.statusCode, reply.headers['content-type'], reply.json()]).toEqual([
    200,
    'application/json; charset=utf-8',
    {
      data: {
        id,
        name,
        currentCategory,
        categories: defaultSeason.categories.map(({ name: category, title, label }) => ({
          name: category,
          title,
          label,
          nominationsOpen: category === 'Technology',
          nominationsCloseAt: null,
          judgingOpen: category === 'Technology',
          judgingClosesAt: null,
        })),
        calendar,
        rules,
        calibrationRound,
        directory: [
          { year: '2024', categories: ['Technology', 'AI', 'Data Analytics'] },
          { year: '2025', categories: ['AI'] },
        ],
      },
    },
  ]);
});

test('it is not sent again until something changes', async () => {
  const { etag } = (await get()).headers;
  const known = { 'if-none-match': String(etag) };
  expect((await get(known)).statusCode).toBe(304);
  await setNominationsOpen(elsewhere(), { category: 'Technology', open: false });
  suite().pass(trustedFor);
  const reply = await get(known);
  expect([reply.statusCode, reply.json().data.categories[1].nominationsOpen]).toEqual([200, false]);
});

test('a category with a closing time is shown as closed from then on', async () => {
  const { app, clock, pass, holdClock } = await buildTestApp();
  holdClock();
  const seasons = seasonsStore(app.mongo.db);
  const view = seasonsView({ seasons, clock });
  const seen = await view.fresh();
  const closesAt = new Date(clock().getTime() + hours(1)).toISOString();
  const categories = seen.categories.map((category) => ({
    ...category,
    nominations: { ...category.nominations, closesAt },
  }));
  await updateSeason({ seasons, view, clock }, { seen, change: { categories } });
  const isOpen = async () => {
    pass(trustedFor);
    const { data } = (await app.inject('/api/season')).json();
    return data.categories.map(
      ({ nominationsOpen }: { nominationsOpen: boolean }) => nominationsOpen,
    );
  };
  expect(await isOpen()).toEqual([false, true, false]);
  pass(hours(1));
  expect(await isOpen()).toEqual([false, false, false]);
  await app.close();
});
