import type { Assignment } from '@meritum/shared/contracts/assignments';
import { calls } from '@meritum/shared/contracts/calls';
import type { Season } from '@meritum/shared/contracts/seasons';
import { closedState, defaultSeason } from '@meritum/shared/programme/season';
import { type Person, post } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { sendAs } from '../../../testing/console';
import {
  assignmentsOf,
  rate,
  ratings,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../../testing/judges';
import { decide, preview } from '../../../testing/results';
import { changeSeason } from '../../../testing/seasons';
import type { StoredSeasonOfTests } from '../../../testing/stored-seasons';
import { trustedFor } from '../../platform/clock';

const suite = suiteApp();
const contest = { season: '2026', category: 'Technology' };

const read = async (url: string, { authorized: headers }: Person) =>
  (await suite().app.inject({ url, headers })).json();

const weights = [35, 25, 20, 10, 10];
const criteria: Season['rules']['criteria'] = [
  ...defaultSeason.rules.criteria,
  { key: 'teaching', name: 'Teaching', description: 'What others learn from it', weight: 0 },
].map((criterion, index) => ({ ...criterion, weight: weights[index] as number }));

/** Freezes the next season with five weighted criteria and makes it the current one. */
async function openFiveCriteria(admin: Person): Promise<void> {
  const { app, pass } = suite();
  const reason = 'Agreed.';
  const started = await sendAs(app, admin, 'seasons/next', { after: '2025', reason });
  const seen: Season = started.json().season;
  const rules = { ...seen.rules, criteria, minimumRatings: 1, plannedRatings: 1 };
  const change = { rules, calibrationRound: true };
  const changed = await sendAs(app, admin, 'seasons/change', { seen, change, reason });
  const { id: season, revision } = changed.json().season;
  expect((await decide(app, admin, 'rules', { season, revision, beacon: false })).statusCode).toBe(
    200,
  );
  // The previous season counts as finished.
  const seasons = app.mongo.db.collection<StoredSeasonOfTests>('seasons');
  await seasons.updateOne({ _id: '2026' }, { $set: { begun: true } });
  const open = { open: true, closesAt: null };
  await changeSeason(app, { 'categories.$[].nominations': open, 'categories.$[].judging': open });
  pass(trustedFor);
}

test('CONST-005 VAL-028 VAL-029 five weighted criteria are the season’s data: judges rate by them, and the outcome is what they saw', async () => {
  const { app, pass } = suite();
  const [admin, other] = [await registerAdmin(app), await registerAdmin(app)];
  await openFiveCriteria(admin);
  const nominee = await registerNominee(app);
  const judge = await registerJudge(app, admin);
  const [first] = (await assignmentsOf(app, judge)) as [Assignment];
  expect(first.criteria).toEqual(criteria);

  const four = ratings(7, 8, 6, 9);
  const five = { ...four, teaching: 5 };
  expect((await rate(app, judge, first, four)).json()).toMatchObject({
    status: 400,
    errors: [
      { pointer: '/ratings/teaching', message: 'Each rating is a whole number from 1 to 10' },
    ],
  });
  // 7.05 by the weights, rounded half up; the plain mean is 7.
  const rated = await rate(app, judge, first, { ...five, averageRating: 7 });
  const evaluation = { ratings: five, averageRating: 7.1 };
  expect(rated.json().assignment).toMatchObject({ status: 'completed', ...evaluation });
  expect((await rate(app, judge, first, five)).json()).toEqual(rated.json());
  const changed = await rate(app, judge, first, { ...four, teaching: 6 });
  expect(changed.json()).toMatchObject({ status: 409, code: 'already-exists' });

  // The samples have references for four criteria, so none fits this season.
  const round = await read(calls.getCalibrationRound.path, judge);
  expect(round).toEqual({ on: true, done: true, criteria, entries: [] });
  const sample = '/api/judges/me/calibration/sample-1';
  expect((await post(app, sample, { ratings: four }, judge.authorized)).statusCode).toBe(404);
  const record = await read(calls.getTechJudgeRecord.path, judge);
  expect(record).toMatchObject({ criteria, evaluations: [evaluation] });

  await changeSeason(app, {
    'categories.$[].nominations': closedState,
    'categories.$[].judging': closedState,
  });
  pass(trustedFor);
  const { revision } = await preview(app, admin);
  await decide(app, admin, 'closing', { ...contest, revision });
  const { outcomeHash } = await preview(app, admin);
  for (const [who, step] of [
    [admin, 'outcome'],
    [other, 'outcome'],
    [admin, 'publication'],
  ] as const)
    expect((await decide(app, who, step, { ...contest, outcomeHash })).statusCode).toBe(200);
  const [result] = (await read(calls.listNominationResults.path, nominee)).results;
  const means = Object.values(five).map((given) => `${given}.00`);
  expect(result).toMatchObject({
    tier: 'Silver',
    score: '7.05',
    criteria: criteria.map(({ name }, index) => ({ name, mean: means[index] })),
  });
});
