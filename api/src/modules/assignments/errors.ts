import { changedMeanwhile, changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { DomainError, invalidArgument } from '../../platform/errors/domain-error';

/** The same for one that never was, another judge's, and one that was given back. */
export const nothingToReplace = () =>
  new DomainError(
    'failed-precondition',
    'This judge has no pending assignment for this nomination: it was rated, recused from or withdrawn.',
  );

export const assignmentUnknown = () =>
  new DomainError('not-found', 'There is no such assignment of yours.');

/** VAL-029. */
export const alreadyRated = () =>
  new DomainError('already-exists', 'You have already submitted an evaluation of this nomination.');

export const judgingClosed = () =>
  new DomainError('failed-precondition', 'Judging is closed in this category.');

export const notUnderReview = () =>
  new DomainError('failed-precondition', 'This nomination is not under review at the moment.');

export const nominationChanged = () =>
  changedMeanwhile(
    'This nomination has changed since you opened it. Please read it again before you submit.',
  );

export const alreadyCompleted = () =>
  new DomainError('failed-precondition', 'This evaluation is submitted already.');

export const otherAssignment = () => {
  const message = 'This is the id of another assignment than the address names';
  return invalidArgument(message, [{ pointer: '/assignmentId', message }]);
};

export const documentUnknown = () =>
  new DomainError('not-found', 'There is no document with this nomination.');

export const notCompleted = () =>
  new DomainError('failed-precondition', 'This is available once all evaluations are submitted.');

export const noCalibration = () =>
  new DomainError('failed-precondition', 'There is no calibration round in this season.');

export const entryUnknown = () => new DomainError('not-found', 'There is no such sample entry.');

export const planUnknown = () => new DomainError('not-found', 'There is no such plan.');

export const mayNotPlan = () =>
  new DomainError(
    'permission-denied',
    'You have a conflict of interest with a nomination of this season. Its judges are planned by other organisers.',
  );

export const notAPreview = () =>
  new DomainError('failed-precondition', 'This plan is not a preview any more.');

export const previewOnly = () =>
  new DomainError(
    'failed-precondition',
    'This plan asks for judges where judging is not open. Open it, then preview again.',
  );

export const planChangesNothing = () =>
  new DomainError('failed-precondition', 'This plan changes nothing.');

/** Rated, given back or replaced at the same moment, again and again. */
export const assignmentChanged = () => changedSinceOpened('This assignment');

/** The second of two is told what has changed. */
export const planOutdated = (what: readonly string[]) =>
  changedMeanwhile(
    `The situation has changed since this plan was made: ${what.join(', ')}. Please preview again.`,
  );
