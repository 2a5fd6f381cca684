import type { JudgeStatus } from '@meritum/shared/contracts/judges';
import { changedMeanwhile, changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { DomainError, invalidAt, refused } from '../../platform/errors/domain-error';

/** STATE-004, ERR-017. */
export const alreadyApplied = () =>
  new DomainError('already-exists', 'You have already submitted an application.');

export const noApplication = () =>
  new DomainError('not-found', 'There is no application with this email address.');

const decisions: Record<JudgeStatus, string> = {
  APPLICATION_PENDING: 'is incomplete',
  VERIFICATION_PENDING: 'waits for verification',
  ASSIGNMENTS_PENDING: 'was verified',
  REJECTED: 'was rejected',
};

/** Tells the second of two organisers what the first, who may be named, has decided. */
export const decidedText = (
  { fullName, status }: { fullName: string; status: JudgeStatus },
  by = 'Another organiser',
) =>
  `${by} has already decided: the application of ${fullName} ${decisions[status]}. Nothing was sent.`;

export const decidedMeanwhile = (judge: { fullName: string; status: JudgeStatus }) =>
  changedMeanwhile(decidedText(judge));

/** The mail of the decision was sent, or somebody has decided since. */
export const undoneTooLate = ({ fullName }: { fullName: string }, isConfirmed = false) =>
  refused(
    isConfirmed
      ? `Another organiser has confirmed the verification of ${fullName}, so it can no longer be undone. You can still reject them.`
      : `The decision about ${fullName} can no longer be undone. You can still verify or reject them.`,
  );

export const contradictory = () => invalidAt('/notes', 'The notes contradict isVerified');

/** PERM-005, PERM-006. */
export const notJudging = () =>
  new DomainError('permission-denied', 'Only a verified judge may do this.');

/** Judges cannot raise their own limit. */
export const aboveLimit = (limit: number) =>
  invalidAt('/capacity', `Use at most ${limit}. An organiser can raise it.`);

export const linkNotUsable = () =>
  refused('This link does not work. Stop the reminders in the judge portal.');

/** Deleted, rejected, deactivated or never asked. */
export const askedLinkNotUsable = () =>
  refused('This link does not work. Sign in to the judge portal and answer there.');

export const notAsked = () => new DomainError('not-found', 'You were not asked about this season.');

export const seasonJudged = (name: string) => refused(`Judging of ${name} is over.`);

export const declinedTooLate = (name: string) =>
  refused(
    `You agreed to judge ${name}, and its judging has opened. Lower the maximum number of entries in your preferences, or recuse yourself from entries you cannot judge.`,
  );

export const judgeUnknown = () => new DomainError('not-found', 'Judge not found.');

export const judgeChanged = () => changedSinceOpened('This judge');

export const decidesAboutSelf = () =>
  new DomainError('permission-denied', 'You cannot decide about yourself. Ask another organiser.');

export const notJudgingNow = () => refused('Only a verified judge can be deactivated.');

export const notDeactivated = () => refused('This judge is not deactivated.');

export const deactivatedJudge = () =>
  refused('This judge is deactivated. Reactivate them before you decide again.');
