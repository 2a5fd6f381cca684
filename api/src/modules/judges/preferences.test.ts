import { limits } from '@meritum/shared/contracts/limits';
import type { Person } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { judgeSeen, sendAs } from '../../testing/console';
import {
  apply,
  assignmentsOf,
  judgeStatus,
  rate,
  ratings,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerStranger,
} from '../../testing/judges';
import { changeSeason } from '../../testing/seasons';
import { unzip } from '../../testing/unzip';
import type { Assignment } from '../assignments/assignment';

const suite = suiteApp();

describe('preferences', () => {
  let judge: Person;
  beforeAll(async () => {
    await changeSeason(suite().app, { 'planning.capacityPerJudge': 15 });
    judge = await registerJudge(suite().app, await registerAdmin(suite().app));
  });

  const url = '/api/judges/me/preferences';

  const preferencesOf = async ({ authorized: headers }: Person) =>
    suite().app.inject({ url, headers });

  const prefer = ({ authorized: headers }: Person, payload: object) =>
    suite().app.inject({ method: 'PATCH', url, headers, payload });

  test('by default a judge has the capacity that the season plans, and is reminded', async () => {
    expect((await preferencesOf(judge)).json()).toEqual({
      capacity: 15,
      limit: 15,
      planned: 15,
      reminders: true,
    });
  });

  test('a judge reads back what they set; what is not sent stays', async () => {
    const other = await registerJudge(suite().app, await registerAdmin(suite().app));
    expect((await prefer(other, { capacity: 3 })).json()).toEqual({
      capacity: 3,
      limit: 15,
      planned: 15,
      reminders: true,
    });
    expect((await prefer(other, { reminders: false })).json()).toEqual({
      capacity: 3,
      limit: 15,
      planned: 15,
      reminders: false,
    });
    expect((await preferencesOf(other)).json()).toEqual({
      capacity: 3,
      limit: 15,
      planned: 15,
      reminders: false,
    });
    expect((await preferencesOf(judge)).json()).toEqual({
      capacity: 15,
      limit: 15,
      planned: 15,
      reminders: true,
    });
  });

  test.each([
    ['a capacity below none', { capacity: -1 }],
    ['a capacity above the limit', { capacity: limits.judgeCapacity + 1 }],
    ['half an assignment', { capacity: 2.5 }],
    ['a wish that is neither yes nor no', { reminders: 'sometimes' }],
    ['a word about something else', { isVerified: true }],
  ])('%s is refused, and changes nothing', async (_, payload) => {
    expect((await prefer(judge, payload)).json()).toMatchObject({ status: 400 });
    expect((await preferencesOf(judge)).json()).toEqual({
      capacity: 15,
      limit: 15,
      planned: 15,
      reminders: true,
    });
  });

  test('an applicant has no preferences yet, and cannot set any', async () => {
    const applicant = await registerStranger(suite().app);
    await apply(suite().app, applicant);
    for (const reply of [
      await preferencesOf(applicant),
      await prefer(applicant, { capacity: 200 }),
    ])
      expect(reply.json()).toMatchObject({ status: 403, code: 'permission-denied' });
    expect((await judgeStatus(suite().app, applicant)).status).toBe('VERIFICATION_PENDING');
  });

  test('two windows that set one preference each both succeed', async () => {
    const other = await registerJudge(suite().app, await registerAdmin(suite().app));
    await Promise.all([prefer(other, { capacity: 4 }), prefer(other, { reminders: false })]);
    expect((await preferencesOf(other)).json()).toEqual({
      capacity: 4,
      limit: 15,
      planned: 15,
      reminders: false,
    });
  });

  const allow = async (admin: Person, judge: Person, capacity: number | null) => {
    const { app } = suite();
    const { id: judgeId, revision } = await judgeSeen(app, admin, judge);
    return sendAs(app, admin, 'judges/capacity', { judgeId, revision, capacity });
  };

  test('a judge lowers how much they take on, and cannot raise it above what the season plans', async () => {
    const other = await registerJudge(suite().app, await registerAdmin(suite().app));
    const refused = await prefer(other, { capacity: 16 });
    const message = 'Use at most 15. An organiser can raise it.';
    expect(refused.json()).toMatchObject({
      status: 400,
      code: 'invalid-argument',
      message,
      errors: [{ pointer: '/capacity', message }],
    });
    expect((await preferencesOf(other)).json()).toMatchObject({ capacity: 15, limit: 15 });
    expect((await prefer(other, { capacity: 14 })).json()).toMatchObject({ capacity: 14 });
  });

  test('the organisers’ limit applies, above and below the season’s plan and the judge’s wish', async () => {
    const admin = await registerAdmin(suite().app);
    const other = await registerJudge(suite().app, admin);
    await allow(admin, other, 30);
    expect((await preferencesOf(other)).json()).toMatchObject({ capacity: 30, limit: 30 });
    expect((await prefer(other, { capacity: 25 })).json()).toMatchObject({ capacity: 25 });
    expect((await prefer(other, { capacity: 31 })).statusCode).toBe(400);
    await allow(admin, other, 4);
    expect((await preferencesOf(other)).json()).toMatchObject({ capacity: 4, limit: 4 });
    expect(await judgeSeen(suite().app, admin, other)).toMatchObject({
      capacity: 4,
      ownCapacity: 25,
      capacityLimit: 4,
      plannedCapacity: 15,
    });
    await allow(admin, other, null);
    expect((await preferencesOf(other)).json()).toMatchObject({ capacity: 15, limit: 15 });
  });

  test('a wish from before the limit counts up to the limit', async () => {
    const admin = await registerAdmin(suite().app);
    const other = await registerJudge(suite().app, admin);
    await suite()
      .app.mongo.db.collection('judges')
      .updateOne({ accountId: other.accountId }, { $set: { capacity: 200 } });
    expect((await preferencesOf(other)).json()).toMatchObject({ capacity: 15, limit: 15 });
    await allow(admin, other, 30);
    expect((await preferencesOf(other)).json()).toMatchObject({ capacity: 30, limit: 30 });
  });
});

