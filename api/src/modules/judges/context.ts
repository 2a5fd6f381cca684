import { changeDocument } from '../../composition/change-document';
import type { ModuleContext } from '../../composition/define-module';
import type { ChangedFields, Effects } from '../../composition/effects';
import type { ConfirmationLink } from '../identity/confirmation-links';
import type { SeasonsView } from '../seasons/view';
import { judgeChanged } from './errors';
import type { Judge } from './judge';
import type { JudgesStore } from './store';

export interface Judges extends Pick<ModuleContext, 'mail' | 'clock'> {
  judges: JudgesStore;
  seasons: Pick<SeasonsView, 'all' | 'named'>;
  /** The link that confirms the account's address, for a receipt. */
  confirmationLink: ConfirmationLink;
  recordAudit(judge: Judge): Promise<void>;
}

/**
 * The confirmation link for a mail to a judge: null for a confirmed address, and for who is
 * rejected, since nothing waits for theirs.
 */
export const linkFor = async (
  { confirmationLink }: Pick<Judges, 'confirmationLink'>,
  { accountId, emailConfirmed, status }: Pick<Judge, 'accountId' | 'emailConfirmed' | 'status'>,
) =>
  emailConfirmed || status === 'REJECTED'
    ? null
    : await confirmationLink({ accountId, portal: 'judging' });

/**
 * Changes a judge and delivers the audit entry and mails of the change.
 * @throws the conflict when the judge has changed since it was read
 */
export const changeJudge = (
  { judges, recordAudit, mail }: Judges,
  judge: Judge,
  change: { fields: ChangedFields<Judge>; effects: Effects | ((next: Judge) => Effects) },
  conflict = judgeChanged,
): Promise<Judge> =>
  changeDocument({ change: judges.change, recordAudit, mail, conflict }, judge, change);
