import { after, type Clock } from '../../platform/clock';
import type { MailRequest } from '../mail/request';
import { type LeftOut, never, type ReminderTurn, remindedAfter } from '../nominations/confirmation';
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
  const sent = after(context.clock(), -remindedAfter);
  for (const { _id: id, accountId } of await context.judges.unconfirmed({ sent, reminded: never }))
    await remindJudge(context, { id, accountId }, { key: id, before: never });
}

/** Judges and applicants who are left out, whether reminded or not, oldest first. */
export async function judgesLeftOut({
  judges,
  confirmedAmong,
  clock,
}: Confirmation): Promise<LeftOut[]> {
  const now = clock();
  const found = await judges.unconfirmed({ sent: now, reminded: now });
  const confirmed = new Set(await confirmedAmong(found.map(({ accountId }) => accountId)));
  const waiting = found.filter(({ accountId }) => !confirmed.has(accountId));
  return waiting.map(
    ({ _id: id, accountId, email, confirmationRemindedAt: remindedAt = null }) => ({
      waiting: 'judge',
      id,
      accountId,
      email,
      remindedAt,
    }),
  );
}

/** Reminds a judge; false if reminded since or confirmed. */
export async function remindJudge(
  { judges, confirmationReminder, mail, clock }: Confirmation,
  { id, accountId }: Pick<LeftOut, 'id' | 'accountId'>,
  { key, before }: ReminderTurn,
): Promise<boolean> {
  const reminder = await confirmationReminder({ accountId, waiting: 'judge', key });
  if (!reminder) return false;
  if (!(await judges.remindToConfirm(id, { before, now: clock() }, reminder))) return false;
  await mail(reminder);
  return true;
}