describe('erasure', () => {
  test('a judge’s export has the application and evaluations, and erasure leaves ratings without a name', async () => {
    const { app } = suite();
    const admin = await registerAdmin(app);
    for (const organization of ['Makers', 'Builders', 'Weavers'])
      await registerNominee(app, { organization });
    const judge = await registerJudge(app, admin, { reason1: 'A reason of mine alone.' });
    const [one, two, three] = await assignmentsOf(app, judge);
    await rate(app, judge, { id: one?.id ?? '' });
    await recuse(app, judge, { id: two?.id ?? '' }, { reason: 'other', details: 'My cousin.' });

    const headers = judge.authorized;
    const files = unzip((await app.inject({ url: '/api/account/export', headers })).rawPayload);
    const read = (name: string) => JSON.parse(files[name]?.toString() ?? 'null');
    expect(read('judge.json')).toMatchObject({ reason1: 'A reason of mine alone.' });
    const statuses = read('evaluations.json').map(({ status }: { status: string }) => status);
    expect(statuses.sort()).toEqual(['completed', 'pending', 'recused']);

    const { email, password } = judge;
    const reply = await app.inject({
      method: 'POST',
      url: '/api/account/deletion',
      headers,
      payload: { email, password },
    });
    expect(reply.statusCode).toBe(204);
    const { db } = app.mongo;
    const all = await Promise.all(
      ['judges', 'assignments', 'calibrations', 'outbox', 'audit'].map((name) =>
        db.collection(name).find().toArray(),
      ),
    );
    const left = JSON.stringify(all);
    for (const trace of [judge.accountId, email, 'A reason of mine alone', 'My cousin'])
      expect(left).not.toContain(trace);
    const kept = await db.collection<Assignment>('assignments').find().toArray();
    const byId = new Map(kept.map((it) => [it._id, it]));
    expect(byId.get(one?.id ?? '')?.evaluation?.ratings).toEqual(ratings(8, 9, 7, 9));
    expect(byId.get(two?.id ?? '')?.status).toBe('recused');
    expect(byId.get(three?.id ?? '')?.status).toBe('withdrawn');
  });
});
