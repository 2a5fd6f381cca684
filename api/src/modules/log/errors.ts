import { DomainError } from '../../platform/errors/domain-error';

export const notInLog = (size: number) =>
  new DomainError(
    'not-found',
    `The log’s last signed head has ${size} entries. Ask for sizes and positions within it, the smaller size first.`,
  );
