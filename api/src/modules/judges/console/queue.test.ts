import type {
  Application,
  ApplicationOutcome,
  ApplicationsReply,
} from '@meritum/shared/contracts/applications';
import { seconds } from '../../../platform/clock';
import { type Person, post } from '../../../testing/accounts';
import { auditSeen, callAs } from '../../../testing/console';
import {
  apply,
  assignmentsOf,
  decide,
  judgeStatus,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerStranger,
  registerUnconfirmed,
} from '../../../testing/judges';
import { anotherProcess, judgesIn, judgingSuite } from '../../../testing/judging';
import { templatesTo } from '../../../testing/mails';
import { nominationForm, submit } from '../../../testing/nominations';
import { endHolds } from './queue';

const suite = judgingSuite({ season: { 'rules.minimumRatings': 1, 'rules.plannedRatings': 2 } });

async function applicant(overrides = {}): Promise<Person> {
  const judge = await registerStranger(suite().app);
  await apply(suite().app, judge, overrides);
  return judge;
}

async function queueOf(admin: Person, query = {}) {
  const reply = await callAs(suite().app, admin, 'listApplications', query);
  return reply.json<ApplicationsReply>().rows;
}

async function seenBy(admin: Person, { email }: Person): Promise<Application> {
  const found = (await queueOf(admin)).find((row) => row.email === email);
  if (!found) throw new Error(`${email} does not wait`);
  return found;
}

type Seen = Pick<Application, 'id' | 'revision'>;
const named = (all: readonly Seen[]) =>
  all.map(({ id: judgeId, revision }) => ({ judgeId, revision }));

async function decideAll(
  admin: Person,
  decision: 'verified' | 'rejected',
  all: readonly Seen[],
  reason = 'A test',
) {
  const given = { decision, reason, applications: named(all) };
  const reply = await callAs(suite().app, admin, 'decideApplications', given);
  return reply.json<{ outcomes: ApplicationOutcome[] }>().outcomes;
}

async function undo(admin: Person, outcomes: readonly ApplicationOutcome[]) {
  const applications = outcomes.map(({ judgeId, revision }) => ({ judgeId, revision }));
  const reply = await callAs(suite().app, admin, 'undoDecisions', { applications });
  return reply.json<{ outcomes: ApplicationOutcome[] }>().outcomes;
}

/** Ends the time in which decisions can be undone, as another process that takes over would. */
async function afterTheHold() {
  suite().pass(seconds(14));
  const { judging } = anotherProcess(suite());
  await endHolds({ ...judging, allocate: async () => {} });
}

const stateOf = async (judge: Person) => {
  const { status, isVerified } = await judgeStatus(suite().app, judge);
  return [status, isVerified];
};
const recordedOf = async ({ accountId: subject }: Person) => {
  const { app, admin } = suite();
  const entries = await auditSeen(app, admin, { subject });
  return entries.map(({ action, actor, reason }) => [action, actor.id, reason]);
};

test('an application is shown with all that deciding about it takes', async () => {
  const { app, admin } = suite();
  const judge = await registerUnconfirmed(app);
  await apply(app, judge, { organization: 'Oak', experienceYears: 12 });
  const { id, appliedAt, ...seen } = await seenBy(admin, judge);
  expect(seen).toEqual({
    revision: 1,
    state: 'waiting',
    name: 'Grace Sample',
    email: judge.email,
    emailConfirmed: false,
    linkedInUrl: 'https://www.linkedin.com/in/grace-sample',
    designation: 'Principal Engineer',
    organization: 'Oak',
    experienceYears: 12,
    judgingYears: 2,
    reasons: ['I have led platform teams.', 'I have judged hackathons.', 'I review for a journal.'],
    duplicates: [],
    sharesEmployer: false,
    conflicts: 0,
    nominatesIn: [],
    mayDecide: true,
  });
});

test('records of the same mailbox, profile, or name and organization are marked in both', async () => {
  const { admin } = suite();
  const first = await applicant({
    organization: 'Oak Ltd',
    linkedInUrl: 'https://de.linkedin.com/in/grace',
  });
  const second = await applicant({
    fullName: 'GRACE SAMPLE',
    organization: 'OAK',
    linkedInUrl: 'http://www.linkedin.com/in/Grace/?trk=1',
  });
  for (const organization of ['Elm', 'Ash'])
    await applicant({ organization, linkedInUrl: 'https://www.linkedin.com/' });
  const [one, other] = [await seenBy(admin, first), await seenBy(admin, second)];
  const same = ['profile', 'name'];
  const mark = ({ id, name, email }: Application) => ({ id, name, email, state: 'waiting', same });
  expect([one.duplicates, other.duplicates]).toEqual([[mark(other)], [mark(one)]]);
  expect((await queueOf(admin)).filter(({ duplicates }) => duplicates.length > 0)).toHaveLength(2);
});

