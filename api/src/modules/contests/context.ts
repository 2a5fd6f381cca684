import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { PasskeyAssertion, PasskeyRequestOptions } from '@meritum/shared/contracts/factors';
import type { PasskeySignature } from '@meritum/shared/merit/ledger/ledger';
import type { Person } from '../../platform/authorisation/actor';
import type { Clock } from '../../platform/clock';
import type { PublicKey, Signer } from '../../platform/keys/signer';
import type { DrawPaper } from '../../platform/papers/papers';
import type { Threads } from '../../platform/threads/threads';
import type { AssignmentsApi } from '../assignments/api';
import type { ChainedAction } from '../audit/entry';
import type { DrawApi } from '../draw/api';
import type { ToSign } from '../factors/signing';
import type { JudgesApi } from '../judges/api';
import type { MailRequest } from '../mail/request';
import type { NominationsApi } from '../nominations/api';
import type { PlanningApi } from '../planning/api';
import type { SeasonsApi } from '../seasons/api';
import type { Result } from './result';
import type { ResultsStore } from './store';

/** How organisers sign with the passkeys of their accounts. */
interface Signing {
  canSign(accountId: string): Promise<boolean>;
  /** Null when they have no passkey. */
  options(accountId: string, toSign: ToSign): Promise<PasskeyRequestOptions | null>;
  /** Undefined for a wrong signature. */
  signature(
    accountId: string,
    signed: ToSign & { answer: PasskeyAssertion },
  ): Promise<PasskeySignature | undefined>;
}

/** What questions about contests are answered from. */
export interface ContestQueries {
  results: ResultsStore;
  seasons: Pick<SeasonsApi, 'byId'>;
  nominations: Pick<NominationsApi, 'byIds' | 'ofContest' | 'hasAny' | 'affiliationOf'>;
  personOf(accountId: string): Promise<Pick<Person, 'displayName' | 'email' | 'role'> | null>;
  organisers(): Promise<Person[]>;
  clock: Clock;
}

export interface Results {
  results: ResultsStore;
  seasons: SeasonsApi;
  nominations: NominationsApi;
  judges: JudgesApi;
  assignments: AssignmentsApi;
  draw: DrawApi;
  planning: Pick<PlanningApi, 'allocate'>;
  /** Null when the account is deleted. */
  personOf(
    accountId: string,
  ): Promise<Pick<Person, 'displayName' | 'email' | 'emailConfirmed' | 'role'> | null>;
  organisers(): Promise<Person[]>;
  /** Entries of the audit trail, see `acts.ts`. */
  recorded(actions: readonly AuditAction[], until: Date): Promise<ChainedAction[]>;
  /** Signatures by passkeys. */
  signing: Signing;
  mail(request: MailRequest): Promise<void>;
  signer: Signer;
  /** Every key of `published statements` that the public log names, the oldest first. */
  loggedKeys(): Promise<readonly PublicKey[]>;
  /** Compute what would keep the event loop from answering. */
  threads: Pick<Threads, 'run'>;
  drawPaper: DrawPaper;
  /** Records the result's pending audit entries; never fails. */
  recordAudit(result: Result): Promise<void>;
  clock: Clock;
}
