import type { RegistrationState } from '@meritum/shared/contracts/registration';
import type { SystemReply } from '@meritum/shared/contracts/system';
import type { Platform } from '../../module-kit/define-module';
import type { Actor, Person } from '../../platform/authorisation/actor';
import type { OpenDecision } from '../../platform/authorisation/open-decision';
import type { People } from '../../platform/authorisation/two-organisers';
import type { AssignmentsApi } from '../assignments/api';
import type { JudgesOfEntry } from '../assignments/assignment';
import type { ContestsApi } from '../contests/api';
import type { Borderline } from '../contests/borderline';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import type { SeasonsApi } from '../seasons/api';
import type { CountedJudge, SeasonRead } from './counts';

/** A season's counts that are the same for every actor, and their time. */
export interface OverviewSnapshot {
  countedAt: Date;
  /** The judges of each nomination, by its id. */
  judging: ReadonlyMap<string, JudgesOfEntry>;
  judges: readonly CountedJudge[];
  /** Whether judges of earlier seasons can be asked whether they judge again. */
  mayBeAsked: boolean;
  /** Whether a nomination waits for a confirmed address. */
  isLeftOut(nomination: SeasonRead['nominations'][number]): boolean;
  /** Ids of voided entries of contests that are still open. */
  voided: ReadonlySet<string>;
  mailsGivenUp: { all: number; withoutJudging: number };
  outOfReach: { all: number; withoutJudging: number };
  /** Borderline entries for which more judges can still be asked. */
  borderline: readonly Borderline[];
}

export interface Overview {
  deps: {
    identity: People & {
      organisers(): Promise<readonly Person[]>;
      registrationState(): Promise<RegistrationState>;
      registeredSince(moment: Date): Promise<Date[]>;
      accountAt(address: string): Promise<string | null>;
    };
    seasons: Pick<SeasonsApi, 'all' | 'named'>;
    nominations: NominationsApi;
    judges: JudgesApi;
    assignments: Pick<AssignmentsApi, 'findJudgesByNomination'>;
    contests: ContestsApi;
    documents: {
      /** Ids of documents that are not scanned clean. */
      notClean(): Promise<ReadonlySet<string>>;
      room(): Promise<SystemReply['documents']>;
    };
    mail: {
      countDead(without: readonly string[]): Promise<number>;
      outOfReach(without: readonly string[]): Promise<string[]>;
      state(actor: Actor): Promise<SystemReply['mails']>;
      addressesSince(templates: readonly string[], then: Date): Promise<ReadonlySet<string>>;
    };
    deciders: {
      /** Decisions that wait in each module; `organisers` may have proposed some of them. */
      openDecisions(organisers: readonly string[]): Promise<OpenDecision[]>;
    };
  };
  platform: Platform;
  /** Cached for a second or a minute, shared by all requests. */
  cached: {
    snapshotOf(season: string): Promise<OverviewSnapshot>;
    nominationsOf: NominationsApi['listShortBySeason'];
    /** Times of new accounts since the planned opening of nominations, and a season's drafts. */
    enteringIn(season: string): Promise<{
      registered: readonly Date[];
      drafts: readonly { category: string; savedAt: Date }[];
    }>;
    contests: ContestsApi['contestStates'];
    registration(): Promise<RegistrationState>;
    room(): Promise<SystemReply['documents']>;
  };
}
