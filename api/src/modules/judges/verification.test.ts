import { haveLeft, type Person, post } from '../../../testing/accounts';
import { applicationsIn } from '../../../testing/applications';
import {
  apply,
  assignmentsOf,
  decide,
  judgeStatus,
  registerAdmin,
  registerStranger,
  verification,
} from '../../../testing/judges';
import { assignmentsIn, judgesIn, judging, judgingSuite } from '../../../testing/judging';
import { templatesTo } from '../../../testing/mails';

const suite = judgingSuite();
const { recordedOf } = applicationsIn(suite);
const url = '/api/admin/judges/verification';

async function applicant() {
  const { app, admin } = suite();
  const judge = await registerStranger(app);
  await apply(app, judge);
  return { app, admin, judge };
}

const stateOf = async (judge: Person) => {
  const { status, isVerified, may } = await judgeStatus(suite().app, judge);
  return [status, isVerified, may.seeAssignments];
};
const verified = ['ASSIGNMENTS_PENDING', true, true];

test('OPEN-023 STATE-003 a verified judge may see assignments, and is mailed once', async () => {
  const { app, admin, judge } = await applicant();
  const reply = await decide(app, admin, judge, 'verified');
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { status: 'ASSIGNMENTS_PENDING', isVerified: true, revision: 2 },
  ]);
  expect(await stateOf(judge)).toEqual(verified);
  expect((await decide(app, admin, judge, 'verified')).json()).toEqual(reply.json());
  expect(await templatesTo(app, judge.email)).toEqual(['application-received', 'judge-verified']);
});

test('OPEN-022 OPEN-046 notes distinguish rejected from pending, each "pending" sends one mail, and a rejected judge can be verified later', async () => {
  const { app, admin, judge } = await applicant();
  for (const decision of ['pending', 'pending'] as const) {
    await decide(app, admin, judge, decision);
    expect(await stateOf(judge)).toEqual(['VERIFICATION_PENDING', false, false]);
  }
  await decide(app, admin, judge, 'rejected');
  expect(await stateOf(judge)).toEqual(['REJECTED', false, false]);
  await decide(app, admin, judge, 'verified');
  expect(await stateOf(judge)).toEqual(verified);
  expect(await templatesTo(app, judge.email)).toEqual([
    'application-received',
    'verification-pending',
    'verification-pending',
    'judge-rejected',
    'judge-verified',
  ]);
});

test('D77 the trail names the organiser of the session, and a program for an automatic rejection', async () => {
  const { app, admin, judge } = await applicant();
  const low = await registerStranger(app);
  await apply(app, low, { experienceYears: 1 });
  const other = await registerAdmin(app);
  const again = await registerAdmin(app);
  await haveLeft(app, again, admin.email);
  await decide(app, admin, judge, 'verified');
  // Another account of the first organiser confirms nothing.
  await decide(app, again, judge, 'verified');
  await decide(app, other, judge, 'verified');
  await decide(app, admin, judge, 'rejected');
  expect(await recordedOf(judge)).toEqual([
    ['judge.rejected', admin.accountId, 'Rejected by admin'],
    ['judge.verification-confirmed', other.accountId, 'Verified by admin'],
    ['judge.verified', admin.accountId, 'Verified by admin'],
  ]);
  expect(await recordedOf(low)).toEqual([
    ['judge.rejected', 'qualification', 'Fewer years than required'],
  ]);
});

test('a decision that its notes contradict is refused and changes nothing', async () => {
  const { app, admin, judge } = await applicant();
  for (const said of [
    { isVerified: true, notes: 'Rejected by admin' },
    { isVerified: false, notes: 'Verified by admin' },
    { isVerified: false, notes: 'Hm' },
  ]) {
    const payload = { ...verification(judge.email, 'verified'), ...said };
    const reply = await post(app, url, payload, admin.authorized);
    expect(reply.json()).toMatchObject({ status: 400, code: 'invalid-argument' });
  }
  expect(await templatesTo(app, judge.email)).toEqual(['application-received']);
});

test('a judge rejected after all loses pending assignments and can no longer rate them', async () => {
  const { app, admin } = suite();
  const { judge, first } = await judging(suite());
  await decide(app, admin, judge, 'rejected');
  const headers = judge.authorized;
  expect((await app.inject({ url: '/api/judges/me/assignments', headers })).statusCode).toBe(403);
  const left = await assignmentsIn(app).find({ accountId: judge.accountId }).toArray();
  expect(left.map(({ status }) => status)).toEqual(['withdrawn']);
  await decide(app, admin, judge, 'verified');
  expect(await assignmentsOf(app, judge)).toEqual([first]);
});

test('the second of two organisers learns what the first has decided, and sends nothing', async () => {
  const { app, admin, judge } = await applicant();
  const second = await registerAdmin(app);
  const as = (seen: number, fate: 'verified' | 'rejected' | 'pending') => {
    const headers = { ...second.authorized, 'if-match': String(seen) };
    return post(app, url, verification(judge.email, fate), headers);
  };
  await decide(app, admin, judge, 'rejected');
  for (const fate of ['verified', 'pending'] as const)
    expect((await as(1, fate)).json()).toMatchObject({
      status: 412,
      message:
        'Another organiser has already decided: the application of Grace Sample was rejected. Nothing was sent.',
    });
  const same = { status: 'REJECTED', isVerified: false, revision: 2 };
  expect((await as(1, 'rejected')).json()).toEqual(same);
  expect(await templatesTo(app, judge.email)).toEqual(['application-received', 'judge-rejected']);
  expect((await as(2, 'verified')).statusCode).toBe(200);
  expect(await stateOf(judge)).toEqual(verified);
});

test('organisers do not decide about their own application, from any of their accounts', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  await apply(app, admin);
  const expectRefusals = async () => {
    for (const fate of ['verified', 'rejected', 'pending'] as const)
      expect((await decide(app, admin, admin, fate)).json()).toMatchObject({
        status: 403,
        message: 'You cannot decide about yourself. Ask another organiser.',
      });
  };
  await expectRefusals();
  const { accountId } = admin;
  await judgesIn(app).updateOne({ accountId }, { $set: { accountId: 'another' } });
  await expectRefusals();
  await haveLeft(app, admin, admin.email);
  await expectRefusals();
  expect(await templatesTo(app, admin.email)).toEqual(['application-received']);
});
