import { limits } from '@meritum/shared/contracts/limits';
import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { DomainError, invalidArgument, refused } from '../../platform/errors/domain-error';

/** The same for missing, private, revoked and erased ones, so that the reply reveals nothing. */
export const profileUnknown = () => new DomainError('not-found', 'Profile not found.');
export const pictureUnknown = () => new DomainError('not-found', 'Picture not found.');
export const profileChanged = () => changedSinceOpened('This profile');

export const pictureTooLarge = () =>
  new DomainError('payload-too-large', 'The picture is too large. Choose a smaller one.');
export const pictureUnreadable = () =>
  invalidArgument(
    'The picture cannot be read. Use a JPEG, PNG or WebP of at most 6000 x 6000 pixels.',
  );

export const nothingToPublish = () =>
  refused('There is nothing to publish yet. Write a few sentences, or add a picture or a link.');
export const notOffered = () =>
  refused('This profile no longer waits for a decision. Its winner has changed or withdrawn it.');
export const ownProfileRefused = () =>
  new DomainError(
    'permission-denied',
    'You have a conflict of interest with this winner. Another organiser decides.',
  );
export const notForFeaturing = () =>
  refused('Only a winner with a public profile who offered it can be featured.');
export const featuredFull = () =>
  refused(
    `At most ${limits.featuredProfiles} winners are featured at a time. Take one off before you add another.`,
  );
