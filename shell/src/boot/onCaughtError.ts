import { PartUnavailable } from '../remotes/PartUnavailable';

/**
 * Errors that a boundary already shows. A missing part is an expected state; anything else is a
 * defect and reaches the console and `window.onerror` like an uncaught one.
 */
export function onCaughtError(error: unknown): void {
  if (!(error instanceof PartUnavailable)) reportError(error);
}
