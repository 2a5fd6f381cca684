import { changeDocument } from '../../composition/change-document';
import type { Effects } from '../../composition/effects';
import type { Clock } from '../../platform/clock';
import type { MailRequest } from '../mail/request';
import type { SeasonsView } from '../seasons/view';
import { judgeChanged } from './errors';
import type { Judge } from './judge';
import type { JudgeChange, JudgesStore } from './store';

export interface Judges {
  judges: JudgesStore;
  seasons: Pick<SeasonsView, 'all'>;
  /** Queues the mail of an event; never fails. */
  mail(request: MailRequest): Promise<void>;
  /** Appends to the audit trail what the judge owes; never fails. */
  recordAudit(judge: Judge): Promise<void>;
  clock: Clock;
}

interface Change {
  fields: JudgeChange;
  effects: Effects | ((next: Judge) => Effects);
}

/**
 * Changes a judge and delivers the audit entry and mails of the change.
 * @throws the conflict when the judge has changed since it was read
 */
export const changeJudge = (
  { judges, recordAudit, mail }: Judges,
  judge: Judge,
  change: Change,
  conflict = judgeChanged,
): Promise<Judge> =>
  changeDocument({ change: judges.change, recordAudit, mail, conflict }, judge, change);
