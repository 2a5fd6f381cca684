import { after } from '../../platform/clock';
import {
  type LeftOut,
  never,
  type ReminderTurn,
  type Reminding,
  remind,
  remindedAfter,
} from '../nominations/confirmation';
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

export const remindJudge = (
  context: Confirmation,
  one: Pick<LeftOut, 'id' | 'accountId'>,
  turn: ReminderTurn,
): Promise<boolean> => remind(context, context.judges, { ...one, waiting: 'judge' }, turn);
