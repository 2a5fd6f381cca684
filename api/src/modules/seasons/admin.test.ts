import type { AuditReply } from '@meritum/shared/contracts/audit';
import { calls } from '@meritum/shared/contracts/calls';
import type { Season } from '@meritum/shared/contracts/seasons';
import { closedState, defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { type Person, registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { registerAdmin } from '../../testing/judges';
import { submit } from '../../testing/nominations';
import type { StoredSeasonOfTests } from './testing';

const suite = suiteApp();
let [admin, other]: Person[] = [];

beforeAll(async () => {
  admin = await registerAdmin(suite().app);
  other = await registerAdmin(suite().app);
});

beforeEach(async () => {
  const { db } = suite().app.mongo;
  const seasons = db.collection<StoredSeasonOfTests>('seasons');
  await seasons.deleteMany({});
  await seasons.insertMany(defaultSeasons.map(({ id, ...fields }) => ({ _id: id, ...fields })));
  await db.collection('audit').deleteMany({});
});

type Name = 'reviewSeason' | 'updateSeason' | 'startNextSeason';

async function ask(name: Name, payload: object, { authorized: headers } = admin as Person) {
  const { method, path: url } = calls[name];
  const reply = await suite().app.inject({ method, url, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}

async function seasons(): Promise<Season[]> {
  const { authorized: headers } = admin as Person;
  return (await suite().app.inject({ url: calls.listSeasons.path, headers })).json().seasons;
}

async function recorded() {
  const { authorized: headers } = admin as Person;
  const reply = await suite().app.inject({ url: calls.listAudit.path, headers });
  return reply
    .json<AuditReply>()
    .entries.map(({ action, actor, subject, reason, before, after }) => ({
      action,
      by: actor.id,
      of: subject.id,
      reason,
      before,
      after,
    }));
}

const reason = 'Agreed on 3 September.';
const open = { open: true, closesAt: null };
const withAi = (nominations: object) => ({
  categories: defaultSeason.categories.map((category) =>
    category.name === 'AI' ? { ...category, nominations } : category,
  ),
});

test('organisers see every season in full, newest first', async () => {
  expect(await seasons()).toEqual([...defaultSeasons].reverse());
});

test('a review shows changes and consequences, and writes nothing', async () => {
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
        { pointer: '/directory/0', before: 'AI', after: null },
      ],
      consequences: [
        'AI: Nominations are accepted from now on.',
        'The directory no longer shows the winners of AI 2025.',
        'Judges with more entries than the new limit keep them but get no more.',
        'The texts of the public pages stay as they are until the site is built again.',
      ],
    },
  });
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
      by: admin?.accountId,
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

test('an empty change is neither written nor recorded', async () => {
  const change = { name: defaultSeason.name };
  const { body } = await ask('updateSeason', { seen: defaultSeason, change, reason });
  expect([body.season.revision, await recorded()]).toEqual([1, []]);
});

test('of two simultaneous admins the second is told what the first has changed', async () => {
  const first = { seen: defaultSeason, change: { name: 'One' }, reason };
  const second = { seen: defaultSeason, change: { calibrationRound: true }, reason };
  await ask('updateSeason', first);
  const refused = await ask('updateSeason', second, other);
  expect(refused).toMatchObject({
    status: 412,
    body: {
      code: 'failed-precondition',
      errors: [{ pointer: '/name', message: 'This has changed since you opened the season' }],
    },
  });
  expect(await ask('reviewSeason', { seen: defaultSeason, change: {} })).toMatchObject({
    status: 412,
  });
  expect(await recorded()).toHaveLength(1);
});

test('frozen rules cannot be changed, nor thawed', async () => {
  const season2024 = defaultSeasons[0];
  const rules = season2024?.rules;
  for (const change of [
    { rules: { ...rules, minimumRatings: 1 } },
    { rules: { ...rules, frozenAt: null } },
  ]) {
    const refused = await ask('updateSeason', { seen: season2024, change, reason });
    expect(refused).toMatchObject({ status: 412, body: { errors: [{ pointer: '/rules' }] } });
  }
  expect(await recorded()).toEqual([]);
});

test('no category can be removed under frozen rules', async () => {
  const categories = defaultSeason.categories.filter(({ name }) => name !== 'AI');
  const message = 'You cannot remove AI because the rules are frozen.';
  const frozen = { ...defaultSeason.rules, frozenAt: '2025-08-31T00:00:00.000Z' };
  await suite()
    .app.mongo.db.collection<StoredSeasonOfTests>('seasons')
    .updateOne({ _id: '2025' }, { $set: { rules: frozen } });
  const sent = { seen: { ...defaultSeason, rules: frozen }, change: { categories } };
  const refused = { status: 412, body: { message, errors: [{ pointer: '/categories', message }] } };
  expect(await ask('reviewSeason', sent)).toMatchObject(refused);
  expect(await ask('updateSeason', { ...sent, reason })).toMatchObject(refused);
  expect(await recorded()).toEqual([]);
});

test('a category can be removed under draft rules when it is closed and empty', async () => {
  const { app } = suite();
  const draft = { ...defaultSeason, rules: { ...defaultSeason.rules, frozenAt: null } };
  await app.mongo.db
    .collection<StoredSeasonOfTests>('seasons')
    .updateOne({ _id: '2025' }, { $set: { rules: draft.rules } });
  await submit(app, await registerAccount(app));
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
  expect(await ask('updateSeason', without('Technology', draft))).toMatchObject(
    refused('Close nominations in Technology before you remove it.'),
  );
  const categories = draft.categories.map((one) => ({ ...one, nominations: closedState }));
  const closed = await ask('updateSeason', { seen: draft, change: { categories }, reason });
  expect(await ask('updateSeason', without('Technology', closed.body.season))).toMatchObject(
    refused('You cannot remove Technology because it has nominations.'),
  );
  const gone = await ask('updateSeason', without('Data Analytics', closed.body.season));
  expect(gone.body.season.categories.map(({ name }: { name: string }) => name)).toEqual([
    ...['AI', 'Technology'],
  ]);
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

test('repeated requests prepare the next season once', async () => {
  const sent = { after: '2025', reason };
  const [first, second] = [await ask('startNextSeason', sent), await ask('startNextSeason', sent)];
  expect([first.status, first.body.season.id, first.body.season.rules.frozenAt]).toEqual([
    ...[201, '2026', null],
  ]);
  expect(second).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  expect(await ask('startNextSeason', { after: '2024', reason })).toMatchObject({ status: 409 });
  expect(await ask('startNextSeason', { after: '2023', reason })).toMatchObject({ status: 412 });
  expect((await seasons()).map(({ id }) => id)).toEqual(['2026', '2025', '2024']);
  expect(await recorded()).toEqual([
    {
      action: 'season.started',
      by: admin?.accountId,
      of: '2026',
      reason,
      before: null,
      after: { madeFrom: '2025' },
    },
  ]);
});
