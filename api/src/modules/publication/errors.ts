import { refused } from '../../platform/errors/domain-error';

export const notFreezable = (problems: readonly string[]) =>
  refused(`These rules cannot be made final. ${problems.join(' ')}`);
