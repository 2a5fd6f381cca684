import { answerRepetition } from '../../composition/change-document';
import { after, days } from '../../platform/clock';
import type { MailRequest } from '../mail/request';
import { runningSeasons } from '../seasons/rules';
import type { Nominations } from './commands';
import { returnedForOtherAccount } from './errors';
import { giveBack } from './returning';
import { isReturned } from './rules';

export interface Confirmation extends Nominations {
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

/**
 * Lets nominations take part whose nominator has confirmed the address (D38); repeatable. One whose
 * mailbox has already nominated in the category is returned with a note instead.
 */
export async function noteConfirmedNominators(
  context: Nominations & Pick<Confirmation, 'confirmedAmong'>,
): Promise<void> {
  const { nominations, confirmedAmong, clock } = context;
  const confirmed = await confirmedAmong(await nominations.unconfirmedOwners());
  if (confirmed.length === 0) return;
  for (const refused of await nominations.markConfirmed(confirmed, clock()))
    if (!isReturned(refused))
      await answerRepetition(
        () =>
          giveBack(context, refused, {
            actor: { command: 'one nomination for each mailbox' },
            emailConfirmed: true,
            note: returnedForOtherAccount,
          }),
        // Another process has returned it, or its nominator has changed it: the next run looks again.
        async () => refused,
      );
}

/** Reminds each nominator of a running season once whose nomination waits for a confirmed address. */
export async function remindNominatorsToConfirm(context: Confirmation): Promise<void> {
  const now = context.clock();
  for (const { id } of runningSeasons(await context.seasons.newest(), now))
    await remindInSeason(context, id, now);
}

async function remindInSeason(context: Confirmation, season: string, now: Date): Promise<void> {
  const { nominations } = context;
  const closed = await context.closedIn(season);
  const waiting = await nominations.unconfirmedSince(season, after(now, -remindedAfter));
  for (const { _id, category, submittedBy } of waiting) {
    if (closed.has(category)) continue;
    const asked = { accountId: submittedBy, waiting: 'nomination', key: _id } as const;
    const reminder = await context.confirmationReminder(asked);
    if (reminder && (await nominations.remindToConfirm(_id, now, reminder)))
      await context.mail(reminder);
  }
}
