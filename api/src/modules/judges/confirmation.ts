import { after } from '../../platform/clock';
import {
  type LeftOut,
  neverReminded,
  type ReminderTurn,
  type Reminding,
  remind,
  remindedAfter,
} from '../nominations/confirmation';
import type { Judge } from './judge';
import type { JudgesStore } from './store';

export interface Confirmation extends Reminding {
  judges: JudgesStore;
  confirmedAmong(accountIds: readonly string[]): Promise<string[]>;
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
  for (const judge of await context.judges.unconfirmed({ sent, reminded: neverReminded }))
    await remindJudge(context, judge, { key: judge._id, before: neverReminded });
}

/** Judges and applicants who are left out, whether reminded or not, oldest first. */
export async function judgesLeftOut(context: Confirmation): Promise<LeftOut[]> {
  const now = context.clock();
  const found = await context.judges.unconfirmed({ sent: now, reminded: now });
  const accounts = found.map(({ accountId }) => accountId);
  const confirmed = new Set(await context.confirmedAmong(accounts));
  const waiting = found.filter(({ accountId }) => !confirmed.has(accountId));
  return waiting.map((judge) => ({
    accountId: judge.accountId,
    email: judge.email,
    remindedAt: judge.confirmationRemindedAt ?? null,
    remind: (turn) => remindJudge(context, judge, turn),
  }));
}

const remindJudge = (
  context: Confirmation,
  { _id: id, accountId }: Judge,
  turn: ReminderTurn,
): Promise<boolean> => remind(context, context.judges, { waiting: 'judge', id, accountId }, turn);
