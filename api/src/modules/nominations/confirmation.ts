import { after, days } from '../../platform/clock';
import type { MailRequest } from '../mail/request';
import type { SeasonsView } from '../seasons/view';
import type { Nominations } from './commands';

export interface Confirmation extends Pick<Nominations, 'nominations' | 'mail' | 'clock'> {
  seasons: Pick<SeasonsView, 'fresh'>;
  /** Categories of a season whose judging has closed for good, so that no entry can join. */
  closedIn(season: string): Promise<ReadonlySet<string>>;
  /** Returns those of the accounts whose address is confirmed. */
  confirmedAmong(accountIds: readonly string[]): Promise<string[]>;
  /** The mail that asks to confirm an address; null when it is confirmed or the account is gone. */
  confirmationReminder(asked: {
    accountId: string;
    waiting: 'nomination';
    key: string;
  }): Promise<MailRequest | null>;
}

/** How long after a submission or application the person is reminded to confirm the address. */
export const remindedAfter = days(2);

/** Lets nominations take part whose nominator has confirmed the address (D38); repeatable. */
export async function noteConfirmedNominators({
  nominations,
  confirmedAmong,
  clock,
}: Pick<Confirmation, 'nominations' | 'confirmedAmong' | 'clock'>): Promise<void> {
  const confirmed = await confirmedAmong(await nominations.unconfirmedOwners());
  if (confirmed.length > 0) await nominations.markConfirmed(confirmed, clock());
}

/** Reminds each nominator of the season once whose nomination waits for a confirmed address. */
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
