/** @jest-environment node */
import { judgeStatuses } from '@meritum/shared/contracts/judges';
import { applied, assignment, completed, judgeStatus, verified } from '../../testing/records';
import {
  bannerOf,
  firstNameOf,
  hasApplication,
  labelOf,
  mayApply,
  progressOf,
  seesAssignments,
} from './status';

test('JUD-004 JUD-005 the first known name of profile, account, form and e-mail greets, cut at the first space or at the at-sign', () => {
  const account = { displayName: 'A Two', email: 'e@x.org' };
  const nameless = { ...account, displayName: ' ' };
  expect([
    firstNameOf(account, { displayName: ' P One ', fullName: 'F Three' }),
    firstNameOf(account, { displayName: '', fullName: 'F Three' }),
    firstNameOf(nameless, { displayName: '', fullName: 'F Three' }),
    firstNameOf(nameless),
  ]).toEqual(['P', 'A', 'F', 'e']);
});

test('JUD-008 D66 steps are active up to the current stage', () => {
  const active = (status: string) =>
    progressOf({ status }).filter(({ state }) => state !== 'future').length;
  expect(
    ['APPLICATION_PENDING', 'VERIFICATION_PENDING', 'ASSIGNMENTS_PENDING', 'REJECTED', 'FOO'].map(
      active,
    ),
  ).toEqual([1, 2, 3, 1, 1]);
});

test('JUD-010 to JUD-015 each status has exactly its banner', () => {
  expect(
    [
      judgeStatus(),
      applied({ status: 'APPLICATION_PENDING' }),
      applied(),
      applied({ status: 'REJECTED' }),
      verified(),
      { ...applied(), status: 'FOO' },
    ].map(bannerOf),
  ).toEqual([
    'Complete the form below to submit your interest to be a judge',
    'Your application has been submitted and is being reviewed. You will be notified once a decision is made',
    'Thanks for your submisison. Your application is now being verified.',
    'Regret to inform you that your application did not meet our required criteria.',
    'Congrats! Your profile has been verified. Loading your assignments...',
    'Complete the application form below to submit your interest to be a judge.',
  ]);
});

test('STATE-002 JUD-016 each of the four statuses has its badge', () => {
  expect([...judgeStatuses, 'FOO'].map((status) => labelOf({ status }))).toEqual([
    'Applicant',
    'Verification Pending',
    'Assignments Pending',
    'Rejected',
    'Applicant',
  ]);
});

test('JUD-016 the badge of a judge who has rated everything says so', () => {
  const of = (...own: Parameters<typeof labelOf>[1][]) =>
    own.map((each) => labelOf(verified(), each));
  expect(of([completed('a'), assignment('b')], [completed('a')], [])).toEqual([
    'Assignments Pending',
    'All done',
    'Assignments Pending',
  ]);
});

test.each(['fullName', 'designation', 'organization', 'reason1', 'reason2', 'reason3'] as const)(
  'ENT-006 JUD-038 without %s there is no application, and the form is shown',
  (field) => {
    const record = applied({ status: 'APPLICATION_PENDING', [field]: ' ' });
    expect([hasApplication(record), mayApply(record)]).toEqual([false, true]);
  },
);

test('JUD-038 the form is for applicants without an application only', () => {
  expect([
    mayApply(judgeStatus()),
    mayApply(applied({ status: 'APPLICATION_PENDING' })),
    mayApply(judgeStatus({ status: 'REJECTED' })),
  ]).toEqual([true, false, false]);
});

test('JUD-017 assignments need both the status and the verification', () => {
  expect([
    seesAssignments(verified()),
    seesAssignments(verified({ isVerified: false })),
    seesAssignments(applied({ isVerified: true })),
  ]).toEqual([true, false, false]);
});

test('D71 a judge whose work was ended is told so and sees no assignments', () => {
  const record = verified({ may: { apply: false, seeAssignments: false } });
  expect([seesAssignments(record), bannerOf(record)]).toEqual([
    false,
    'An organiser has ended your work as a judge. Your completed ratings are kept. If you think this is a mistake, write to us.',
  ]);
});
