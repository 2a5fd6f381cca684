import type { Platform } from '../../module-kit/define-module';
import type { People } from '../../platform/authorisation/two-organisers';
import type { Keys } from '../../platform/keys/keys';
import type { Signer } from '../../platform/keys/signer';
import type { DocumentsApi } from '../documents/module';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import type { SeasonsApi } from '../seasons/api';
import type { Assignment } from './assignment';
import type { CalibrationsStore } from './calibration/store';
import type { FormerJudgesStore } from './former-judges/store';
import type { PseudonymsStore } from './receipts/pseudonyms-store';
import type { AssignmentsStore } from './store';

/** What judges' work is read from, and what it changes. */
export interface Assignments
  extends Pick<Platform, 'mail' | 'clock'>,
    Pick<DocumentsApi, 'openDocument' | 'pagesOf'>,
    People {
  assignments: AssignmentsStore;
  calibrations: CalibrationsStore;
  formerJudges: FormerJudgesStore;
  pseudonyms: PseudonymsStore;
  judges: JudgesApi;
  nominations: NominationsApi;
  seasons: SeasonsApi;
  closedIn(season: string): Promise<ReadonlySet<string>>;
  /** The last head of the public log as a line; empty while there is none. */
  /** Signs receipts. */
  signer: Signer;
  /** Hash the mailboxes of former judges. */
  keys: Keys;
  recordAudit(assignment: Assignment): Promise<void>;
  /** Assigns available judges where ratings are missing. */
  allocate(): Promise<unknown>;
}
