import { isClientError } from '@meritum/shared/client/clientError';
import { documentExtension, limits } from '@meritum/shared/contracts/limits';
import { nominationMessages } from '@meritum/shared/contracts/nominations';

/** Why a chosen file cannot be taken, if so (VAL-010, VAL-011, OPEN-017). */
export function documentProblem({ name, size }: File): string | undefined {
  if (!documentExtension(name)) return nominationMessages.fileType;
  if (size > limits.documentBytes) return nominationMessages.fileTooLarge;
  return undefined;
}

/** The text for a file that the server refuses for good; undefined where a retry may help. */
export function refusalOf(error: unknown): string | undefined {
  if (!isClientError(error)) return undefined;
  if (error.code === 'payload-too-large') return nominationMessages.fileTooLarge;
  if (error.code === 'unsupported-media-type') return nominationMessages.fileType;
  if (error.code === 'invalid-argument') return error.errors[0]?.message ?? error.message;
  return undefined;
}
