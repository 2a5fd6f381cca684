import type { MailRequest } from '../mail/request';
import { judgeOf, judgingAs } from './commands';
import { type Confirmation, noteConfirmedJudges } from './confirmation';
import type { Judges } from './context';
import type { Reservation, ReservationsOfJudge } from './reservations-store';
import type { News } from './store';

/** What other modules may read and do with judges. */
export const judgesApi = (context: Judges, confirming: Confirmation) => ({
  /** Null when the account has no record. */
  ofAccount: (accountId: string) => judgeOf(context, { accountId }),
  /** Throws permission-denied when the account may not judge. */
  judgingAs: (actor: { accountId: string }) => judgingAs(context, actor),
  byIds: (ids: readonly string[]) => context.judges.byIds(ids),
  /** Judges who can be assigned entries: verified, with a confirmed address. */
  judging: () => context.judges.judging(),
  /** As `judging`, without the texts of the application. */
  judgingNames: () => context.judges.judgingNames(),
  /** Statuses of all records. */
  standings: () => context.judges.standings(),
  /** Sends a judge a mail about a season, once. */
  async tell(id: string, news: News, mail: MailRequest): Promise<void> {
    if (await context.judges.tell(id, news, mail)) await context.mail(mail);
  },
  /** Reminds a judge by mail, unless reminded since `before` or unsubscribed. */
  async remind(id: string, turn: { before: Date; now: Date }, mail: MailRequest): Promise<void> {
    if (await context.judges.remind(id, turn, mail)) await context.mail(mail);
  },
  /** Reserves a nomination for a judge if possible; see `reservations-store.ts`. */
  take: (place: Reservation, capacity: number) => context.judges.take(place, capacity),
  /** Reserves several nominations, all or none. */
  takeAll: (places: ReservationsOfJudge, capacity: number) =>
    context.judges.takeAll(places, capacity),
  /** Frees a reserved nomination, after a recusal for good; repeating it does nothing. */
  release: (place: Reservation, forGood: boolean) => context.judges.release(place, forGood),
  /** Records which judges have confirmed their address. */
  noteConfirmed: () => noteConfirmedJudges(confirming),
});

export type JudgesApi = ReturnType<typeof judgesApi>;
