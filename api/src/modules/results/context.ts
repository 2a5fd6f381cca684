import type { Person } from '../../platform/authorisation/actor';
import type { Clock } from '../../platform/clock';
import type { Signer } from '../../platform/keys/signer';
import type { AssignmentsApi } from '../assignments/api';
import type { JudgesApi } from '../judges/api';
import type { MailRequest } from '../mail/request';
import type { NominationsApi } from '../nominations/api';
import type { SeasonsApi } from '../seasons/api';
import type { Result } from './result';
import type { ResultsStore } from './store';

export interface Results {
  results: ResultsStore;
  seasons: SeasonsApi;
  nominations: NominationsApi;
  judges: JudgesApi;
  assignments: AssignmentsApi;
  /** Null when the account is deleted. */
  personOf(
    accountId: string,
  ): Promise<Pick<Person, 'displayName' | 'email' | 'emailConfirmed' | 'role'> | null>;
  /** All current organisers. */
  organisers(): Promise<Person[]>;
  /** Adds winners to the directory; repeating it does nothing. */
  publishWinners(records: readonly object[]): Promise<unknown>;
  mail(request: MailRequest): Promise<void>;
  signer: Signer;
  /** Records the result's pending audit entries; never fails. */
  recordAudit(result: Result): Promise<void>;
  clock: Clock;
}
