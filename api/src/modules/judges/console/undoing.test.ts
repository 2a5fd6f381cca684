import { applicationsIn } from '../../../../testing/applications';
import { callAs, judgeSeen } from '../../../../testing/console';
import { decide, registerAdmin, storeNominee } from '../../../../testing/judges';
import { assignmentsIn, judgesIn, judgingSuite } from '../../../../testing/judging';
import { templatesTo } from '../../../../testing/mails';

const suite = judgingSuite({ season: { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 } });
const { applicant, queueOf, seenBy, decideAll, undo, afterTheHold, stateOf, recordedOf } =
  applicationsIn(suite);

test('an undone decision leaves the applicant as before, both are recorded and nothing is mailed', async () => {
  const { app, admin } = suite();
  const judges = [await applicant(), await applicant()];
  const seen = await Promise.all(judges.map((judge) => seenBy(admin, judge)));
  const outcomes = await decideAll(admin, 'verified', seen);
  const undone = await undo(admin, outcomes);
  expect(undone.map(({ done }) => done)).toEqual([true, true]);
  await afterTheHold();
  for (const judge of judges) {
    expect(await stateOf(judge)).toEqual(['VERIFICATION_PENDING', false]);
    expect(await templatesTo(app, judge.email)).toEqual(['application-received']);
    expect((await recordedOf(judge)).map(([action]) => action)).toEqual([
      'judge.decision-undone',
      'judge.verified',
    ]);
  }
  const rejected = await decideAll(
    admin,
    'rejected',
    await Promise.all(judges.map((judge) => seenBy(admin, judge))),
  );
  expect(rejected.map(({ revision }) => revision)).toEqual([4, 4]);
});

test('only the organiser who decided can undo it, until its mail is sent or another decides', async () => {
  const { app, admin } = suite();
  const other = await registerAdmin(app);
  const judge = await applicant();
  const outcomes = await decideAll(admin, 'verified', [await seenBy(admin, judge)]);
  const refusal = expect.objectContaining({
    done: false,
    message:
      'The decision about Grace Sample can no longer be undone. You can still accept or reject them.',
  });
  expect(await undo(other, outcomes)).toEqual([refusal]);
  await decide(app, other, judge, 'verified');
  expect(await undo(admin, outcomes)).toMatchObject([{ done: false }]);
  const late = await applicant();
  const decided = await decideAll(admin, 'rejected', [await seenBy(admin, late)]);
  await afterTheHold();
  expect(await undo(admin, decided)).toEqual([refusal]);
  expect(await stateOf(late)).toEqual(['REJECTED', false]);
});

test('a confirmation by another organiser ends the time to undo: the mail is sent and entries follow', async () => {
  const { app, admin } = suite();
  const other = await registerAdmin(app);
  const { nominationId } = await storeNominee(app, { organization: 'Makers' });
  const judge = await applicant();
  const [verified] = await decideAll(admin, 'verified', [await seenBy(admin, judge)]);
  if (!verified) throw new Error('Nothing was decided');
  const { judgeId: id, revision } = verified;
  const [confirmed] = await decideAll(other, 'verified', [{ id, revision: revision ?? 0 }]);
  if (!confirmed) throw new Error('Nothing was confirmed');
  await app.background.idle();
  expect(await templatesTo(app, judge.email)).toContain('judge-verified');
  expect(await assignmentsIn(app).countDocuments({ nominationId, judgeId: id })).toBe(1);
  for (const seen of [verified, confirmed])
    expect(await undo(admin, [seen])).toEqual([
      expect.objectContaining({
        done: false,
        message:
          'Another organiser has also accepted Grace Sample, so the decision can no longer be undone. You can still reject them.',
      }),
    ]);
  const [repeated] = await decideAll(admin, 'verified', [{ id, revision: revision ?? 0 }]);
  expect(repeated).toMatchObject({ undoable: false });
  expect(await stateOf(judge)).toEqual(['ASSIGNMENTS_PENDING', true]);
  expect((await judgeSeen(app, admin, judge)).verifiedBy).toHaveLength(2);
});

test('a decision cannot be undone once another organiser has changed the judge', async () => {
  const { app, admin } = suite();
  const other = await registerAdmin(app);
  const judge = await applicant();
  await decideAll(admin, 'verified', [await seenBy(admin, judge)]);
  const { id: judgeId, revision } = await judgeSeen(app, other, judge);
  const limited = await callAs(app, other, 'setJudgeCapacity', { judgeId, revision, capacity: 3 });
  expect(limited.statusCode).toBe(200);
  const seen = { ...limited.json(), judgeId, done: true, undoable: true, message: '' };
  expect(await undo(admin, [seen])).toMatchObject([{ done: false }]);
  expect((await recordedOf(judge)).map(([action]) => action)).toEqual([
    'judge.capacity-set',
    'judge.verified',
  ]);
});

test('a decision whose mail was released meanwhile is not undone', async () => {
  const { app, admin } = suite();
  const judge = await applicant();
  await decideAll(admin, 'rejected', [await seenBy(admin, judge)]);
  const read = await judgesIn(app).findOne({ email: judge.email });
  if (!read?.heldDecision) throw new Error('The decision is held');
  const { judges } = suite().commands().judging.stores;
  const { heldDecision: held, _id } = read;
  const ends = await Promise.all([1, 2].map(() => judges.endHold(_id, held)));
  expect(ends.sort()).toEqual([false, true]);
  expect(await judges.undo(read, held, { status: held.from }, 'nothing')).toBeNull();
  expect(await stateOf(judge)).toEqual(['REJECTED', false]);
});

test('a later decision sends the mail that still waits before its own', async () => {
  const { app, admin } = suite();
  const judge = await applicant();
  await decideAll(admin, 'verified', [await seenBy(admin, judge)]);
  await decide(app, admin, judge, 'rejected');
  await afterTheHold();
  expect((await templatesTo(app, judge.email)).sort()).toEqual([
    'application-received',
    'judge-rejected',
    'judge-verified',
  ]);
  expect(await judgesIn(app).countDocuments({ heldDecision: { $ne: null } })).toBe(0);
});

test('rejected applicants can be accepted after all, and undoing that rejects them again', async () => {
  const { admin } = suite();
  const judge = await applicant({ experienceYears: 1 });
  const rejected = (await queueOf(admin, { state: 'rejected' })).filter(
    ({ email }) => email === judge.email,
  );
  const outcomes = await decideAll(admin, 'verified', rejected);
  expect(await stateOf(judge)).toEqual(['ASSIGNMENTS_PENDING', true]);
  await undo(admin, outcomes);
  expect(await stateOf(judge)).toEqual(['REJECTED', false]);
});
