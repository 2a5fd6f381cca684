import type { AccountActEnd, AccountActName } from '@meritum/shared/contracts/account-acts';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import { days } from '../../platform/clock';

/** What two organisers do for somebody who cannot sign in. */
interface AskedAct {
  act: AccountActName;
  /** Of a handover. */
  newEmail?: string | undefined;
}

/** Part of an account: at most one is proposed, and one waits. */
export interface WithAccountActs {
  actProposed?: FirstOfTwo & AskedAct;
  /** Two organisers have decided it; it is done when it is due, unless it is stopped. */
  actWaiting?: AskedAct & { id: string; at: Date; due: Date; reason: string; by: string | null };
  actEnded?: AskedAct & { id: string; how: AccountActEnd; at: Date; factorsLeft?: boolean };
}

/** For so long the owner can stop what was decided. */
export const objectionTime = days(7);
