import { calls } from '@meritum/shared/contracts/calls';
import type { Season } from '@meritum/shared/contracts/seasons';
import { closedState, defaultSeason } from '@meritum/shared/programme/season';
import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import {
  assignmentsOf,
  rate,
  ratings,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../testing/judges';
import { decide, preview } from '../../testing/results';
import { changeSeason } from '../../testing/seasons';
import type { StoredSeasonOfTests } from '../seasons/testing';
import { trustedFor } from '../seasons/view';

const suite = suiteApp();
let [admin, other]: Person[] = [];
const admins = (): [Person, Person] => [admin as Person, other as Person];
const contest = { season: '2026', category: 'Technology' };

type Name = 'startNextSeason' | 'updateSeason' | 'rateCalibrationEntry';

async function ask(name: Name, { authorized: headers }: Person, payload: object) {
  const { method, path } = calls[name];
  const url = path.replace(/:\w+/, 'sample-1');
  const reply = await suite().app.inject({ method, url, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}

const read = async (url: string, { authorized: headers }: Person) =>
  (await suite().app.inject({ url, headers })).json();

const weights = [35, 25, 20, 10, 10];
const criteria: Season['rules']['criteria'] = [
  ...defaultSeason.rules.criteria,
  { key: 'teaching', name: 'Teaching', description: 'What others learn from it', weight: 0 },
].map((criterion, place) => ({ ...criterion, weight: weights[place] as number }));

/** Freezes the next season with five weighted criteria and makes it the current one. */
async function inFiveCriteria(): Promise<Person> {
  const { app, pass } = suite();
  const [one] = admins();
  const { body } = await ask('startNextSeason', one, { after: '2025', reason: 'Agreed.' });
  const seen: Season = body.season;
  const rules = { ...seen.rules, criteria, minimumRatings: 1, plannedRatings: 1 };
  const change = { rules, calibrationRound: true };
  const changed = await ask('updateSeason', one, { seen, change, reason: 'Agreed.' });
  expect(changed.status).toBe(200);
  const { id, revision } = changed.body.season;
  const frozen = await decide(app, one, 'rules', { season: id, revision });
  expect(frozen.statusCode).toBe(200);
  // As if the previous season were finished.
  const seasons = app.mongo.db.collection<StoredSeasonOfTests>('seasons');
  await seasons.updateOne({ _id: '2026' }, { $set: { begun: true } });
  const open = { open: true, closesAt: null };
  await changeSeason(app, { 'categories.$[].nominations': open, 'categories.$[].judging': open });
  pass(trustedFor);
  return one;
}

beforeAll(async () => {
  [admin, other] = [await registerAdmin(suite().app), await registerAdmin(suite().app)];
});

test('CONST-005 VAL-028 VAL-029 five weighted criteria are the season’s data: judges rate by them, and the outcome is what they saw', async () => {
  const { app, pass } = suite();
  const one = await inFiveCriteria();
  const nominee = await registerNominee(app);
  const judge = await registerJudge(app, one);
  const [first] = await assignmentsOf(app, judge);
  if (!first) throw new Error('Nothing was assigned');
  expect(first.criteria).toEqual(criteria);

  const four = ratings(7, 8, 6, 9);
  const missing = await rate(app, judge, first, four);
  expect([missing.statusCode, missing.json().errors]).toEqual([
    400,
    [
      {
        pointer: '/ratings/teaching',
        message: 'Each rating is a whole number from 1 to 10',
      },
    ],
  ]);
  // 7.05 by the weights, rounded half up; the plain mean is 7.
  const rated = await rate(app, judge, first, { ...four, teaching: 5, averageRating: 7 });
  expect(rated.json().assignment).toMatchObject({
    status: 'completed',
    ratings: { ...four, teaching: 5 },
    averageRating: 7.1,
  });
  expect((await rate(app, judge, first, { ...four, teaching: 5 })).json()).toEqual(rated.json());
  const changed = await rate(app, judge, first, { ...four, teaching: 6 });
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'already-exists']);

  // The samples have references for four criteria, so none fits this season.
  const round = await read(calls.getCalibrationRound.path, judge);
  expect(round).toEqual({ on: true, done: true, criteria, entries: [] });
  expect((await ask('rateCalibrationEntry', judge, { ratings: four })).status).toBe(404);
  expect(await read(calls.getTechJudgeRecord.path, judge)).toMatchObject({
    criteria,
    evaluations: [{ averageRating: 7.1, ratings: { ...four, teaching: 5 } }],
  });

  await changeSeason(app, {
    'categories.$[].nominations': closedState,
    'categories.$[].judging': closedState,
  });
  pass(trustedFor);
  const { revision } = await preview(app, one);
  await decide(app, one, 'closing', { ...contest, revision });
  const { outcomeHash } = await preview(app, one);
  for (const [who, step] of [
    [one, 'outcome'],
    [admins()[1], 'outcome'],
    [one, 'publication'],
  ] as const)
    expect((await decide(app, who, step, { ...contest, outcomeHash })).statusCode).toBe(200);
  const query = new URLSearchParams(contest);
  const { result } = await read(`${calls.getNominationResult.path}?${query}`, nominee);
  expect(result).toMatchObject({
    tier: 'Silver',
    score: '7.05',
    criteria: criteria.map(({ name, key }) => ({
      name,
      mean: `${{ ...four, teaching: 5 }[key]}.00`,
    })),
  });
});
