import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { PublicKey } from '@meritum/shared/contracts/season-rules';
import type { Platform } from '../../module-kit/define-module';
import type { Person } from '../../platform/authorisation/actor';
import type { People } from '../../platform/authorisation/two-organisers';
import type { Clock } from '../../platform/clock';
import type { Signer } from '../../platform/keys/signer';
import type { DrawPaper } from '../../platform/papers/papers';
import type { Threads } from '../../platform/threads/threads';
import type { AssignmentsApi } from '../assignments/api';
import type { ChainedAction } from '../audit/entry';
import type { DrawApi } from '../draw/api';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import type { PlanningApi } from '../planning/api';
import type { SeasonsApi } from '../seasons/api';
import type { Result } from './result';
import type { ResultsStore } from './store';

/** What questions about contests are answered from. */
export interface ContestQueries extends People {
  results: ResultsStore;
  seasons: Pick<SeasonsApi, 'byId'>;
  nominations: Pick<NominationsApi, 'byIds' | 'ofContest' | 'hasAny' | 'affiliationOf'>;
  organisers(): Promise<Person[]>;
  clock: Clock;
}

/** What modules after this one use too. */
export type OfContests = Omit<Results, 'results' | 'recordAudit'>;

export interface Results extends Pick<Platform, 'mail' | 'clock'>, People {
  results: ResultsStore;
  seasons: SeasonsApi;
  nominations: NominationsApi;
  judges: JudgesApi;
  assignments: AssignmentsApi;
  draw: DrawApi;
  planning: Pick<PlanningApi, 'allocate'>;
  organisers(): Promise<Person[]>;
  /** Entries of the audit trail, see `outcome.ts`. */
  recorded(actions: readonly AuditAction[], until: Date): Promise<ChainedAction[]>;
  signer: Signer;
  /** Every key of `published statements` that the public log names, the oldest first. */
  loggedKeys(): Promise<readonly PublicKey[]>;
  /** Compute what would keep the event loop from answering. */
  threads: Pick<Threads, 'run'>;
  drawPaper: DrawPaper;
  recordAudit(result: Result): Promise<void>;
}
