import type { Clock } from '../../platform/clock';
import type { MailRequest } from '../mail/request';
import type { Judge } from './judge';
import type { JudgesStore } from './store';

export interface Judges {
  judges: JudgesStore;
  /** Queues the mail of an event; never fails. */
  mail(request: MailRequest): Promise<void>;
  /** Appends to the audit trail what the judge owes; never fails. */
  recordAudit(judge: Judge): Promise<void>;
  clock: Clock;
}
