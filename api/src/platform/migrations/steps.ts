import type { Migration } from './migration';
import { firstRelease } from './steps/0013-first-release';
import { completeRecords } from './steps/0014-complete-records';
import { plainNames } from './steps/0015-plain-names';
import { storeMailboxes } from './steps/0016-mailboxes';

/** Every step in order; a test compares the list with the folder. */
export const steps: readonly Migration[] = [
  firstRelease,
  completeRecords,
  plainNames,
  storeMailboxes,
];
