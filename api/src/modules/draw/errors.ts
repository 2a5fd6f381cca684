import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { DomainError, refused } from '../../platform/errors/domain-error';

/** Repeatedly changed by others during the write. */
export const drawChanged = () => changedSinceOpened('The draw of this season');

export const notDrawn = () =>
  refused(
    'The plans of this season are not drawn by chance yet. Make its rules final first; rules that became final without a draw stay without one.',
  );

export const commitmentsClosed = () =>
  refused('The first plan of this season has been asked for. No more values can be contributed.');

export const commitmentsFull = () =>
  refused('Five organisers have contributed a value, which is the most that a season takes.');

export const alreadyCommitted = () =>
  new DomainError('already-exists', 'You have already contributed a value to this season.');

export const hashTaken = () =>
  new DomainError(
    'already-exists',
    'Somebody has already published this hash. Contribute a value of your own.',
  );

export const revealedTooEarly = () =>
  refused('Keep your value until the first plan is asked for. Planning waits for it then.');

export const valueUnknown = () =>
  refused('No published hash belongs to this value. Check that it is complete.');

export const alreadyLeftOut = () =>
  refused('Two organisers have left this value out because it was not revealed in time.');

export const commitmentUnknown = () =>
  new DomainError('not-found', 'No organiser has published this hash.');

export const alreadyRevealed = () => refused('This value is revealed and cannot be left out.');

export const leftOutTooEarly = () =>
  refused('A value can be left out once planning has waited for it for a day.');
