import { after, type Clock, days } from '../../platform/clock';
import type { MailRequest } from '../mail/request';
import type { SeasonsView } from '../seasons/view';
import type { NominationsStore } from './store';

export interface Confirmation {
  nominations: NominationsStore;
  seasons: Pick<SeasonsView, 'fresh'>;
  /** Categories of a season whose judging has closed for good: nothing takes part there any more. */
  closedIn(season: string): Promise<ReadonlySet<string>>;
  /** Those of the accounts whose address is confirmed. */
  confirmedAmong(accountIds: readonly string[]): Promise<string[]>;
  /** The mail that asks an account to confirm its address; null where that is done, or it has gone. */
  confirmationReminder(asked: {
    accountId: string;
    waiting: 'nomination';
    key: string;
  }): Promise<MailRequest | null>;
  /** Queues the mail of an event; never fails. */
  mail(request: MailRequest): Promise<void>;
  clock: Clock;
}

/** How long after a submission or application its sender is reminded to confirm the address. */
export const remindedAfter = days(2);

/** Lets the nominations of addresses that were confirmed since take part (D38); a second time it does nothing. */
export async function noteConfirmedNominators({
  nominations,
  confirmedAmong,
  clock,
}: Pick<Confirmation, 'nominations' | 'confirmedAmong' | 'clock'>): Promise<void> {
  const confirmed = await confirmedAmong(await nominations.unconfirmedOwners());
  if (confirmed.length > 0) await nominations.markConfirmed(confirmed, clock());
}

/** Reminds each nominator of the season whose nomination waits for a confirmed address, once. */
export async function remindNominatorsToConfirm(context: Confirmation): Promise<void> {
  const { nominations, clock } = context;
  const { id: season } = await context.seasons.fresh();
  const closed = await context.closedIn(season);
  const now = clock();
  const waiting = await nominations.unconfirmedSince(season, after(now, -remindedAfter));
  for (const { _id, category, submittedBy } of waiting) {
    if (closed.has(category)) continue;
    const asked = { accountId: submittedBy, waiting: 'nomination', key: _id } as const;
    const reminder = await context.confirmationReminder(asked);
    if (reminder && (await nominations.remindToConfirm(_id, now, reminder)))
      await context.mail(reminder);
  }
}