test("an applicant's conflicts of interest are counted, and an organiser's shared employer is marked", async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  await apply(app, admin, { organization: 'Birch' });
  await registerNominee(app, { organization: 'Oak' });
  await registerNominee(app, { organization: 'Birch' });
  const colleague = await applicant({ organization: 'Birch Inc.' });
  const nominee = await applicant({ organization: 'Elm' });
  await submit(app, nominee, nominationForm({ organization: 'Elm' }));
  const marks = async (judge: Person) => {
    const { sharesEmployer, conflicts, nominatesIn } = await seenBy(admin, judge);
    return { sharesEmployer, conflicts, nominatesIn };
  };
  // The entry of the organiser's own employer is not counted.
  expect(await marks(colleague)).toEqual({ sharesEmployer: true, conflicts: 0, nominatesIn: [] });
  expect(await marks(nominee)).toEqual({
    sharesEmployer: false,
    conflicts: 2,
    nominatesIn: ['Technology'],
  });
});

test('a decision counts immediately and is recorded; its mail and assignments wait until it can no longer be undone', async () => {
  const { app, admin } = suite();
  await registerNominee(app);
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
  const { judging } = anotherProcess(suite());
  let planned = 0;
  const work = { ...judging, allocate: async () => void planned++ };
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

test('only its organiser undoes a decision, before its mail is sent and anybody has decided anew', async () => {
  const { app, admin } = suite();
  const other = await registerAdmin(app);
  const judge = await applicant();
  const outcomes = await decideAll(admin, 'verified', [await seenBy(admin, judge)]);
  const refusal = expect.objectContaining({
    done: false,
    message:
      'The decision about Grace Sample can no longer be undone. You can still verify or reject them.',
  });
  expect(await undo(other, outcomes)).toEqual([refusal]);
  await decide(app, other, judge, 'verified');
  expect(await undo(admin, outcomes)).toEqual([refusal]);
  const late = await applicant();
  const decided = await decideAll(admin, 'rejected', [await seenBy(admin, late)]);
  await afterTheHold();
  expect(await undo(admin, decided)).toEqual([refusal]);
  expect(await stateOf(late)).toEqual(['REJECTED', false]);
  const undoneAtTheSameTime = await applicant();
  const racing = await decideAll(admin, 'rejected', [await seenBy(admin, undoneAtTheSameTime)]);
  suite().pass(seconds(14));
  const { judging } = anotherProcess(suite());
  const [[undone]] = await Promise.all([
    undo(admin, racing),
    endHolds({ ...judging, allocate: async () => {} }),
  ]);
  const { email } = undoneAtTheSameTime;
  expect((await templatesTo(app, email)).length).toBe(undone?.done ? 1 : 2);
});

test('a request that is repeated, even at the same time, is answered the same and decides once', async () => {
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

test('of two organisers who decide at the same time, the second is told who was first and what of', async () => {
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
    [true, false, 'Hedy Sample was already verified by another organiser. You have confirmed it.'],
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
  expect(await judgesIn(app).countDocuments({ heldDecision: { $exists: true } })).toBe(0);
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

test('nobody decides about their own application, also among others, and unknown or verified ones are refused', async () => {
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
      `${admin.email} has already decided: the application of Grace Sample was verified. Nothing was sent.`,
    ],
  ]);
  const many = Array.from({ length: 201 }, () => named([seen])[0]);
  for (const applications of [many, []])
    expect((await post(app, url, { ...payload, applications }, admin.authorized)).statusCode).toBe(
      400,
    );
});

test("80 applications take one request, and an organiser's deleted account is forgotten", async () => {
  const { app, admin } = suite();
  const first = await applicant();
  const [record] = await judgesIn(app).find({ email: first.email }).toArray();
  if (!record) throw new Error('They have applied');
  await judgesIn(app).insertMany(
    Array.from({ length: 79 }, (_, at) => ({
      ...record,
      _id: `queued-${at}`,
      accountId: `queued-${at}`,
      email: `queued-${at}@works.example`,
    })),
  );
  const waiting = await queueOf(admin);
  const outcomes = await decideAll(admin, 'verified', waiting);
  expect([waiting.length, outcomes.filter(({ done }) => done).length]).toEqual([80, 80]);
  await anotherProcess(suite()).judging.judges.forgetVerifier(admin.accountId);
  expect(await judgesIn(app).countDocuments({ 'heldDecision.by': admin.accountId })).toBe(0);
  await afterTheHold();
  expect(await templatesTo(app, first.email)).toEqual(['application-received', 'judge-verified']);
}, 60_000);
