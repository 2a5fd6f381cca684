import type { SecurityEvent } from '@meritum/shared/contracts/security-log';
import type { WithPendingMails } from '../../../module-kit/pending-mails';
import type { SignInMethod } from '../session';

/** An event of an account's security, as stored and shown to its owner only. */
export interface SecurityEntry extends WithPendingMails {
  _id: string;
  accountId: string;
  event: SecurityEvent;
  /** The last time, when several are counted as one. */
  at: Date;
  /** Browser and system, if there was one. */
  device?: string;
  method?: SignInMethod;
  count: number;
  expiresAt: Date;
}

/** Details of an event besides its owner and time. */
export type SecurityEventDetails = Pick<SecurityEntry, 'device' | 'method'>;
