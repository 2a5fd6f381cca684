import type { Person } from '../../../testing/accounts';
import { registerJudge, registerNominee } from '../../../testing/judges';
import { assignmentsIn, judgesIn, judgingSuite } from '../../../testing/judging';
import { buildForm, submit } from '../../../testing/nominations';

const suite = judgingSuite({
  season: {
    'rules.minimumRatings': 2,
    'rules.plannedRatings': 2,
    'categories.$[].nominations.open': true,
  },
});

/** Judges to whom the nomination is assigned. */
async function judgesOf({ nominationId }: { nominationId: string }) {
  const found = await assignmentsIn(suite().app)
    .find({ nominationId, status: 'pending' })
    .toArray();
  return found.map(({ judgeId }) => judgeId).sort();
}

async function withdraw({ authorized: headers }: Person) {
  const { app } = suite();
  const url = '/api/nominations/mine/withdrawal';
  expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(204);
  await app.background.idle();
}

/** A nomination about compilers with its two judges; three other judges know about robots. */
async function assigned() {
  const { app, admin } = suite();
  const compilers = { reason1: 'Compilers, parsers and linkers.' };
  const judges = [
    await registerJudge(app, admin, compilers),
    await registerJudge(app, admin, compilers),
  ];
  const nominee = await registerNominee(app, { essay: 'Compilers and linkers.' });
  for (let more = 0; more < 3; more += 1)
    await registerJudge(app, admin, { reason1: 'Robots, grippers and actuators.' });
  const had = await judgesOf(nominee);
  expect(had).toHaveLength(2);
  return { judges, nominee, had };
}

/** Submits again, about a subject that the other judges know. */
async function submitAgain(nominee: Person) {
  const { app } = suite();
  const essay = 'Robots, grippers and actuators.';
  expect((await submit(app, nominee, buildForm({ essay }))).statusCode).toBe(201);
  await app.background.idle();
}

test('a nomination that was withdrawn and is submitted again gets its judges back, whatever it now says', async () => {
  const { nominee, had } = await assigned();
  await withdraw(nominee);
  expect(await judgesOf(nominee)).toEqual([]);
  await submitAgain(nominee);
  expect(await judgesOf(nominee)).toEqual(had);
  expect(await suite().commands().allocate()).toBe(0);
});

test('a judge who can no longer judge it is replaced, and nobody else', async () => {
  const { app } = suite();
  const { nominee, had } = await assigned();
  await withdraw(nominee);
  const [gone = '', stays = ''] = had;
  await judgesIn(app).updateOne({ _id: gone }, { $set: { isVerified: false } });
  await submitAgain(nominee);
  const now = await judgesOf(nominee);
  expect(now).toHaveLength(2);
  expect([now.includes(stays), now.includes(gone)]).toEqual([true, false]);
  // The plan is already complete, so a judge who returns later is not assigned.
  await judgesIn(app).updateOne({ _id: gone }, { $set: { isVerified: true } });
  await suite().commands().allocate();
  expect(await judgesOf(nominee)).toEqual(now);
});
