import { type ErrorCode, errorStatus, problem } from '@meritum/shared/contracts/errors';

const everywhere = ['resource-exhausted', 'internal', 'unavailable'] as const;

type Refusals = { [status in 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415]?: typeof problem };

/** Reply schemas of a route's errors, by status. */
export function refusals(...codes: ErrorCode[]): Refusals {
  return Object.fromEntries([...codes, ...everywhere].map((code) => [errorStatus[code], problem]));
}
