import type { JudgeStatus } from '@meritum/shared/contracts/judges';
import { changedMeanwhile, changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { DomainError, invalidArgument } from '../../platform/errors/domain-error';

/** STATE-004, ERR-017. */
export const alreadyApplied = () =>
  new DomainError('already-exists', 'You have already submitted an application.');

export const noApplication = () =>
  new DomainError('not-found', 'There is no application with this email address.');

const standings: Record<JudgeStatus, string> = {
  APPLICATION_PENDING: 'waits for its applicant',
  VERIFICATION_PENDING: 'waits for verification',
  ASSIGNMENTS_PENDING: 'was verified',
  REJECTED: 'was rejected',
};

/** The second of two admins is told what the first has done. */
export const decidedMeanwhile = ({ fullName, status }: { fullName: string; status: JudgeStatus }) =>
  changedMeanwhile(
    `Another organiser has already decided: the application of ${fullName} ${standings[status]}. Nothing was sent.`,
  );

export const contradictory = () => {
  const message = 'The notes say something else than isVerified';
  return invalidArgument(message, [{ pointer: '/notes', message }]);
};

/** PERM-005, PERM-006: the same for everybody who does not judge. */
export const notJudging = () =>
  new DomainError('permission-denied', 'Only a verified judge may do this.');

/** How much a judge may judge is not theirs to raise. */
export const aboveLimit = (limit: number) => {
  const message = `Use at most ${limit}. An organiser can raise it.`;
  return invalidArgument(message, [{ pointer: '/capacity', message }]);
};

export const linkNotUsable = () =>
  new DomainError(
    'failed-precondition',
    'This link does not work. Please change it in the portal.',
  );

export const judgeUnknown = () => new DomainError('not-found', 'There is no such judge.');

/** The second of two who decide at once, and whoever decides on what is no longer so. */
export const judgeChanged = () => changedSinceOpened('This judge');

export const decidesAboutSelf = () =>
  new DomainError('permission-denied', 'This is about yourself. Somebody else decides.');

export const notJudgingNow = () =>
  new DomainError('failed-precondition', 'Only somebody who was verified can be deactivated.');

export const notDeactivated = () =>
  new DomainError('failed-precondition', 'This judge is not deactivated.');

export const deactivatedJudge = () =>
  new DomainError(
    'failed-precondition',
    'This judge is deactivated. Reactivate them before you decide anew.',
  );
