import type { AuditReply } from '@meritum/shared/contracts/audit';
import { suiteApp } from '../../testing/app';
import {
  apply,
  assignmentsOf,
  decide,
  judgeStatus,
  registerAdmin,
  registerJudge,
  registerNominee,
  registerStranger,
  verification,
} from '../../testing/judges';
import { templatesTo } from '../../testing/mails';
import type { Assignment } from '../assignments/assignment';

const suite = suiteApp();

async function applicant() {
  const { app } = suite();
  const [admin, judge] = [await registerAdmin(app), await registerStranger(app)];
  await apply(app, judge);
  return { app, admin, judge };
}

const standing = async (judge: Awaited<ReturnType<typeof registerStranger>>) => {
  const { status, isVerified, may } = await judgeStatus(suite().app, judge);
  return [status, isVerified, may.seeAssignments];
};

test('OPEN-023 STATE-003 a verified judge may see assignments, and is told once', async () => {
  const { app, admin, judge } = await applicant();
  const reply = await decide(app, admin, judge, 'verified');
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { status: 'ASSIGNMENTS_PENDING', isVerified: true, revision: 2 },
  ]);
  expect(await standing(judge)).toEqual(['ASSIGNMENTS_PENDING', true, true]);
  expect((await decide(app, admin, judge, 'verified')).json()).toEqual(reply.json());
  expect(await templatesTo(app, judge.email)).toEqual(['application-received', 'judge-verified']);
});

test('OPEN-022 the notes tell rejected from pending', async () => {
  const { app, admin, judge } = await applicant();
  await decide(app, admin, judge, 'pending');
  expect(await standing(judge)).toEqual(['VERIFICATION_PENDING', false, false]);
  await decide(app, admin, judge, 'rejected');
  expect(await standing(judge)).toEqual(['REJECTED', false, false]);
  expect(await templatesTo(app, judge.email)).toEqual([
    'application-received',
    'verification-pending',
    'judge-rejected',
  ]);
});

test('OPEN-046 each "pending" that an admin sends leads to one mail', async () => {
  const { app, admin, judge } = await applicant();
  await decide(app, admin, judge, 'pending');
  await decide(app, admin, judge, 'pending');
  expect(await templatesTo(app, judge.email)).toEqual([
    'application-received',
    'verification-pending',
    'verification-pending',
  ]);
});

test('a rejected judge can be verified later', async () => {
  const { app, admin, judge } = await applicant();
  await decide(app, admin, judge, 'rejected');
  await decide(app, admin, judge, 'verified');
  expect(await standing(judge)).toEqual(['ASSIGNMENTS_PENDING', true, true]);
});

test('the decider is recorded, and for an automatic rejection that there was none', async () => {
  const { app, admin, judge } = await applicant();
  const low = await registerStranger(app);
  await apply(app, low, { experienceYears: 1 });
  const other = await registerAdmin(app);
  await decide(app, admin, judge, 'verified');
  await decide(app, other, judge, 'verified');
  await decide(app, admin, judge, 'rejected');
  const said = async (accountId: string) => {
    const query = { subject: accountId };
    const reply = await app.inject({ url: '/api/admin/audit', headers: admin.authorized, query });
    return reply.json<AuditReply>().entries;
  };
  expect(
    (await said(judge.accountId)).map(({ action, actor, reason }) => [action, actor.id, reason]),
  ).toEqual([
    ['judge.rejected', admin.accountId, 'Rejected by admin'],
    ['judge.verification-confirmed', other.accountId, 'Verified by admin'],
    ['judge.verified', admin.accountId, 'Verified by admin'],
  ]);
  expect(
    (await said(low.accountId)).map(({ action, actor }) => [action, actor.kind, actor.id]),
  ).toEqual([['judge.rejected', 'command', 'qualification']]);
});

test('D77 the admin is taken from the session; only admins decide', async () => {
  const { app, admin, judge } = await applicant();
  const url = '/api/admin/judges/verification';
  const payload = { ...verification(judge.email, 'verified'), adminEmail: admin.email };
  for (const headers of [{}, judge.authorized])
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(
      'authorization' in headers ? 403 : 401,
    );
  expect(await standing(judge)).toEqual(['VERIFICATION_PENDING', false, false]);
});

