import { suiteApp } from '../../testing/app';
import {
  assignmentsOf,
  rate,
  ratings,
  recuse,
  registerAdmin,
  registerJudge,
  registerNominee,
} from '../../testing/judges';
import { unzip } from '../../testing/unzip';
import type { Assignment } from '../assignments/assignment';

const suite = suiteApp();

test('a judge takes their application and evaluations along, and leaves ratings without a name', async () => {
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
