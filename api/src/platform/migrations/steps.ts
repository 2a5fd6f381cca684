import type { Migration } from './migration';
import { firstRelease } from './steps/0017-first-release';

/** Every step in order; a test compares the list with the folder. */
export const steps: readonly Migration[] = [firstRelease];
