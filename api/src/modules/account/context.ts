import type { Platform } from '../../module-kit/define-module';
import type { PersonalData } from '../../module-kit/personal-data';
import type { Decider, Person } from '../../platform/authorisation/actor';
import type { People } from '../../platform/authorisation/two-organisers';
import type { Contest } from '../contests/result';
import type { Identities } from '../identity/context';
import type { SecondSteps } from '../identity/session';
import type { ErasedList } from './erased-list';

export interface Accounts {
  deps: {
    identity: Identities & People & { organisers(): Promise<readonly Person[]> };
    factors: Pick<SecondSteps, 'removeAll'> & { hasFactor(accountId: string): Promise<boolean> };
    /** Contests in which the account nominates. */
    nominations: { listByOwner(accountId: string): Promise<Contest[]> };
    /** Contests in which the account was given entries to judge. */
    assignments: { findByAccount(accountId: string): Promise<Contest[]> };
    contests: { mayDecide(actor: Decider, contest: Contest): Promise<boolean> };
    modules: {
      /** Stores by `<module>/<store>`, in the order of erasing. */
      personalData: Readonly<Record<string, PersonalData>>;
    };
    notices: Identities['deps']['notices'];
  };
  platform: Platform;
  /** Outside the backups: restoring one brings back erased people. */
  erased: ErasedList;
}
