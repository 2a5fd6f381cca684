import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { invalidArgument, notFound } from '../../platform/errors/domain-error';

/** The same for missing, private, revoked and erased ones, so that the reply reveals nothing. */
export const profileUnknown = () => notFound('Profile not found.');
export const pictureUnknown = () => notFound('Picture not found.');
export const profileChanged = () => changedSinceOpened('This profile');

export const pictureUnreadable = () =>
  invalidArgument(
    'The picture cannot be read. Use a JPEG, PNG or WebP of at most 6000 x 6000 pixels.',
  );
