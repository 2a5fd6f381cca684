import type { Platform } from '../../module-kit/define-module';
import type { Decider } from '../../platform/authorisation/actor';
import type { AuditStore } from './store';
import type { VerdictsStore } from './verdicts-store';

/** A person as organisers see them. */
export interface PersonSummary {
  accountId: string;
  name: string;
  email: string;
}

export interface Audit {
  stores: { audit: AuditStore; verdicts: VerdictsStore };
  deps: {
    identity: {
      /** The account of an address; null if there is none. */
      accountAt(email: string): Promise<string | null>;
      /** Those of these accounts that still exist. */
      peopleNamed(accountIds: readonly string[]): Promise<PersonSummary[]>;
      /** Every organiser, by their stored role or by an address in `ADMIN_EMAILS`. */
      listedOrganisers(): Promise<{ accountId: string; by: 'role' | 'address' }[]>;
    };
    planning: {
      /**
       * Those of these ids, of assignments or nominations, with whose nomination the actor has a
       * conflict of interest: its judging is withheld from them.
       */
      conflictedIds(actor: Decider, ids: readonly string[]): Promise<ReadonlySet<string>>;
    };
  };
  platform: Platform;
}
