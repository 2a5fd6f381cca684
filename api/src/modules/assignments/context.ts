import type { Platform } from '../../module-kit/define-module';
import type { People } from '../../platform/authorisation/two-organisers';
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

/** What {@link assignmentQueries} needs. */
export interface AssignmentQueries {
  stores: {
    assignments: AssignmentsStore;
    calibrations: CalibrationsStore;
    formerJudges: FormerJudgesStore;
    pseudonyms: PseudonymsStore;
  };
  deps: { identity: People };
  platform: Platform;
}

export interface Assignments extends AssignmentQueries {
  deps: AssignmentQueries['deps'] & {
    contests: { closedIn(season: string): Promise<ReadonlySet<string>> };
    seasons: SeasonsApi;
    documents: DocumentsApi;
    judges: JudgesApi;
    nominations: NominationsApi;
    /** Assigns available judges where judges are lacking. */
    notices: { allocate(): Promise<unknown> };
  };
  signer: Signer;
  recordAudit(assignment: Assignment): Promise<void>;
}
