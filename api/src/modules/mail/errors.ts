import { DomainError, refused } from '../../platform/errors/domain-error';

export const noDeadLetter = () =>
  new DomainError('not-found', 'There is no undelivered mail with this key.');

export const noSuchMail = () => new DomainError('not-found', 'There is no such mail.');

export const mailUnknown = () => new DomainError('not-found', 'There is no such mail.');

export const mailNotReadable = () =>
  refused('The text of this mail is not shown: it is for its recipient alone.');

export const textNotKept = () =>
  refused(
    'The text of this mail is no longer kept: its recipient was erased, or it was sent by an earlier version.',
  );
