import { accountsIn, confirmAddress, type Person } from '../../testing/accounts';
import { askAs } from '../../testing/console';
import {
  assignmentsOf,
  madeJudge,
  registerJudge,
  registerNominee,
  registerUnconfirmed,
} from '../../testing/judges';
import { assignmentsIn, judgesIn, judging, judgingSuite } from '../../testing/judging';
import { confirmByLink } from '../../testing/mails';
import { submit } from '../../testing/nominations';
import { setJudging } from '../../testing/seasons';

const suite = judgingSuite();

async function nominated(person: Person): Promise<string> {
  const { app } = suite();
  const reply = await submit(app, person);
  await app.background.idle();
  return reply.json().data.nominationId;
}

test('D38 a nomination of an unconfirmed address is accepted, and assigned once it is confirmed', async () => {
  const { app, admin } = suite();
  const judge = await registerJudge(app, admin);
  const [nominator, another] = [await registerUnconfirmed(app), await registerUnconfirmed(app)];
  for (const person of [nominator, another]) await nominated(person);
  expect(await assignmentsOf(app, judge)).toEqual([]);
  await confirmByLink(app, nominator);
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
  // Confirmed elsewhere, which regular planning notices.
  await confirmAddress(app, another);
  await suite().commands().allocate();
  expect(await assignmentsOf(app, judge)).toHaveLength(2);
});

test('D38 a verified judge is assigned nothing before the address is confirmed', async () => {
  const { app, admin } = suite();
  await registerNominee(app);
  const judge = await madeJudge(app, admin, await registerUnconfirmed(app));
  expect(await assignmentsOf(app, judge)).toEqual([]);
  await confirmByLink(app, judge);
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
});

test('D38 assignments of unconfirmed judges are withdrawn, nothing is reserved for them, and assignments return once confirmed', async () => {
  const { app } = suite();
  const { allocate, judging: context } = suite().commands();
  const { nominee, judge } = await judging(suite());
  const about = { accountId: judge.accountId };
  // As written by previous versions.
  await accountsIn(app).updateOne({ _id: judge.accountId }, { $set: { emailConfirmed: false } });
  await judgesIn(app).updateOne(about, { $set: { emailConfirmed: false } });
  await allocate();
  expect(await assignmentsIn(app).countDocuments({ status: 'pending' })).toBe(0);
  const record = await judgesIn(app).findOne(about);
  expect(record?.places.flatMap(({ nominations }) => nominations)).toEqual([]);
  const place = { judgeId: record?._id ?? '', season: '2025', nominationId: 'n' };
  expect(await context.judges.take(place, 15)).toBe(false);
  await confirmAddress(app, judge);
  await allocate();
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
  const after = await judgesIn(app).findOne(about);
  expect(after?.places[0]?.nominations).toEqual([nominee.nominationId]);
  expect(await context.judges.take(place, 15)).toBe(true);
});

test('an unconfirmed nomination takes no part in results', async () => {
  const { app, admin } = suite();
  const { nominationId } = await registerNominee(app);
  await nominated(await registerUnconfirmed(app));
  await setJudging(app, false);
  const reply = await askAs(app, admin, 'results/preview', { category: 'Technology' });
  const { entries } = reply.json<{ entries: { nominationId: string }[] }>();
  expect(entries.map((one) => one.nominationId)).toEqual([nominationId]);
});
