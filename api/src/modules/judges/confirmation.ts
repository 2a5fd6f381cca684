import { after, type Clock } from '../../platform/clock';
import type { MailRequest } from '../mail/request';
import { remindedAfter } from '../nominations/confirmation';
import type { JudgesStore } from './store';

export interface Confirmation {
  judges: JudgesStore;
  /** The given accounts whose address is confirmed. */
  confirmedAmong(accountIds: readonly string[]): Promise<string[]>;
  /** The mail that asks an account to confirm its address; null if confirmed or deleted. */
  confirmationReminder(asked: {
    accountId: string;
    waiting: 'judge';
    key: string;
  }): Promise<MailRequest | null>;
  /** Queues the mail of an event; never fails. */
  mail(request: MailRequest): Promise<void>;
  clock: Clock;
}

/** Records newly confirmed addresses, so that their judges can be assigned nominations (D38). */
export async function noteConfirmedJudges({
  judges,
  confirmedAmong,
}: Pick<Confirmation, 'judges' | 'confirmedAmong'>): Promise<void> {
  const confirmed = await confirmedAmong(await judges.unconfirmedAccounts());
  if (confirmed.length > 0) await judges.markConfirmed(confirmed);
}

/** Reminds each judge and applicant once to confirm their address. */
export async function remindJudgesToConfirm(context: Confirmation): Promise<void> {
  const { judges, clock } = context;
  const now = clock();
  for (const { _id, accountId } of await judges.unconfirmedSince(after(now, -remindedAfter))) {
    const reminder = await context.confirmationReminder({ accountId, waiting: 'judge', key: _id });
    if (reminder && (await judges.remindToConfirm(_id, now, reminder)))
      await context.mail(reminder);
  }
}
