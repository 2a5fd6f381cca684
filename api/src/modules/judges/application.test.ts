import { registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import {
  apply,
  judgeApplication,
  judgeStatus,
  registerAdmin,
  registerStranger,
} from '../../testing/judges';
import { templatesTo } from '../../testing/mails';
import type { Judge } from './judge';

const suite = suiteApp();

const stored = (accountId: string) =>
  suite().app.mongo.db.collection<Judge>('judges').findOne({ accountId });

test('ENT-005 OPEN-025 before an application the record has an address and a name', async () => {
  const { app } = suite();
  const ada = await registerStranger(app);
  expect(await judgeStatus(app, ada)).toEqual({
    status: 'APPLICATION_PENDING',
    isVerified: false,
    isMinimalRecord: true,
    isQualified: false,
    email: ada.email,
    waitsForConfirmation: false,
    displayName: ada.displayName,
    fullName: '',
    designation: '',
    organization: '',
    linkedInUrl: '',
    yearsExperience: 0,
    judgingExperience: 0,
    reason1: '',
    reason2: '',
    reason3: '',
    may: { apply: true, seeAssignments: false },
  });
});

test('STATE-003 ENT-007 an application waits for verification, and is confirmed by mail', async () => {
  const { app } = suite();
  const ada = await registerStranger(app);
  const reply = await apply(app, ada, { organization: '  Acme ' });
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'VERIFICATION_PENDING' }]);
  expect(await judgeStatus(app, ada)).toEqual({
    status: 'VERIFICATION_PENDING',
    isVerified: false,
    isMinimalRecord: false,
    isQualified: true,
    email: ada.email,
    waitsForConfirmation: false,
    displayName: ada.displayName,
    fullName: 'Grace Sample',
    designation: 'Principal Engineer',
    organization: 'Acme',
    linkedInUrl: 'https://www.linkedin.com/in/grace-sample',
    yearsExperience: 7,
    judgingExperience: 2,
    reason1: 'I have led platform teams.',
    reason2: 'I have judged hackathons.',
    reason3: 'I review for a journal.',
    may: { apply: false, seeAssignments: false },
  });
  expect(await templatesTo(app, ada.email)).toEqual(['application-received']);
});

test.each([
  [4, 1, 'REJECTED', 'judge-rejected'],
  [5, 1, 'VERIFICATION_PENDING', 'application-received'],
])('OPEN-026 with %i years and %i of judging the status is %s', async (...row) => {
  const [experienceYears, judgingYears, status, mail] = row;
  const { app } = suite();
  const ada = await registerStranger(app);
  const reply = await apply(app, ada, { experienceYears, judgingYears });
  expect(reply.json()).toEqual({ status });
  expect((await judgeStatus(app, ada)).status).toBe(status);
  expect(await templatesTo(app, ada.email)).toEqual([mail]);
});

test('STATE-004 D67 nobody can apply twice, even after a rejection', async () => {
  const { app } = suite();
  for (const experienceYears of [7, 4]) {
    const ada = await registerStranger(app);
    await apply(app, ada, { experienceYears });
    const before = await stored(ada.accountId);
    const again = await apply(app, ada, { fullName: 'Somebody Else' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'already-exists']);
    expect(again.json().message).toBe('You have already submitted an application.');
    expect(await stored(ada.accountId)).toEqual(before);
  }
});

test('STATE-004 of ten concurrent applications one is accepted, and one mail is sent', async () => {
  const { app } = suite();
  const ada = await registerStranger(app);
  const replies = await Promise.all(Array.from({ length: 10 }, () => apply(app, ada)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await templatesTo(app, ada.email)).toEqual(['application-received']);
});

test('PERM-004 the applicant is taken from the session', async () => {
  const { app } = suite();
  const [ada, grace] = [await registerStranger(app), await registerStranger(app)];
  await apply(app, ada, { email: grace.email });
  expect(await stored(grace.accountId)).toBeNull();
  expect((await stored(ada.accountId))?.email).toBe(ada.email);
});

test('OPEN-027 an imported record with an application is shown, and cannot apply again', async () => {
  const { app } = suite();
  const ada = await registerStranger(app);
  await apply(app, ada);
  const judges = app.mongo.db.collection<Judge>('judges');
  const { accountId } = ada;
  await judges.updateOne({ accountId }, { $set: { status: 'APPLICATION_PENDING' } });
  const { status, isMinimalRecord, may } = await judgeStatus(app, ada);
  expect({ status, isMinimalRecord, may }).toEqual({
    status: 'APPLICATION_PENDING',
    isMinimalRecord: false,
    may: { apply: false, seeAssignments: false },
  });
  await judges.updateOne({ accountId }, { $set: { reason2: ' ' } });
  expect((await judgeStatus(app, ada)).isMinimalRecord).toBe(true);
  expect((await apply(app, ada)).json()).toEqual({ status: 'VERIFICATION_PENDING' });
});

test.each([
  ['designation', '   ', 'Designation is required'],
  ['organization', ' ', 'Company/Organization is required'],
  ['agreeTerms', false, 'You must agree to the terms and conditions'],
  ['reason3', '', 'This reason is required'],
  ['linkedInUrl', 'javascript:alert(1)', undefined],
  ['experienceYears', 0, undefined],
  ['experienceYears', '7', undefined],
  ['judgingYears', 1.5, undefined],
  ['reason1', ['a list'], undefined],
  ['isVerified', true, undefined],
])('VAL-020 to VAL-026 %s as %j is refused, and nothing is stored', async (name, value, text) => {
  const { app } = suite();
  const ada = await registerStranger(app);
  const reply = await apply(app, ada, { [name]: value });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid-argument']);
  if (text) expect(reply.json().errors[0]).toEqual({ pointer: `/${name}`, message: text });
  expect(await stored(ada.accountId)).toBeNull();
});

test('ADM-016 OPEN-029 the list has unverified applicants and no minimal records', async () => {
  const { app } = suite();
  await app.mongo.db.collection('judges').deleteMany({});
  const admin = await registerAdmin(app);
  const [ada, low] = [await registerStranger(app), await registerStranger(app)];
  await registerAccount(app);
  await apply(app, ada, judgeApplication());
  await apply(app, low, { experienceYears: 1, fullName: 'Low Sample' });
  const reply = await app.inject({ url: '/api/admin/judges/pending', headers: admin.authorized });
  const [first, second] = reply.json();
  const judge = await stored(ada.accountId);
  expect(first).toEqual({
    id: judge?._id,
    name: 'Grace Sample',
    email: ada.email,
    emailConfirmed: true,
    linkedInUrl: 'https://www.linkedin.com/in/grace-sample',
    status: 'VERIFICATION_PENDING',
    createdAt: { seconds: Math.floor((judge?.createdAt.getTime() ?? 0) / 1_000) },
    company: 'Independent Works',
    designation: 'Principal Engineer',
    isVerified: false,
    isPaid: false,
    reasons: ['I have led platform teams.', 'I have judged hackathons.', 'I review for a journal.'],
    revision: 1,
  });
  expect([second.name, second.status, reply.json().length]).toEqual(['Low Sample', 'REJECTED', 2]);
});
