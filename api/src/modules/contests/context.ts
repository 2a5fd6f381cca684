import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { PublicKey } from '@meritum/shared/contracts/season-rules';
import type { Platform } from '../../module-kit/define-module';
import type { Person } from '../../platform/authorisation/actor';
import type { People } from '../../platform/authorisation/two-organisers';
import type { Signer } from '../../platform/keys/signer';
import type { AssignmentsApi } from '../assignments/api';
import type { ChainedAction } from '../audit/entry';
import type { DrawApi } from '../draw/api';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import type { PlanningApi } from '../planning/api';
import type { SeasonsApi } from '../seasons/api';
import type { Result } from './result';
import type { ResultsStore } from './store';

/** The context of queries about contests. */
export interface ContestQueries {
  stores: { results: ResultsStore };
  deps: {
    identity: Organisers;
    seasons: Pick<SeasonsApi, 'findById'>;
    nominations: Pick<NominationsApi, 'findByIds' | 'listByContest' | 'hasAny' | 'affiliationOf'>;
  };
  platform: Platform;
}

interface Organisers extends People {
  organisers(): Promise<Person[]>;
}

export interface Results {
  stores: { results: ResultsStore };
  deps: {
    identity: Organisers;
    /** Reads audit entries, see `outcome.ts`. */
    audit: { recorded(actions: readonly AuditAction[], until: Date): Promise<ChainedAction[]> };
    /** Every key of `published statements` that the public log names, oldest first. */
    log: { loggedKeys(): Promise<readonly PublicKey[]> };
    seasons: SeasonsApi;
    nominations: NominationsApi;
    judges: JudgesApi;
    assignments: AssignmentsApi;
    draw: DrawApi;
    planning: Pick<PlanningApi, 'allocate'>;
  };
  platform: Platform;
  signer: Signer;
  recordAudit(result: Result): Promise<void>;
}
