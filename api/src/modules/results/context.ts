import type { Person } from '../../platform/authorisation/actor';
import type { Clock } from '../../platform/clock';
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
  /** Null when the account has gone. */
  personOf(
    accountId: string,
  ): Promise<Pick<Person, 'displayName' | 'email' | 'emailConfirmed' | 'role'> | null>;
  /** Everybody who is an organiser at this moment. */
  organisers(): Promise<Person[]>;
  /** Puts winners into the directory; the same again changes nothing. */
  publishWinners(records: readonly object[]): Promise<unknown>;
  mail(request: MailRequest): Promise<void>;
  /** Appends to the audit trail what the result owes; never fails. */
  recordAudit(result: Result): Promise<void>;
  clock: Clock;
}
