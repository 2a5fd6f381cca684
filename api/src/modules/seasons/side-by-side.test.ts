import type { JudgeRecordReply } from '@meritum/shared/contracts/assignments';
import type { OverviewReply } from '@meritum/shared/contracts/overview';
import type { OpenState, Season } from '@meritum/shared/contracts/seasons';
import { closedState } from '@meritum/shared/programme/season';
import type { Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { callAs } from '../../../testing/console';
import {
  assignmentsOf,
  emptySeason,
  type Nominee,
  rate,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../../testing/judges';
import { assignmentsIn, judgesIn } from '../../../testing/judging';
import { buildForm, statusOf, submit } from '../../../testing/nominations';
import { decide, suiteOrganisers } from '../../../testing/results';
import { shortCache } from '../../platform/cache-by-key';
import { trustedFor } from '../../platform/clock';

const suite = suiteApp();
const admins = suiteOrganisers(suite);
const category = 'Technology';
const open: OpenState = { open: true, closesAt: null };

let [first, second]: Nominee[] = [];
let judges: Person[] = [];

async function read(name: Parameters<typeof callAs>[2], query: object = {}, person = admins()[0]) {
  const reply = await callAs(suite().app, person, name, query);
  if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.body}`);
  return reply.json();
}

const seasonOf = async (id: string): Promise<Season> =>
  (await read('listSeasons')).seasons.find((season: Season) => season.id === id);

/** The season's contest in Technology, after caches have expired. */
async function contestOf(id: string) {
  suite().pass(shortCache);
  const { contests }: OverviewReply = await read('getOverview');
  return contests.find((one) => one.season === id && one.category === category);
}

/** Opens or closes Technology, the only category with anything open. */
async function set(id: string, states: { nominations: OpenState; judging: OpenState }) {
  const stored = suite().app.mongo.db.collection<{ _id: string }>('seasons');
  const judging = { $set: { 'categories.$[own].judging': states.judging } };
  await stored.updateOne({ _id: id }, judging, { arrayFilters: [{ 'own.name': category }] });
  const seen = await seasonOf(id);
  const shut = { nominations: closedState, judging: closedState };
  const categories = seen.categories.map((one) => ({
    ...one,
    ...(one.name === category ? states : shut),
  }));
  const change = { categories, planning: { capacityPerJudge: 1 } };
  const reply = await callAs(suite().app, admins()[0], 'updateSeason', {
    ...{ seen, change, reason: 'Agreed.' },
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  suite().pass(trustedFor);
}

async function planned() {
  await suite().commands().allocate();
  await suite().app.background.idle();
}

/** The judge's list, with the seasons in it. */
const listOf = async (judge: Person) =>
  (await assignmentsOf(suite().app, judge)).map(({ fullName, status, season }) => [
    ...[fullName, status, season],
  ]);

/** 2025 judges one nomination by two judges, and 2026 takes nominations: one, by somebody else. */
beforeAll(async () => {
  const { app } = suite();
  await emptySeason(app, { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 });
  await set('2025', { nominations: open, judging: open });
  first = await registerNominee(app, { fullName: 'Ada of 2025' });
  judges = [await registerJudge(app, admins()[0]), await registerJudge(app, admins()[0])];
  await planned();
  await callAs(app, admins()[0], 'startNextSeason', { after: '2025', reason: 'Time.' });
  await set('2025', { nominations: closedState, judging: open });
  await set('2026', { nominations: open, judging: closedState });
  const yes = { answer: 'yes', at: new Date() } as const;
  await judgesIn(app).updateMany({}, { $set: { 'answers.2026': yes } });
  second = await registerNominee(app, { fullName: 'Ben of 2026' });
  await planned();
});

test('nominations go to the season that takes them, while the other one is judged', async () => {
  const { app } = suite();
  expect(await read('listNominations', { season: '2025' })).toMatchObject({
    total: 1,
    rows: [{ name: 'Ada of 2025' }],
  });
  expect((await read('listNominations')).rows).toMatchObject([{ name: 'Ben of 2026' }]);
  expect((await read('getSeason')).data.id).toBe('2026');
  for (const judge of judges)
    expect(await listOf(judge)).toEqual([['Ada of 2025', 'pending', undefined]]);

  // The nominator of 2025 still follows that nomination, and can nominate again.
  const status = await statusOf(app, first as Nominee);
  expect(status).toMatchObject({
    exists: false,
    may: { submit: true },
    others: [{ season: '2025', category }],
  });
  const earlier = { season: '2025', category };
  expect(await read('getTechNominationStatus', earlier, first)).toMatchObject({
    data: { exists: true, status: 'UNDER_REVIEW', fullName: 'Ada of 2025', may: { submit: false } },
  });
  expect(await read('getTechNomination', earlier, first)).toMatchObject({
    data: { season: '2025', may: { withdraw: true, reopen: false } },
  });
  expect((await callAs(app, second as Nominee, 'getTechNomination', earlier)).statusCode).toBe(404);
});

test('a nomination that was returned in an earlier season is listed with its note, and can be read', async () => {
  const { app } = suite();
  const stored = app.mongo.db.collection('nominations');
  const returned = { at: new Date(), note: 'Name your own part.' };
  const become = (status: string) =>
    stored.updateOne({ season: '2025' }, { $set: { status, returned } });
  const earlier = { season: '2025', category };
  await become('APPLICATION_PENDING');
  const others = [{ ...earlier, note: returned.note }];
  expect(await statusOf(app, first as Nominee)).toMatchObject({ others });
  expect(await read('getTechNomination', earlier, first)).toMatchObject({
    data: { ...earlier, fullName: 'Ada of 2025', may: { withdraw: false, reopen: false } },
  });
  await become('UNDER_REVIEW');
  expect((await statusOf(app, first as Nominee)).others).toEqual([earlier]);
});

test('each console call tells of the season that it names', async () => {
  for (const [season, entries, assignments] of [
    ['2025', 1, 2],
    ['2026', 1, 0],
  ] as const) {
    const overview = await read('getOverview', { season });
    expect([overview.season.id, overview.nominations.total, overview.ratings.pending]).toEqual([
      ...[season, entries, assignments],
    ]);
    expect(await contestOf(season)).toMatchObject({ entries: 1, isRated: false });
    const coverage = await read('getAssignmentCoverage', { season });
    expect([coverage.nominations, coverage.assignments]).toEqual([entries, assignments]);
    const rules = await read('getSeasonRules', { season });
    expect([rules.season.id, rules.seasons.map(({ id }: Season) => id)]).toEqual([
      ...[season, ['2026', '2025']],
    ]);
    const { rows } = await read('listJudges', { season });
    expect(rows.map((row: { activity: { assigned: number } }) => row.activity.assigned)).toEqual(
      assignments === 2 ? [1, 1] : [0, 0],
    );
  }
  const plans = async (season: string) =>
    (await read('listPlans', { season })).plans.map((one: { season: string }) => one.season);
  expect([new Set(await plans('2025')), await plans('2026')]).toEqual([new Set(['2025']), []]);
  const unknown = await callAs(suite().app, admins()[0], 'getOverview', { season: '2031' });
  expect(unknown.statusCode).toBe(404);
});

test('both seasons are judged at once: each judge has places, recusals and a record in each', async () => {
  const { app } = suite();
  const [judge, other] = judges as [Person, Person];
  const { revision } = await seasonOf('2026');
  await decide(app, admins()[0], 'rules', { season: '2026', revision, beacon: false });
  await set('2026', { nominations: open, judging: open });
  await planned();
  // Each judge has one assignment in each season.
  const both = [
    ['Ada of 2025', 'pending', 'Season 2025'],
    ['Ben of 2026', 'pending', 'Season 2026'],
  ];
  for (const one of judges) expect((await listOf(one)).toSorted()).toEqual(both);
  const stored = await judgesIn(app).find().toArray();
  expect(
    stored.map(({ reservations }) => reservations.map(({ season, load }) => [season, load])),
  ).toEqual(
    [0, 1].map(() => [
      ['2025', 1],
      ['2026', 1],
    ]),
  );

  const of = async (person: Person, name: string) => {
    const found = (await assignmentsOf(app, person)).find(({ fullName }) => fullName === name);
    if (!found) throw new Error(`${name} is not listed`);
    return found;
  };
  expect((await rate(app, judge, await of(judge, 'Ada of 2025'))).statusCode).toBe(200);
  expect((await recuse(app, other, await of(other, 'Ben of 2026'))).statusCode).toBe(204);
  expect([(await contestOf('2025'))?.isRated, (await contestOf('2026'))?.isRated]).toEqual([
    true,
    false,
  ]);
  expect((await of(other, 'Ada of 2025')).recusalsLeft).toBe(3);
  const recordOf = (season?: string): Promise<JudgeRecordReply> =>
    read('getTechJudgeRecord', season ? { season } : {}, judge);
  const [newest, earlier] = [await recordOf(), await recordOf('2025')];
  expect([newest.season.id, newest.completed, newest.may.downloadPapers]).toEqual([
    '2026',
    0,
    false,
  ]);
  expect([earlier.season.id, earlier.completed, earlier.may.downloadPapers]).toEqual([
    ...['2025', 1, true],
  ]);
  expect(newest.seasons.map(({ id }) => id)).toEqual(['2026', '2025']);
});

test('who nominates in the next season may still rate this one, but not rivals of their own', async () => {
  const { app } = suite();
  const [, judge] = judges as [Person, Person];
  const reply = await submit(app, judge, buildForm({ fullName: 'A judge of 2025' }));
  expect(reply.statusCode).toBe(201);
  await planned();
  const [mine] = await assignmentsOf(app, judge);
  expect(mine).toMatchObject({ fullName: 'Ada of 2025', status: 'pending' });
  expect((await rate(app, judge, mine as NonNullable<typeof mine>)).statusCode).toBe(200);
});

test('an organiser with a conflict of interest in one season plans the other', async () => {
  const { app } = suite();
  const conflicted = await registerAdmin(app);
  const form = buildForm({ organization: 'Own Works' });
  expect((await submit(app, conflicted, form)).statusCode).toBe(201);
  const asked = async (season: string) => {
    const preview = await callAs(app, conflicted, 'previewPlan', { season, asIfOpen: true });
    const list = await callAs(app, conflicted, 'listPlans', { season });
    return [preview.statusCode, list.statusCode];
  };
  expect([await asked('2025'), await asked('2026')]).toEqual([
    [200, 200],
    [403, 403],
  ]);
  // An organiser who may not plan one of the seasons cannot read or apply its preview.
  const { plan } = (
    await callAs(app, admins()[0], 'previewPlan', { season: '2026', asIfOpen: true })
  ).json();
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/apply'],
    ['POST', '/discard'],
  ] as const) {
    const url = `/api/admin/plans/${plan.id}${path}`;
    const payload = { reason: 'Agreed.' };
    const headers = conflicted.authorized;
    const sent = { method, url, headers, ...(path === '/apply' && { payload }) };
    expect((await app.inject(sent)).statusCode).toBe(403);
  }
});

test('once nominations of the newer season are closed, those that an earlier one takes are told of', async () => {
  await set('2026', { nominations: closedState, judging: open });
  expect((await read('getSeason')).data).toMatchObject({ id: '2026', nominations: null });
  await set('2025', { nominations: open, judging: open });
  const { data } = await read('getSeason');
  expect(data).toMatchObject({ id: '2026', nominations: { season: '2025', category } });
});

test('one season is closed, made final and published while the other is still judged', async () => {
  const { app } = suite();
  const [one, two] = admins();
  const [, otherJudge] = judges as [Person, Person];
  const before = await read('listResults', { season: '2026' }, one);
  await set('2025', { nominations: closedState, judging: closedState });
  const preview = () => read('previewResults', { season: '2025', category }, one);
  const { revision } = await preview();
  const contest = { season: '2025', category };
  expect((await decide(app, one, 'closing', { ...contest, revision })).statusCode).toBe(200);
  const { outcomeHash } = await preview();
  for (const [admin, step] of [
    [one, 'outcome'],
    [two, 'outcome'],
    [one, 'publication'],
  ] as const)
    expect((await decide(app, admin, step, { ...contest, outcomeHash })).statusCode).toBe(200);
  await app.background.idle();

  const ledger = (season: string) => app.inject(`/api/results/${season}/${category}/ledger.json`);
  expect((await ledger('2025')).json().entries).toHaveLength(1);
  expect((await ledger('2025')).body).not.toContain('Ben of 2026');
  expect((await ledger('2026')).statusCode).toBe(404);
  expect(await read('listResults', { season: '2026' }, one)).toEqual(before);
  const { results } = (await app.inject('/api/results?season=2026')).json();
  expect(JSON.stringify(results)).not.toContain('root');

  // 2026 goes on: its nomination is rated, with a receipt of that season.
  const [judge] = judges as [Person];
  expect(await listOf(judge)).toEqual([['Ben of 2026', 'pending', undefined]]);
  const [pending] = await assignmentsOf(app, judge);
  const rated = await rate(app, judge, pending as NonNullable<typeof pending>);
  expect(rated.statusCode).toBe(200);
  expect(await assignmentsIn(app).countDocuments({ season: '2026', closed: true })).toBe(0);
  expect(await listOf(otherJudge)).toEqual([]);
});
