import { DomainError, refused } from '../../platform/errors/domain-error';

export const ledgerUnknown = () =>
  new DomainError('not-found', 'No results are published for this season and category.');
export const notFreezable = (problems: readonly string[]) =>
  refused(`These rules cannot be made final. ${problems.join(' ')}`);
export const notFinalised = () => refused('The results of this category are not finalised.');
