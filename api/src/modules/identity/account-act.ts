import type { AccountActEnd, AccountActName } from '@meritum/shared/contracts/account-acts';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import { days } from '../../platform/clock';

/** An act by two organisers for somebody who cannot sign in. */
interface AskedAct {
  act: AccountActName;
  /** The new address of a handover. */
  newEmail?: string | undefined;
}

/** An account has at most one proposed and one waiting act. */
export interface WithAccountActs {
  actProposed?: FirstOfTwo & AskedAct;
  /** Carried out when it is due, unless somebody stops it. */
  actWaiting?: AskedAct & { id: string; at: Date; due: Date; reason: string; by: string | null };
  actEnded?: AskedAct & { id: string; how: AccountActEnd; at: Date; factorsLeft?: boolean };
}

/** The owner can stop a decision for this long. */
export const objectionTime = days(7);
