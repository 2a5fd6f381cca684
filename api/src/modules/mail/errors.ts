import { DomainError } from '../../platform/errors/domain-error';

export const noDeadLetter = () =>
  new DomainError('not-found', 'There is no undelivered mail with this key.');

export const noSuchMail = () => new DomainError('not-found', 'There is no such mail.');
