import { limits } from '@meritum/shared/contracts/limits';
import { changedMeanwhile, changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { DomainError, invalidAt, refused } from '../../platform/errors/domain-error';

export const nothingToReplace = () =>
  refused(
    'This judge has no pending assignment for this nomination: it was rated, recused from or withdrawn, or judging has ended.',
  );

/** The same for missing, recused and other judges' assignments, so that it reveals nothing. */
export const assignmentUnknown = () => new DomainError('not-found', 'Assignment not found.');

/** VAL-029. */
export const alreadyRated = () =>
  new DomainError('already-exists', 'You have already submitted an evaluation of this nomination.');

export const judgingClosed = () => refused('Judging is closed in this category.');

export const notUnderReview = () => refused('This nomination is not under review at the moment.');

export const nominationChanged = () =>
  changedMeanwhile(
    'This nomination has changed since you opened it. Read it again before you submit.',
  );

export const alreadyCompleted = () => refused('This evaluation has already been submitted.');

export const noRecusalsLeft = () =>
  refused(
    `You have stepped back from ${limits.recusalsPerSeason} entries this season, the most that a judge can. Leave this entry unrated and write to us: an organiser can give it to another judge.`,
  );

export const otherAssignment = () =>
  invalidAt('/assignmentId', 'The assignment id does not match the address');

export const documentUnknown = () =>
  new DomainError('not-found', 'This nomination has no document.');

export const notCompleted = () => refused('This is available once all evaluations are submitted.');

export const noCalibration = () => refused('This season has no calibration round.');

export const entryUnknown = () => new DomainError('not-found', 'Sample entry not found.');

export const noReceipts = () => refused('You have not submitted a rating yet.');

export const mailedBefore = () =>
  refused(
    'We emailed your receipts less than an hour ago. Look in your inbox, or try again later.',
  );

/** Repeatedly changed by others during the write. */
export const assignmentChanged = () => changedSinceOpened('This assignment');
