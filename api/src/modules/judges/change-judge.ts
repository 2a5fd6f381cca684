import { changeDocument } from '../../composition/change-document';
import type { Effects } from '../../composition/effects';
import type { Judges } from './context';
import { judgeChanged } from './errors';
import type { Judge } from './judge';
import type { JudgeChange } from './store';

interface Change {
  fields: JudgeChange;
  effects: Effects | ((next: Judge) => Effects);
}

/**
 * Changes a judge and delivers the audit entry and mails of the change.
 * @throws failed-precondition when the judge has changed since it was read
 */
export const changeJudge = (
  { judges, recordAudit, mail }: Pick<Judges, 'judges' | 'recordAudit' | 'mail'>,
  judge: Judge,
  change: Change,
): Promise<Judge> =>
  changeDocument(
    { change: judges.change, recordAudit, mail, conflict: judgeChanged },
    judge,
    change,
  );
