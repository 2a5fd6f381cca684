import { PartUnavailable } from '../remotes/PartUnavailable';

/**
 * Handles errors that a boundary already shows. A missing part is an expected state; anything else
 * is a defect and is reported to the console and `window.onerror` like an uncaught error.
 */
export function onCaughtError(error: unknown): void {
  if (!(error instanceof PartUnavailable)) reportError(error);
}
