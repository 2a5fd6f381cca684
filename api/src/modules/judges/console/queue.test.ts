import { type Person, post } from '../../../../testing/accounts';
import { applicationsIn, named } from '../../../../testing/applications';
import { withDeps } from '../../../../testing/contexts';
import {
  apply,
  assignmentsOf,
  decide,
  registerAdmin,
  registerJudge,
  storeNominee,
} from '../../../../testing/judges';
import { judgesIn, judgingSuite } from '../../../../testing/judging';
import { templatesTo } from '../../../../testing/mails';
import { seconds } from '../../../platform/clock';
import { endHolds } from './queue';

const season = { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 };
const suite = judgingSuite({ season, holdsClock: true });
const { applicant, queueOf, seenBy, decideAll, afterTheHold, stateOf, recordedOf } =
  applicationsIn(suite);

test('a decision counts and is recorded immediately, while mail and assignments wait until it cannot be undone', async () => {
  const { app, admin } = suite();
  await storeNominee(app);
  const [accepted, rejected] = [await applicant(), await applicant()];
  const outcomes = [
    ...(await decideAll(admin, 'verified', [await seenBy(admin, accepted)])),
    ...(await decideAll(admin, 'rejected', [await seenBy(admin, rejected)], 'Too junior')),
  ];
  expect(outcomes.map(({ done, undoable, revision }) => [done, undoable, revision])).toEqual([
    [true, true, 2],
    [true, true, 2],
  ]);
  expect([await stateOf(accepted), await stateOf(rejected)]).toEqual([
    ['ASSIGNMENTS_PENDING', true],
    ['REJECTED', false],
  ]);
  expect(await recordedOf(rejected)).toEqual([['judge.rejected', admin.accountId, 'Too junior']]);
  await registerJudge(app, admin);
  expect(await assignmentsOf(app, accepted)).toEqual([]);
  const before = await templatesTo(app, accepted.email);
  suite().pass(seconds(11));
  const { judging } = suite().commands();
  let planned = 0;
  const work = withDeps(judging, { notices: { allocate: async () => void planned++ } });
  await endHolds(work);
  expect(await templatesTo(app, accepted.email)).toEqual(before);
  suite().pass(seconds(3));
  await Promise.all([endHolds(work), endHolds(work)]);
  expect([planned, before]).toEqual([1, ['application-received']]);
  expect([await templatesTo(app, accepted.email), await templatesTo(app, rejected.email)]).toEqual([
    ['application-received', 'judge-verified'],
    ['application-received', 'judge-rejected'],
  ]);
});

test('a repeated request gets the same reply and decides once, also simultaneously', async () => {
  const { app, admin } = suite();
  const judge = await applicant();
  const seen = [await seenBy(admin, judge)];
  const [first, ...repeated] = await Promise.all(
    [1, 2, 3].map(() => decideAll(admin, 'rejected', seen)),
  );
  expect(repeated).toEqual([first, first]);
  expect(await decideAll(admin, 'rejected', [...seen, ...seen])).toEqual([
    ...(first ?? []),
    ...(first ?? []),
  ]);
  await afterTheHold();
  expect(await templatesTo(app, judge.email)).toEqual(['application-received', 'judge-rejected']);
  expect(await recordedOf(judge)).toHaveLength(1);
});

test('of two organisers who decide simultaneously, the second learns who was first and what was decided', async () => {
  const { app, admin } = suite();
  const other = await registerAdmin(app);
  const both = [await applicant(), await applicant({ fullName: 'Hedy Sample' })];
  const seen = await Promise.all(both.map((judge) => seenBy(admin, judge)));
  const [first] = seen;
  if (!first) throw new Error('Both wait');
  await decideAll(other, 'rejected', [first]);
  const outcomes = await decideAll(admin, 'verified', seen);
  expect(outcomes.map(({ done, message }) => [done, message])).toEqual([
    [
      false,
      `${other.displayName} has already decided: the application of Grace Sample was rejected. Nothing was sent.`,
    ],
    [true, ''],
  ]);
  const confirmed = await decideAll(other, 'verified', seen.slice(1));
  expect(confirmed.map(({ done, undoable, message }) => [done, undoable, message])).toEqual([
    [true, false, 'Hedy Sample was already accepted by another organiser. You have confirmed it.'],
  ]);
  await afterTheHold();
  const [third] = await decideAll(admin, 'rejected', [first]);
  expect([third?.done, third?.message]).toEqual([
    false,
    `${other.email} has already decided: the application of Grace Sample was rejected. Nothing was sent.`,
  ]);
  const hedy = both[1] as Person;
  expect((await recordedOf(hedy)).map(([action]) => action)).toEqual([
    'judge.verification-confirmed',
    'judge.verified',
  ]);
  const racing = await applicant();
  const [row] = [await seenBy(admin, racing)];
  const [[one], [two]] = await Promise.all([
    decideAll(admin, 'rejected', [row]),
    decideAll(other, 'rejected', [row]),
  ]);
  expect([one?.done, two?.done].sort()).toEqual([false, true]);
});

test('organisers cannot decide about a list with their own application, and unknown or verified judges are refused', async () => {
  const { app, admin } = suite();
  const applying = await registerAdmin(app);
  await apply(app, applying);
  const judge = await applicant();
  const own = await seenBy(applying, applying);
  expect(own.mayDecide).toBe(false);
  const url = '/api/admin/judges/applications';
  const seen = await seenBy(applying, judge);
  const payload = { decision: 'verified', reason: 'A test', applications: named([seen, own]) };
  expect((await post(app, url, payload, applying.authorized)).json()).toMatchObject({
    status: 403,
    message: 'You cannot decide about yourself. Ask another organiser.',
  });
  expect(await stateOf(judge)).toEqual(['VERIFICATION_PENDING', false]);
  await decide(app, admin, judge, 'verified');
  const refused = await decideAll(admin, 'rejected', [
    { id: 'nobody', revision: 1 },
    { ...seen, revision: 2 },
  ]);
  expect(refused.map(({ done, message }) => [done, message])).toEqual([
    [false, 'Judge not found.'],
    [
      false,
      `${admin.email} has already decided: the application of Grace Sample was accepted. Nothing was sent.`,
    ],
  ]);
  const many = Array.from({ length: 201 }, () => named([seen])[0]);
  for (const applications of [many, []])
    expect((await post(app, url, { ...payload, applications }, admin.authorized)).statusCode).toBe(
      400,
    );
});

test("an organiser's deleted account is forgotten, and the mails of its decisions are sent", async () => {
  const { app, admin } = suite();
  const judge = await applicant();
  await decideAll(admin, 'verified', await queueOf(admin));
  await suite().commands().judging.stores.judges.forgetVerifier(admin.accountId);
  expect(await judgesIn(app).countDocuments({ 'heldDecision.by': admin.accountId })).toBe(0);
  await afterTheHold();
  expect(await templatesTo(app, judge.email)).toEqual(['application-received', 'judge-verified']);
});
