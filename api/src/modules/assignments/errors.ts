import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { alreadyExists, notFound, refused } from '../../platform/errors/domain-error';

export const nothingToReplace = () =>
  refused(
    'This judge has no pending assignment for this nomination: it was rated, recused from or withdrawn, or judging has ended.',
  );

/** The same for missing, recused and other judges' assignments, so that it reveals nothing. */
export const assignmentUnknown = () => notFound('Assignment not found.');

export const alreadyRated = () =>
  alreadyExists('You have already submitted an evaluation of this nomination.');

export const ratesRival = () =>
  refused('You cannot rate this nomination because you have submitted one in the same category.');

export const judgingClosed = () => refused('Judging is closed in this category.');

export const notUnderReview = () => refused('This nomination is not under review at the moment.');

/** For a write that others' changes have repeatedly prevented. */
export const assignmentChanged = () => changedSinceOpened('This assignment');
