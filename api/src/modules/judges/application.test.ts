import { registerAccount } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { askAs } from '../../../testing/console';
import { apply, judgeStatus, registerAdmin, registerStranger } from '../../../testing/judges';
import { judgesIn } from '../../../testing/judging';
import { templatesTo } from '../../../testing/mails';

const suite = suiteApp();

const stored = (accountId: string) => judgesIn(suite().app).findOne({ accountId });

test('STATE-003 ENT-005 ENT-007 API-004 API-005 OPEN-025 before an application the record has only address and name; afterwards it waits for verification, and a mail confirms it', async () => {
  const { app } = suite();
  const ada = await registerStranger(app);
  const before = await judgeStatus(app, ada);
  expect(before).toEqual({
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
  const reply = await apply(app, ada, { organization: '  Acme ' });
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'VERIFICATION_PENDING' }]);
  expect(await judgeStatus(app, ada)).toEqual({
    ...before,
    status: 'VERIFICATION_PENDING',
    isMinimalRecord: false,
    isQualified: true,
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
])(
  'OPEN-026 STATE-004 D67 with %i years and %i of judging the status is %s, and nobody can apply twice',
  async (experienceYears, judgingYears, status, mail) => {
    const { app } = suite();
    const ada = await registerStranger(app);
    const reply = await apply(app, ada, { experienceYears, judgingYears });
    expect(reply.json()).toEqual({ status });
    expect((await judgeStatus(app, ada)).status).toBe(status);
    const before = await stored(ada.accountId);
    expect((await apply(app, ada, { fullName: 'Somebody Else' })).json()).toMatchObject({
      status: 409,
      code: 'already-exists',
      message: 'You have already submitted an application.',
    });
    expect(await stored(ada.accountId)).toEqual(before);
    expect(await templatesTo(app, ada.email)).toEqual([mail]);
  },
);

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
  const { accountId } = ada;
  await judgesIn(app).updateOne({ accountId }, { $set: { status: 'APPLICATION_PENDING' } });
  expect(await judgeStatus(app, ada)).toMatchObject({
    status: 'APPLICATION_PENDING',
    isMinimalRecord: false,
    may: { apply: false, seeAssignments: false },
  });
  await judgesIn(app).updateOne({ accountId }, { $set: { reason2: ' ' } });
  expect((await judgeStatus(app, ada)).isMinimalRecord).toBe(true);
  expect((await apply(app, ada)).json()).toEqual({ status: 'VERIFICATION_PENDING' });
});

test('VAL-020 to VAL-026 an invalid application is refused, and nothing is stored', async () => {
  const { app } = suite();
  const ada = await registerStranger(app);
  const texts = {
    designation: ['   ', 'Designation is required'],
    organization: [' ', 'Company/Organization is required'],
    agreeTerms: [false, 'You must agree to the terms and conditions'],
    reason3: ['', 'This reason is required'],
  };
  for (const [name, [value, message]] of Object.entries(texts)) {
    const { code, errors } = (await apply(app, ada, { [name]: value })).json();
    expect([code, errors[0]]).toEqual(['invalid-argument', { pointer: `/${name}`, message }]);
  }
  for (const wrong of [
    { linkedInUrl: 'javascript:alert(1)' },
    { experienceYears: 0 },
    { experienceYears: '7' },
    { judgingYears: 1.5 },
    { reason1: ['a list'] },
    { isVerified: true },
  ]) {
    const { status, code } = (await apply(app, ada, wrong)).json();
    expect([wrong, status, code]).toEqual([wrong, 400, 'invalid-argument']);
  }
  expect(await stored(ada.accountId)).toBeNull();
});

test('ADM-003 ADM-016 ENT-011 API-010 OPEN-029 PERM-007 the list is a bare one of unverified applicants without minimal records, for organisers alone', async () => {
  const { app } = suite();
  await judgesIn(app).deleteMany({});
  const admin = await registerAdmin(app);
  const [ada, low] = [await registerStranger(app), await registerStranger(app)];
  await registerAccount(app);
  await apply(app, ada);
  await apply(app, low, { experienceYears: 1, fullName: 'Low Sample' });
  const judge = await stored(ada.accountId);
  expect((await askAs(app, admin, 'judges/pending')).json()).toEqual([
    {
      id: judge?._id,
      name: 'Grace Sample',
      email: ada.email,
      emailConfirmed: true,
      linkedInUrl: 'https://www.linkedin.com/in/grace-sample',
      status: 'VERIFICATION_PENDING',
      createdAt: { seconds: Math.floor((judge?.createdAt.getTime() ?? 0) / 1_000) },
      company: judge?.organization,
      designation: 'Principal Engineer',
      isVerified: false,
      isPaid: false,
      reasons: [
        'I have led platform teams.',
        'I have judged hackathons.',
        'I review for a journal.',
      ],
      revision: 1,
    },
    expect.objectContaining({ name: 'Low Sample', status: 'REJECTED' }),
  ]);
  const refused = await askAs(app, low, 'judges/pending');
  expect([refused.statusCode, refused.body.includes(ada.email)]).toEqual([403, false]);
});
