import { after } from '../../platform/clock';
import { type LeftOut, neverReminded, remind, remindedAfter } from '../nominations/confirmation';
import type { ReminderTurn } from '../nominations/context';
import type { Judges } from './context';
import type { Judge } from './judge';

/** Records newly confirmed addresses, so that their judges can be assigned nominations (D38). */
export async function noteConfirmedJudges({ stores, deps }: Judges): Promise<void> {
  const confirmed = await deps.identity.confirmedAmong(
    await stores.judges.listUnconfirmedAccounts(),
  );
  if (confirmed.length > 0) await stores.judges.markConfirmed(confirmed);
}

/** Reminds each judge and applicant once to confirm their address. */
export async function remindJudgesToConfirm(context: Judges): Promise<void> {
  const sent = after(context.platform.clock(), -remindedAfter);
  for (const judge of await context.stores.judges.listUnconfirmed({
    sent,
    reminded: neverReminded,
  }))
    await remindJudge(context, judge, { key: judge._id, before: neverReminded });
}

/** Judges and applicants left out for want of a confirmed address, oldest first. */
export async function judgesLeftOut(context: Judges): Promise<LeftOut[]> {
  const now = context.platform.clock();
  const found = await context.stores.judges.listUnconfirmed({ sent: now, reminded: now });
  const accounts = found.map(({ accountId }) => accountId);
  const confirmed = new Set(await context.deps.identity.confirmedAmong(accounts));
  const waiting = found.filter(({ accountId }) => !confirmed.has(accountId));
  return waiting.map((judge) => ({
    accountId: judge.accountId,
    email: judge.email,
    remindedAt: judge.confirmationRemindedAt ?? null,
    remind: (turn) => remindJudge(context, judge, turn),
  }));
}

const remindJudge = (
  context: Judges,
  { _id: id, accountId }: Judge,
  turn: ReminderTurn,
): Promise<boolean> =>
  remind(context, context.stores.judges, { waiting: 'judge', id, accountId }, turn);
