import type { Season, SeasonCategory } from '@meritum/shared/contracts/seasons';
import { defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { callAs } from '../../../testing/console';
import { registerAdmin } from '../../../testing/judges';
import { buildForm, submit } from '../../../testing/nominations';
import { storeSeasons } from '../../../testing/stored-seasons';
import { setNominationsOpen } from './opening';

const suite = suiteApp();
const draft: Season = { ...defaultSeason, rules: { ...defaultSeason.rules, frozenAt: null } };
let [conflicted, free]: Person[] = [];

beforeAll(async () => {
  const { app } = suite();
  [conflicted, free] = [await registerAdmin(app), await registerAdmin(app)];
  const form = buildForm({ organization: 'Own Works' });
  expect((await submit(app, conflicted, form)).statusCode).toBe(201);
});

/** With draft rules a category can be removed. */
beforeEach(() => storeSeasons(suite().app.mongo.db, [...defaultSeasons.slice(0, -1), draft]));

async function ask(name: 'reviewSeason' | 'updateSeason', change: object, person?: Person) {
  const reason = name === 'updateSeason' ? { reason: 'Agreed.' } : {};
  const sent = { seen: draft, change, ...reason };
  const reply = await callAs(suite().app, person as Person, name, sent);
  return { status: reply.statusCode, body: reply.json() };
}

const withCategory = (wanted: string, change: Partial<SeasonCategory>) => ({
  categories: draft.categories.map((category) =>
    category.name === wanted ? { ...category, ...change } : category,
  ),
});

const shut = { open: false, closesAt: null };
const later = { open: true, closesAt: '2099-12-01T00:00:00.000Z' };

test.each<[string, object]>([
  ['closes nominations', withCategory('Technology', { nominations: shut })],
  ['says when nominations close', withCategory('Technology', { nominations: later })],
  ['turns nominations to another category', { currentCategory: 'AI' }],
  ['closes judging', withCategory('Technology', { judging: shut })],
  ['says when judging closes', withCategory('Technology', { judging: later })],
  [
    'removes the category',
    {
      categories: draft.categories.filter(({ name }) => name !== 'Technology'),
      currentCategory: 'AI',
    },
  ],
])(
  'an organiser with a conflict of interest in a category who %s is refused, already at the review',
  async (_, change) => {
    const refused = {
      status: 403,
      body: {
        code: 'permission-denied',
        message:
          'You have a conflict of interest with a nomination in Technology. Another organiser has to open, close or remove it.',
      },
    };
    expect(await ask('reviewSeason', change, conflicted)).toMatchObject(refused);
    expect(await ask('updateSeason', change, conflicted)).toMatchObject(refused);
    const stored = await suite().app.mongo.db.collection('seasons').find().toArray();
    expect(stored.map(({ revision }) => revision)).toEqual([1, 1]);
  },
);

test('nor do they turn nominations to another season', async () => {
  const { app } = suite();
  const next = { after: '2025', reason: 'Time.' };
  const seen: Season = (await callAs(app, free as Person, 'startNextSeason', next)).json().season;
  const opening = (category: string) => {
    const categories = seen.categories.map((one) =>
      one.name === category ? { ...one, nominations: later } : one,
    );
    return callAs(app, conflicted as Person, 'reviewSeason', { seen, change: { categories } });
  };
  expect([(await opening('Technology')).statusCode, (await opening('AI')).statusCode]).toEqual([
    403, 200,
  ]);
});

test('they can change texts of the category, other categories, and fields that open or close nothing', async () => {
  const { categories } = withCategory('AI', { nominations: later });
  const change = {
    categories: categories.map((one) =>
      one.name === 'Technology' ? { ...one, label: 'Soon' } : one,
    ),
    reminders: { atMostEveryDays: 30 },
  };
  expect((await ask('reviewSeason', change, conflicted)).status).toBe(200);
  expect((await ask('updateSeason', change, conflicted)).status).toBe(200);
});

test('organisers without a conflict and commands can open and close it, and are told what follows', async () => {
  const turning = await ask('reviewSeason', { currentCategory: 'AI' }, free);
  expect(turning.body.consequences).toEqual(['Technology 2025 takes no more nominations.']);
  const change = withCategory('Technology', { judging: later });
  expect((await ask('updateSeason', change, free)).status).toBe(200);
  const { seasonal } = suite().commands();
  const { categories } = await setNominationsOpen(seasonal, {
    category: 'Technology',
    open: false,
  });
  expect(categories[1]?.nominations).toEqual(shut);
});
