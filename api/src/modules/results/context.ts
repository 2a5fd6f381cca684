import type { Actor, Person } from '../../platform/authorisation/actor';
import type { Clock } from '../../platform/clock';
import type { RatedWork } from '../assignments/commands';
import type { Receipts } from '../assignments/receipts/commands';
import type { Judges } from '../judges/commands';
import type { MailRequest } from '../mail/request';
import type { Nomination, WithoutEssay } from '../nominations/nomination';
import type { Party } from '../nominations/policy';
import type { Seasons } from '../seasons/commands';
import type { FrozenRulesView } from '../seasons/frozen-rules-view';
import type { SeasonsView } from '../seasons/view';
import type { Contest, Result } from './result';
import type { ResultsStore } from './store';

export interface Results {
  results: ResultsStore;
  /** The ratings, as the module that has them offers them. */
  assignments: RatedWork;
  receipts: Receipts;
  seasons: SeasonsView;
  /** For freezing. */
  seasonal: Seasons;
  frozenRules: FrozenRulesView;
  nominations: {
    ofContest(contest: Contest): Promise<WithoutEssay[]>;
    byIds(ids: readonly string[]): Promise<Nomination[]>;
    countErased(contest: Contest): Promise<number>;
    ofOwner(accountId: string): Promise<Nomination[]>;
  };
  judges: Pick<Judges['judges'], 'byId' | 'byIds' | 'ofAccount'>;
  /** What can tie the actor to nominations. */
  partyOf(actor: Pick<Actor, 'person'>): Promise<Party>;
  /** Null when the account has gone. */
  personOf(
    accountId: string,
  ): Promise<Pick<Person, 'displayName' | 'email' | 'emailConfirmed' | 'role'> | null>;
  /** Everybody who is an organiser at this moment. */
  organisers(): Promise<Person[]>;
  /** Throws permission-denied for anybody who does not judge. */
  judgingAs(actor: Pick<Actor, 'accountId'>): Promise<unknown>;
  /** Assigns whoever is free where ratings are missing; answers how many it made. */
  allocate(): Promise<number>;
  /** Puts winners into the directory; the same again changes nothing. */
  publishWinners(records: readonly object[]): Promise<unknown>;
  mail(request: MailRequest): Promise<void>;
  /** Appends to the audit trail what the result owes; never fails. */
  settle(result: Result): Promise<void>;
  clock: Clock;
}
