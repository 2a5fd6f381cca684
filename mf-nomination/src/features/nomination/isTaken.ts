import { isClientError } from '@meritum/shared/client/clientError';

/** There is a nomination already: no other try would help. */
export const isTaken = (failure: Error | null) =>
  isClientError(failure) && failure.code === 'already-exists';
