import type { JudgePreferencesReply } from '@meritum/shared/contracts/judges';
import { limits } from '@meritum/shared/contracts/limits';
import { deleteAccount, type Person } from '../../../testing/accounts';
import { judgeSeen, sendAs } from '../../../testing/console';
import { buildApplication, rate, ratings, recuse, registerJudge } from '../../../testing/judges';
import { assignmentsIn, judging, judgingSuite } from '../../../testing/judging';
import { unzip } from '../../../testing/unzip';

const suite = judgingSuite();

describe('preferences', () => {
  const url = '/api/judges/me/preferences';
  const { designation } = buildApplication();
  const usual = {
    ...{ capacity: 15, limit: 15, planned: 15, reminders: true, named: false },
    ...{ organization: expect.any(String), designation },
  };

  const preferencesOf = async ({ authorized: headers }: Person) =>
    (await suite().app.inject({ url, headers })).json<JudgePreferencesReply>();

  const prefer = async ({ authorized: headers }: Person, payload: object) =>
    (await suite().app.inject({ method: 'POST', url, headers, payload })).json();

  const allow = async (judge: Person, capacity: number | null) => {
    const { app, admin } = suite();
    const { id: judgeId, revision } = await judgeSeen(app, admin, judge);
    return sendAs(app, admin, 'judges/capacity', { judgeId, revision, capacity });
  };

  test('a judge takes on what the season plans and is reminded by default, and changes single preferences', async () => {
    const { app, admin } = suite();
    const [judge, other] = [await registerJudge(app, admin), await registerJudge(app, admin)];
    expect(await preferencesOf(judge)).toEqual(usual);
    expect(await prefer(judge, { capacity: 3 })).toEqual({ ...usual, capacity: 3 });
    const both = { ...usual, capacity: 3, reminders: false };
    expect(await prefer(judge, { reminders: false })).toEqual(both);
    expect(await prefer(judge, { named: true })).toEqual({ ...both, named: true });
    expect(await prefer(judge, { named: false })).toEqual(both);
    expect(await preferencesOf(judge)).toEqual(both);
    expect(await preferencesOf(other)).toEqual(usual);
  });

  test('invalid preferences and more than the season plans are refused, and change nothing', async () => {
    const { app, admin } = suite();
    const judge = await registerJudge(app, admin);
    for (const wrong of [
      { capacity: -1 },
      { capacity: limits.judgeCapacity + 1 },
      { capacity: 2.5 },
      { reminders: 'sometimes' },
      { named: 'yes' },
      { isVerified: true },
    ])
      expect(await prefer(judge, wrong)).toMatchObject({ status: 400 });
    const message = 'Use at most 15. An organiser can raise it.';
    expect(await prefer(judge, { capacity: 16 })).toMatchObject({
      status: 400,
      code: 'invalid-argument',
      message,
      errors: [{ pointer: '/capacity', message }],
    });
    expect(await preferencesOf(judge)).toEqual(usual);
  });

  test('two windows that set one preference each both succeed', async () => {
    const { app, admin } = suite();
    const judge = await registerJudge(app, admin);
    await Promise.all([prefer(judge, { capacity: 4 }), prefer(judge, { reminders: false })]);
    expect(await preferencesOf(judge)).toEqual({ ...usual, capacity: 4, reminders: false });
  });

  test('the organisers’ limit applies, above and below the season’s plan and the judge’s wish', async () => {
    const { app, admin } = suite();
    const judge = await registerJudge(app, admin);
    await allow(judge, 30);
    expect(await preferencesOf(judge)).toMatchObject({ capacity: 30, limit: 30 });
    expect(await prefer(judge, { capacity: 25 })).toMatchObject({ capacity: 25 });
    expect(await prefer(judge, { capacity: 31 })).toMatchObject({ status: 400 });
    await allow(judge, 4);
    expect(await preferencesOf(judge)).toMatchObject({ capacity: 4, limit: 4 });
    expect(await judgeSeen(app, admin, judge)).toMatchObject({
      capacity: 4,
      ownCapacity: 25,
      capacityLimit: 4,
      plannedCapacity: 15,
    });
    await allow(judge, null);
    expect(await preferencesOf(judge)).toMatchObject({ capacity: 15, limit: 15 });
  });
});

test('a judge’s export has the application and evaluations, and erasure leaves ratings without a name', async () => {
  const { app } = suite();
  const { judge, all } = await judging(suite(), 3, { reason1: 'A reason of mine alone.' });
  const [one, two] = all.map(({ id }) => ({ id }));
  if (one) await rate(app, judge, one);
  if (two) await recuse(app, judge, two, { reason: 'other', details: 'My cousin.' });

  const { email, authorized: headers } = judge;
  const files = unzip((await app.inject({ url: '/api/account/export', headers })).rawPayload);
  const read = (name: string) => JSON.parse(files[name]?.toString() ?? 'null');
  expect(read('judge.json')).toMatchObject({ reason1: 'A reason of mine alone.' });
  const statuses = read('evaluations.json').map(({ status }: { status: string }) => status);
  expect(statuses.sort()).toEqual(['completed', 'pending', 'recused']);

  expect((await deleteAccount(app, judge)).statusCode).toBe(204);
  const stored = await Promise.all(
    ['judges', 'assignments', 'calibrations', 'outbox', 'audit'].map((name) =>
      app.mongo.db.collection(name).find().toArray(),
    ),
  );
  const left = JSON.stringify(stored);
  for (const trace of [judge.accountId, email, 'A reason of mine alone', 'My cousin'])
    expect(left).not.toContain(trace);
  const kept = await assignmentsIn(app).find().toArray();
  const byId = new Map(kept.map((it) => [it._id, [it.status, it.evaluation?.ratings]]));
  expect(all.map(({ id }) => byId.get(id))).toEqual([
    ['completed', ratings(8, 9, 7, 9)],
    ['recused', undefined],
    ['withdrawn', undefined],
  ]);
});
