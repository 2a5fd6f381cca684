import { notFound } from '../../platform/errors/domain-error';

export const notInLog = (size: number) =>
  notFound(
    `The log’s last signed head has ${size} entries. Ask for sizes and positions within it, the smaller size first.`,
  );
