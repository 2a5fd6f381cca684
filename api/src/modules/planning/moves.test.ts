import type { Person } from '../../../testing/accounts';
import { auditSeen } from '../../../testing/console';
import {
  assignmentsOf,
  rate,
  readAssignment,
  registerJudges,
  registerNominee,
} from '../../../testing/judges';
import { assignmentsIn, judgesIn, judgingSuite } from '../../../testing/judging';
import { setJudging } from '../../../testing/seasons';
import { storeResult } from '../../../testing/stored';
import { trustedFor } from '../../platform/clock';
import type { Mail } from '../mail/mail';

/** Three judges at full capacity and three nominations that each have all; results need two. */
const suite = judgingSuite({
  season: {
    'rules.minimumRatings': 2,
    'rules.plannedRatings': 3,
    'planning.capacityPerJudge': 3,
  },
});

const allocate = () => suite().commands().allocate();
const live = { status: { $in: ['pending' as const, 'completed' as const] } };

async function full() {
  const { app, admin } = suite();
  await setJudging(app, false);
  for (let made = 0; made < 3; made += 1) await registerNominee(app);
  const judges = await registerJudges(app, admin, 3);
  await allocate();
  expect(await assignmentsIn(app).countDocuments(live)).toBe(9);
  return judges;
}

/** Opens an entry like the portal, which marks it as read. */
const open = async (judge: Person, id: string) =>
  (await readAssignment(suite().app, judge, id)).statusCode;

async function openAll(judge: Person) {
  for (const { id } of await assignmentsOf(suite().app, judge))
    expect(await open(judge, id)).toBe(200);
}

/** A late nomination that is not planned yet. */
async function lateWithoutPlan() {
  const { app } = suite();
  await setJudging(app, false);
  suite().pass(trustedFor);
  await registerNominee(app);
  await app.background.idle();
  await setJudging(app, true);
}

const judgesOfNomination = (nominationId: string) =>
  assignmentsIn(suite().app).countDocuments({ nominationId, ...live });

const mails = () => suite().app.mongo.db.collection<Mail>('outbox');
const movedMails = () => mails().find({ template: 'assignments-moved' }).toArray();
/** The number of exchanged assignments in the mails. */
const movedIn = (sent: readonly Mail[]) =>
  sent.reduce((sum, { values }) => sum + (values as { count: number }).count, 0);

test('a late nomination gets the judges that it needs, from spare places that are not read', async () => {
  const { app } = suite();
  const judges = await full();
  const { nominationId } = await registerNominee(app);
  await app.background.idle();
  expect(await judgesOfNomination(nominationId)).toBe(2);
  const counts = await assignmentsIn(app)
    .aggregate([{ $match: live }, { $group: { _id: '$nominationId', count: { $sum: 1 } } }])
    .toArray();
  expect(counts.map(({ count }) => count).sort()).toEqual([2, 2, 2, 3]);
  for (const judge of judges) expect(await assignmentsOf(app, judge)).toHaveLength(3);
  expect(await allocate()).toBe(0);
  const [plan] = await app.mongo.db.collection('plans').find().sort({ turn: -1 }).toArray();
  expect(plan?.outcome).toMatchObject({ added: 2, released: 2, moved: 2, belowMinimum: 0 });
  const [entry] = await auditSeen(app, suite().admin, { action: 'plan.applied' });
  expect(entry?.after).toMatchObject({ added: 2, released: 2, moved: 2 });
});

test('judges are told once that assignments were exchanged, by number and not by name', async () => {
  const { app } = suite();
  await full();
  await mails().deleteMany({});
  await registerNominee(app, { fullName: 'Lena Late' });
  await app.background.idle();
  const sent = await movedMails();
  expect(movedIn(sent)).toBe(2);
  expect(JSON.stringify(sent)).not.toContain('Lena Late');
  await allocate();
  expect(await movedMails()).toHaveLength(sent.length);
});

test('what a judge has opened stays', async () => {
  const { app } = suite();
  for (const judge of await full()) await openAll(judge);
  const before = await assignmentsIn(app).find().sort({ _id: 1 }).toArray();
  const { nominationId } = await registerNominee(app);
  await app.background.idle();
  expect(await judgesOfNomination(nominationId)).toBe(0);
  expect(await assignmentsIn(app).find().sort({ _id: 1 }).toArray()).toEqual(before);
});

test('a borderline entry keeps the judges that were asked for it', async () => {
  const { app } = suite();
  await full();
  const all = await assignmentsIn(app).find().toArray();
  const extras = all.map(({ nominationId }) => ({ nominationId, judges: 3 }));
  await storeResult(app, { revision: 1, extras });
  const { nominationId } = await registerNominee(app);
  await app.background.idle();
  expect(await judgesOfNomination(nominationId)).toBe(0);
  await app.mongo.db.collection('results').deleteMany({});
  await allocate();
  expect(await judgesOfNomination(nominationId)).toBe(2);
});

test('a rating counts as reading, even of an assignment that was never opened', async () => {
  const { app } = suite();
  const [judge] = await full();
  const [first] = judge ? await assignmentsOf(app, judge) : [];
  if (!judge || !first) throw new Error('There is something to rate');
  expect((await rate(app, judge, first)).statusCode).toBe(200);
  expect(await assignmentsIn(app).findOne({ _id: first.id })).not.toHaveProperty('unread');
});

test('a judge who opens an assignment while it is moved either has it or is told that it is gone', async () => {
  const { app } = suite();
  const judges = await full();
  const lists = await Promise.all(judges.map((judge) => assignmentsOf(app, judge)));
  await mails().deleteMany({});
  await lateWithoutPlan();
  const opening = judges.flatMap((judge, at) =>
    (lists[at] ?? []).map(async ({ id }) => ({ id, code: await open(judge, id) })),
  );
  const [opened] = await Promise.all([Promise.all(opening), allocate(), allocate()]);
  await allocate();
  for (const { id, code } of opened) {
    const stored = await assignmentsIn(app).findOne({ _id: id });
    if (code === 200) expect(stored?.status).toBe('pending');
    else expect([code, stored?.status]).toEqual([404, 'withdrawn']);
  }
  expect(movedIn(await movedMails())).toBe(
    await assignmentsIn(app).countDocuments({ status: 'withdrawn' }),
  );
  for (const judge of await judgesIn(app).find().toArray()) {
    const theirs = await assignmentsIn(app)
      .find({ judgeId: judge._id, ...live })
      .toArray();
    expect(theirs.length).toBeLessThanOrEqual(3);
    expect(judge.reservations.flatMap(({ nominations }) => nominations).sort()).toEqual(
      theirs.map(({ nominationId }) => nominationId).sort(),
    );
  }
});
