import type { SecurityEvent } from '@meritum/shared/contracts/security-log';
import type { WithPendingMails } from '../../../module-kit/pending-mails';
import type { SignInMethod } from '../session';

export interface SecurityEntry extends WithPendingMails {
  _id: string;
  accountId: string;
  event: SecurityEvent;
  /** The last time, when one entry counts several. */
  at: Date;
  /** Browser and system, if there was one. */
  device?: string;
  method?: SignInMethod;
  count: number;
  expiresAt: Date;
}

export type SecurityEventDetails = Pick<SecurityEntry, 'device' | 'method'>;