test.each([
  ['verified, but the notes say rejected', { isVerified: true, notes: 'Rejected by admin' }],
  ['not verified, but the notes say verified', { isVerified: false, notes: 'Verified by admin' }],
  ['other notes', { isVerified: false, notes: 'Hm' }],
])('%s is refused and changes nothing', async (_, said) => {
  const { app, admin, judge } = await applicant();
  const payload = { ...verification(judge.email, 'verified'), ...said };
  const url = '/api/admin/judges/verification';
  const headers = admin.authorized;
  const reply = await app.inject({ method: 'POST', url, headers, payload });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-argument']);
  expect(await templatesTo(app, judge.email)).toEqual(['application-received']);
});

test('two admins who decide concurrently make one decision and one mail', async () => {
  const { app, admin, judge } = await applicant();
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => decide(app, admin, judge, 'verified')),
  );
  expect(replies.filter(({ statusCode }) => ![200, 412].includes(statusCode))).toEqual([]);
  expect(await standing(judge)).toEqual(['ASSIGNMENTS_PENDING', true, true]);
  expect(await templatesTo(app, judge.email)).toEqual(['application-received', 'judge-verified']);
});

test('a judge rejected after all loses pending assignments and can no longer rate them', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  await registerNominee(app);
  const judge = await registerJudge(app, admin);
  expect(await assignmentsOf(app, judge)).toHaveLength(1);
  await decide(app, admin, judge, 'rejected');
  const headers = judge.authorized;
  expect((await app.inject({ url: '/api/judges/me/assignments', headers })).statusCode).toBe(403);
  const pairs = app.mongo.db.collection<Assignment>('assignments');
  const theirs = await pairs.find({ accountId: judge.accountId }).toArray();
  expect(theirs.map(({ status }) => status)).toEqual(['withdrawn']);
  await decide(app, admin, judge, 'verified');
  expect((await assignmentsOf(app, judge)).map(({ status }) => status)).toEqual(['pending']);
});

test('the second of two admins is told what the first has decided, and nothing is sent', async () => {
  const { app, admin, judge } = await applicant();
  const second = await registerAdmin(app);
  const as = (seen: number, fate: 'verified' | 'rejected' | 'pending') =>
    app.inject({
      method: 'POST',
      url: '/api/admin/judges/verification',
      headers: { ...second.authorized, 'if-match': String(seen) },
      payload: verification(judge.email, fate),
    });
  await decide(app, admin, judge, 'rejected');
  for (const fate of ['verified', 'pending'] as const) {
    const reply = await as(1, fate);
    expect([reply.statusCode, reply.json().message]).toEqual([
      412,
      'Another organiser has already decided: the application of Grace Sample was rejected. Nothing was sent.',
    ]);
  }
  expect((await as(1, 'rejected')).json()).toEqual({
    status: 'REJECTED',
    isVerified: false,
    revision: 2,
  });
  expect(await templatesTo(app, judge.email)).toEqual(['application-received', 'judge-rejected']);
  expect((await as(2, 'verified')).statusCode).toBe(200);
  expect(await standing(judge)).toEqual(['ASSIGNMENTS_PENDING', true, true]);
});

test('API-010 ADM-003 PERM-007 the list is a bare one, for admins alone', async () => {
  const { app, admin, judge } = await applicant();
  const list = (headers: Record<string, string>) =>
    app.inject({ url: '/api/admin/judges/pending', headers });
  const mine = (await list(admin.authorized)).json();
  expect(mine).toContainEqual(expect.objectContaining({ email: judge.email }));
  for (const [headers, status] of [
    [{}, 401],
    [judge.authorized, 403],
  ] as const) {
    const reply = await list(headers);
    expect([reply.statusCode, reply.body.includes(judge.email)]).toEqual([status, false]);
  }
});

test('organisers do not decide about their own application, from any of their accounts', async () => {
  const { app, admin } = await applicant();
  await apply(app, admin);
  const refused = async () => {
    const replies = await Promise.all(
      (['verified', 'rejected', 'pending'] as const).map((fate) => decide(app, admin, admin, fate)),
    );
    return replies.map((reply) => [reply.statusCode, reply.json().message]);
  };
  const all = Array(3).fill([403, 'You cannot decide about yourself. Ask another organiser.']);
  expect(await refused()).toEqual(all);
  await app.mongo.db
    .collection('judges')
    .updateOne({ accountId: admin.accountId }, { $set: { accountId: 'another' } });
  expect(await refused()).toEqual(all);
  expect(await templatesTo(app, admin.email)).toEqual(['application-received']);
});
