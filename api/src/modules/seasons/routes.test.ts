import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { defaultSeason } from '@meritum/shared/programme/season';
import { suiteApp } from '../../../testing/app';
import { changeSeason } from '../../../testing/seasons';
import { hours, trustedFor } from '../../platform/clock';

const suite = suiteApp();

const get = (headers: Record<string, string> = {}) =>
  suite().app.inject({ url: '/api/season', headers });

/** The texts of categories whose dates have passed, which do not depend on today. */
const textsNow: Readonly<Record<string, string>> = {
  Technology: 'Technology takes nominations.',
  'Data Analytics': 'Data Analytics takes no nominations.',
};

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
        nominations: { season: id, name, category: currentCategory, closesAt: null },
        categories: defaultSeason.categories.map(({ name: category, title, label, period }) => ({
          name: category,
          title,
          label: category === 'Data Analytics' ? 'Closed' : label,
          period: textsNow[category] ?? period,
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
  await changeSeason(suite().app, { 'categories.1.nominations.open': false });
  suite().pass(trustedFor);
  const reply = await get(known);
  expect([reply.statusCode, reply.json().data.categories[1].nominationsOpen]).toEqual([200, false]);
});

test('a category with a closing time is shown as closed from then on', async () => {
  const { app, clock, pass } = suite();
  const closesAt = new Date(clock().getTime() + hours(1)).toISOString();
  await changeSeason(app, { 'categories.$[].nominations': { open: true, closesAt } });
  const opened = async () => {
    pass(trustedFor);
    const { data } = (await get()).json<SeasonReply>();
    const { categories, nominations } = data;
    return [nominations?.closesAt, ...categories.map(({ nominationsOpen }) => nominationsOpen)];
  };
  expect(await opened()).toEqual([closesAt, true, true, true]);
  pass(hours(1));
  expect(await opened()).toEqual([undefined, false, false, false]);
});
