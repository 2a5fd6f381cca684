import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { DomainError, refused } from '../../platform/errors/domain-error';

export const noAward = () =>
  refused(
    'Certificate, letter and badge are available once your nomination is published with an award.',
  );
export const awardRevoked = () =>
  refused('Two organisers have revoked this award, so nothing is issued for it any more.');
export const noOtherName = () =>
  refused(
    'The account of this winner has no other name. They change it on their account page first.',
  );
export const otherNameByNow = () =>
  refused('The account of this winner has another name by now. Read it and try again.');
export const recognitionUnknown = () => new DomainError('not-found', 'Recognition not found.');
export const fileUnknown = () =>
  new DomainError('not-found', 'This file was not issued by us, or was altered.');
export const recognitionChanged = () => changedSinceOpened('This recognition');
