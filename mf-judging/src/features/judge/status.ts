import type { Assignment } from '@meritum/shared/contracts/assignments';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import type { JudgeStatusReply } from '@meritum/shared/contracts/judges';
import { withStepStates } from '@meritum/shared/ui/withStepStates';
import { stateOf } from '../assignments/addresses';

/** A judge's record, whose status may be unknown to this build. */
type JudgeState = Omit<JudgeStatusReply, 'status'> & { status: string };

const labels: Record<string, string> = {
  APPLICATION_PENDING: 'Applicant',
  VERIFICATION_PENDING: 'Verification Pending',
  ASSIGNMENTS_PENDING: 'Assignments Pending',
  REJECTED: 'Rejected',
};

/** The badge beside the name (JUD-016); it says when all of the judge's assignments are rated. */
export function labelOf(
  { status }: { status: string },
  assignments: readonly Assignment[] = [],
): string {
  const isDone = assignments.length > 0 && assignments.every((one) => stateOf(one) !== 'pending');
  return isDone ? 'All done' : (labels[status] ?? 'Applicant');
}

/** Whether the application is complete, with all of its six fields (ENT-006, D59). */
export function hasApplication(record: JudgeState): boolean {
  const { fullName, designation, organization, reason1, reason2, reason3 } = record;
  const parts = [fullName, designation, organization, reason1, reason2, reason3];
  return !record.isMinimalRecord && parts.every((part) => part.trim());
}

/** Whether the Judging Interest Form is shown (JUD-038). */
export function mayApply(record: JudgeState): boolean {
  return record.status === 'APPLICATION_PENDING' && !hasApplication(record);
}

const isDeactivated = ({ status, isVerified, may }: JudgeState): boolean =>
  status === 'ASSIGNMENTS_PENDING' && isVerified && !may.seeAssignments;

/** Whether the assignments are shown (JUD-017). */
export function seesAssignments(record: JudgeState): boolean {
  const { status, isVerified } = record;
  return status === 'ASSIGNMENTS_PENDING' && isVerified && !isDeactivated(record);
}

export function mayHaveReceipts(record: JudgeState): boolean {
  return record.status === 'REJECTED' || isDeactivated(record);
}

const banners: Record<string, string> = {
  VERIFICATION_PENDING: 'Thanks for your submisison. Your application is now being verified.',
  REJECTED: 'Regret to inform you that your application did not meet our required criteria.',
  ASSIGNMENTS_PENDING: 'Congrats! Your profile has been verified. Loading your assignments...',
};

const deactivated =
  'An organiser has ended your work as a judge. Your completed ratings are kept. If you think this is a mistake, write to us.';

/** The banner, exactly as specified (JUD-010 to JUD-015). */
export function bannerOf(record: JudgeState): string {
  if (record.status === 'APPLICATION_PENDING') {
    return hasApplication(record)
      ? 'Your application has been submitted and is being reviewed. You will be notified once a decision is made'
      : 'Complete the form below to submit your interest to be a judge';
  }
  if (isDeactivated(record)) return deactivated;
  return (
    banners[record.status] ??
    'Complete the application form below to submit your interest to be a judge.'
  );
}

const steps = [
  {
    label: 'Selection',
    description: 'Provisional selection from the Judging Interest Form.',
  },
  {
    label: 'Verification',
    description: 'Review of your LinkedIn profile and the three reasons you gave.',
  },
  {
    label: 'Assignments',
    description: 'Assignments aligned with your expertise, once you are verified.',
  },
  {
    label: 'Completion',
    description: 'An acknowledgment email after your evaluations are submitted.',
  },
] as const;

const stageOf: Record<string, number> = { VERIFICATION_PENDING: 1, ASSIGNMENTS_PENDING: 2 };

/** The progress, active up to the current stage; a rejected applicant is at the first (JUD-008, D66). */
export const progressOf = ({ status }: { status: string }) =>
  withStepStates(steps, stageOf[status] ?? 0);

type Names = Pick<JudgeStatusReply, 'displayName' | 'fullName'>;

/** The name in the greeting: the first known one, up to its first space or at sign (JUD-004, JUD-005). */
export function firstNameOf(account: Pick<UserProfile, 'displayName' | 'email'>, record?: Names) {
  const names = [record?.displayName, account.displayName, record?.fullName, account.email];
  const name = names.find((each) => each?.trim())?.trim() ?? '';
  return name.split(/[\s@]/)[0] ?? name;
}

/** The status of a person without a known record (ERR-012, VAL-027). */
export function applicant(email: string): JudgeStatusReply {
  return {
    status: 'APPLICATION_PENDING',
    isVerified: false,
    isMinimalRecord: true,
    isQualified: false,
    email,
    waitsForConfirmation: false,
    displayName: '',
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
  };
}
