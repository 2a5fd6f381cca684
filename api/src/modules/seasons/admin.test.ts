import type { Season } from '@meritum/shared/contracts/seasons';
import { closedState, defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { type Person, registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { auditSeen, callAs } from '../../../testing/console';
import { registerAdmin } from '../../../testing/judges';
import { submit } from '../../../testing/nominations';
import { storeSeasons } from '../../../testing/stored-seasons';
import { consequencesOf } from './changes';

const suite = suiteApp();
let admin: Person;

beforeAll(async () => {
  admin = await registerAdmin(suite().app);
});

beforeEach(async () => {
  const { db } = suite().app.mongo;
  await storeSeasons(db, defaultSeasons);
  await db.collection('audit').deleteMany({});
});

async function ask(name: 'reviewSeason' | 'updateSeason' | 'startNextSeason', payload: object) {
  const reply = await callAs(suite().app, admin, name, payload);
  return { status: reply.statusCode, body: reply.json() };
}

/** Requests a review and then the change itself, which are refused alike. */
const askBoth = async (change: object) => [
  await ask('reviewSeason', { seen: defaultSeason, change }),
  await ask('updateSeason', { seen: defaultSeason, change, reason }),
];

const seasons = async (): Promise<Season[]> =>
  (await callAs(suite().app, admin, 'listSeasons')).json().seasons;

const recorded = async () =>
  (await auditSeen(suite().app, admin)).map(
    ({ action, actor, subject, reason: given, before, after }) => ({
      action,
      by: actor.id,
      of: subject.id,
      reason: given,
      before,
      after,
    }),
  );

const [ai, ...others] = defaultSeason.categories as [Season['categories'][number]];
const reason = 'Agreed on 3 September.';
const open = { open: true, closesAt: null };
const withAi = (nominations: Season['categories'][number]['nominations']) => ({
  categories: defaultSeason.categories.map((category) =>
    category.name === 'AI' ? { ...category, nominations } : category,
  ),
});

test('a review shows changes and consequences, and writes nothing: every season is listed in full, newest first', async () => {
  const change = {
    ...withAi(open),
    directory: [],
    planning: { capacityPerJudge: 10 },
    reminders: { atMostEveryDays: 7 },
  };
  const review = await ask('reviewSeason', { seen: defaultSeason, change });
  expect(review).toEqual({
    status: 200,
    body: {
      changes: [
        { pointer: '/categories/0/nominations/open', before: false, after: true },
        { pointer: '/planning/capacityPerJudge', before: 15, after: 10 },
        { pointer: '/directory', before: ['AI'], after: [] },
      ],
      consequences: [
        'AI: Nominations are open, but the form takes those of the current category alone, which is Technology.',
        'The directory no longer shows the winners of AI 2025.',
        'Judges with more nominations than the new limit keep them but get no more.',
        'The texts of the public pages stay as they are until a release is made with the new ones.',
      ],
    },
  });
  const reached = { ...withAi(open), currentCategory: 'AI' };
  const { body } = await ask('reviewSeason', { seen: defaultSeason, change: reached });
  expect(body.consequences).toContain('AI: Nominations are accepted from now on.');
  const late = withAi({ ...open, closesAt: '2020-01-01T00:00:00.000Z' });
  expect(
    (await ask('reviewSeason', { seen: defaultSeason, change: late })).body.consequences,
  ).toContain('AI: Nominations will not open: the time of closing has passed.');
  const stillLate = withAi({ ...open, closesAt: '2020-01-02T00:00:00.000Z' });
  const [before, after] = [
    { ...defaultSeason, ...late },
    { ...defaultSeason, ...stillLate },
  ];
  expect(consequencesOf(before, after, { now: new Date(), turned: {} })).toContain(
    'AI: Nominations will not open: the time of closing has passed.',
  );
  const { calendar } = defaultSeason;
  const slip = { calendar: calendar && { ...calendar, results: '2020-01-01' } };
  expect(
    (await ask('reviewSeason', { seen: defaultSeason, change: slip })).body.consequences,
  ).toContain('The calendar announces the winners before judging ends.');
  expect([await seasons(), await recorded()]).toEqual([[...defaultSeasons].reverse(), []]);
});

test('settings never open judging, which takes a plan that was previewed', async () => {
  const refused = {
    status: 412,
    body: {
      message: 'Open judging on Assignments, where you see first who would judge how much.',
      errors: [{ pointer: '/categories/0/judging/open' }],
    },
  };
  for (const first of [
    [{ ...ai, judging: open }],
    [{ ...ai, judging: { open: true, closesAt: '2027-01-01T00:00:00.000Z' } }],
    [{ ...ai, name: 'Robotics', judging: open }, ai],
  ]) {
    const both = await askBoth({ categories: [...first, ...others] });
    expect(both).toMatchObject([refused, refused]);
  }
  expect([await seasons(), await recorded()]).toEqual([[...defaultSeasons].reverse(), []]);
});

test('a change is saved, raises the revision, and is recorded field by field', async () => {
  const change = withAi({ open: true, closesAt: '2026-12-01T00:00:00.000Z' });
  const { status, body } = await ask('updateSeason', { seen: defaultSeason, change, reason });
  expect([status, body.season]).toEqual([200, { ...defaultSeason, ...change, revision: 2 }]);
  expect((await seasons())[0]).toEqual(body.season);
  expect(await recorded()).toEqual([
    {
      action: 'season.changed',
      by: admin.accountId,
      of: '2025',
      reason,
      before: {
        '/categories/0/nominations/open': false,
        '/categories/0/nominations/closesAt': null,
      },
      after: {
        '/categories/0/nominations/open': true,
        '/categories/0/nominations/closesAt': '2026-12-01T00:00:00.000Z',
      },
    },
  ]);
});

test.each([
  ['/name', { name: 'Awards 2025, see evil.example' }],
  [
    '/categories/0/name',
    { categories: [{ ...ai, name: 'AI of evil.example' }, ...defaultSeason.categories] },
  ],
])('a name that mails would make a link of is refused: %s', async (pointer, change) => {
  const message = expect.stringContaining('Leave out "evil.example"');
  const refused = { status: 400, body: { errors: [{ pointer, message }] } };
  expect(await askBoth(change)).toMatchObject([refused, refused]);
});

test('an empty change is neither written nor recorded', async () => {
  const change = { name: defaultSeason.name };
  const { body } = await ask('updateSeason', { seen: defaultSeason, change, reason });
  expect([body.season.revision, await recorded()]).toEqual([1, []]);
});

test('a category can be removed only under draft rules, when it is closed and empty', async () => {
  const { app } = suite();
  const without = (gone: string, seen: Season) => ({
    seen,
    change: {
      categories: seen.categories.filter(({ name }) => name !== gone),
      currentCategory: 'AI',
    },
    reason,
  });
  const refused = (message: string) => ({
    status: 412,
    body: { message, errors: [{ pointer: '/categories', message }] },
  });
  const isFrozen = refused('You cannot remove Data Analytics because the rules are final.');
  const { change } = without('Data Analytics', defaultSeason);
  expect(await askBoth(change)).toMatchObject([isFrozen, isFrozen]);
  expect(await recorded()).toEqual([]);

  const draft = { ...defaultSeason, rules: { ...defaultSeason.rules, frozenAt: null } };
  await storeSeasons(app.mongo.db, [draft]);
  await submit(app, await registerAccount(app));
  expect(await ask('updateSeason', without('Technology', draft))).toMatchObject(
    refused('Close nominations in Technology before you remove it.'),
  );
  const categories = draft.categories.map((one) => ({ ...one, nominations: closedState }));
  const closed = await ask('updateSeason', { seen: draft, change: { categories }, reason });
  expect(await ask('updateSeason', without('Technology', closed.body.season))).toMatchObject(
    refused('You cannot remove Technology because it has nominations.'),
  );
  const gone = await ask('updateSeason', without('Data Analytics', closed.body.season));
  expect(gone.body.season.categories).toMatchObject([{ name: 'AI' }, { name: 'Technology' }]);
});

test('a category is shown in the directory once it has winners', async () => {
  const winner = { year: '2025', category: 'Technology', slug: 'ada' };
  const shown = { seen: defaultSeason, change: { directory: ['AI', 'Technology'] }, reason };
  const message =
    'You cannot show the winners of Technology because there are none yet. Publish its results or import its winners first.';
  expect(await ask('updateSeason', shown)).toMatchObject({
    status: 412,
    body: { message, errors: [{ pointer: '/directory' }] },
  });
  await suite().app.mongo.db.collection('winners').insertOne(winner);
  expect((await ask('updateSeason', shown)).status).toBe(200);
});

test.each([
  ['no reason', { change: { name: 'One' }, reason: ' ' }, '/reason'],
  ['a field that is no setting', { change: { revision: 9 }, reason }, '/change/revision'],
  ['that a season has begun', { change: { begun: true }, reason }, '/change/begun'],
  ['a day that is none', { change: { calendar: { results: '2025-02-30' } }, reason }, '/change'],
  ['a category of another season', { change: { currentCategory: 'Cooking' }, reason }, '/currentC'],
])('%s is refused', async (_, sent, pointer) => {
  const { status, body } = await ask('updateSeason', { seen: defaultSeason, ...sent });
  expect([status, body.errors[0].pointer.startsWith(pointer)]).toEqual([400, true]);
});

test('simultaneous and later requests prepare the next season once', async () => {
  const sent = { after: '2025', reason };
  const replies = await Promise.all([1, 2].map(() => ask('startNextSeason', sent)));
  const [first, second] = replies.sort((one, other) => one.status - other.status);
  expect([first?.status, first?.body.season.id, first?.body.season.rules.frozenAt]).toEqual([
    ...[201, '2026', null],
  ]);
  const message = 'Season 2026 has already been started.';
  expect(second).toMatchObject({ status: 409, body: { code: 'already-exists', message } });
  expect((await ask('startNextSeason', sent)).body.message).toBe(message);
  expect(await ask('startNextSeason', { after: '2024', reason })).toMatchObject({ status: 409 });
  expect(await ask('startNextSeason', { after: '2023', reason })).toMatchObject({ status: 412 });
  expect((await seasons()).map(({ id }) => id)).toEqual(['2026', '2025', '2024']);
  expect(await recorded()).toEqual([
    {
      action: 'season.started',
      by: admin.accountId,
      of: '2026',
      reason,
      before: null,
      after: { madeFrom: '2025' },
    },
  ]);
});
