import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { notFound, refused } from '../../platform/errors/domain-error';

export const noAward = () =>
  refused(
    'Certificate, letter and badge are available once your nomination is published with an award.',
  );
export const awardRevoked = () =>
  refused('Two organisers have revoked this award, so nothing is issued for it any more.');
export const recognitionUnknown = () => notFound('Recognition not found.');
export const recognitionChanged = () => changedSinceOpened('This recognition');
