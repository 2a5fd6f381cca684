import { type Person, post } from '../../../testing/accounts';
import { assignmentsOf, rate, ratings, recuse, registerAdmin } from '../../../testing/judges';
import { assignmentsIn, judging, judgingSuite } from '../../../testing/judging';
import { closed, preview } from '../../../testing/results';
import { setJudging } from '../../../testing/seasons';
import { seconds } from '../../platform/clock';

const suite = judgingSuite({ holdsClock: true });
beforeEach(() => suite().app.mongo.db.collection('results').deleteMany({}));

const undo = ({ authorized }: Person, { id }: { id: string }) =>
  post(suite().app, `/api/judges/me/assignments/${id}/undo`, {}, authorized);

const tooLate = 'A rating can be undone for a minute. This one stands.';

test('JUD-055 a judge undoes a rating within the minute and rates again; the first stays with its receipt', async () => {
  const { app, pass } = suite();
  const { judge, first } = await judging(suite());
  expect((await undo(judge, first)).json().message).toBe('You have not rated this entry yet.');
  const { assignment: rated, receipt } = (await rate(app, judge, first)).json();
  expect(Date.parse(rated.undoUntil) - Date.parse(rated.completedAt)).toBe(seconds(60));
  pass(seconds(59));
  const reply = await undo(judge, first);
  expect([reply.statusCode, reply.json().assignment]).toEqual([200, { ...first, undone: true }]);
  // The judge retries after a lost reply.
  expect((await undo(judge, first)).json()).toEqual(reply.json());
  expect((await rate(app, judge, first, ratings(1, 2, 1, 2))).statusCode).toBe(200);
  const headers = judge.authorized;
  const { receipts } = (await app.inject({ url: '/api/judges/me/receipts', headers })).json();
  expect(receipts).toMatchObject([
    { commitment: receipt.commitment, setAside: true, undone: true },
    { setAside: false },
  ]);
  expect(receipts[1]).not.toHaveProperty('undone');
});

test('JUD-055 a rating is undone once for each assignment, and not after the minute', async () => {
  const { app, pass } = suite();
  const { judge, all } = await judging(suite(), 2);
  const [first, second] = all as [(typeof all)[number], (typeof all)[number]];
  for (const one of [first, second]) await rate(app, judge, one);
  const undone = await Promise.all(Array.from({ length: 8 }, () => undo(judge, first)));
  expect(undone.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  await rate(app, judge, first);
  expect((await undo(judge, first)).json()).toMatchObject({
    status: 412,
    message: 'You have already undone a rating of this entry. This one stands.',
  });
  pass(seconds(71));
  expect((await undo(judge, second)).json()).toMatchObject({ status: 412, message: tooLate });
  const found = await assignmentsOf(app, judge);
  expect(found.map(({ status, undoUntil }) => [status, undoUntil])).toEqual(
    Array(2).fill(['completed', undefined]),
  );
});

test('no rating is undone once judging has closed, and what was undone is counted in public', async () => {
  const { app, admin } = suite();
  const { judge, all } = await judging(suite(), 3);
  const [undone, recused, kept] = all.map(({ id }) => ({ id })) as [Id, Id, Id];
  for (const one of all) await rate(app, judge, one);
  await undo(judge, undone);
  await undo(judge, recused);
  expect((await recuse(app, judge, recused)).statusCode).toBe(204);
  await setJudging(app, false);
  expect((await undo(judge, kept)).json().message).toBe('Judging is closed in this category.');
  await closed(app, admin);
  await setJudging(app, true);
  expect((await undo(judge, kept)).statusCode).toBe(412);
  expect((await assignmentsIn(app).findOne({ _id: kept.id }))?.status).toBe('completed');
  const { acts } = await preview(app, await registerAdmin(app));
  expect(acts).toContainEqual({ kind: 'ratings undone', times: 2, organisers: 0 });
});

interface Id {
  id: string;
}
