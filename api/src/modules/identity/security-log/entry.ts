import type { SecurityEvent } from '@meritum/shared/contracts/security-log';
import type { WithPendingMails } from '../../mail/pending-mails';
import type { SignInMethod } from '../session';

/** What happened around an account's security, as it is stored and shown to its owner alone. */
export interface SecurityEntry extends WithPendingMails {
  _id: string;
  accountId: string;
  event: SecurityEvent;
  /** The last time, where several are counted as one. */
  at: Date;
  /** Browser and system in words, where one did it. */
  device?: string;
  method?: SignInMethod;
  count: number;
  expiresAt: Date;
}

/** What is said of an event besides whose it is and when. */
export type SecurityEventDetails = Pick<SecurityEntry, 'device' | 'method'>;
