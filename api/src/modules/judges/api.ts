import type { MailRequest } from '../mail/request';
import { judgeOf, judgingAs } from './commands';
import { type Confirmation, noteConfirmedJudges } from './confirmation';
import type { Judges } from './context';
import type { Reservation, ReservationsOfJudge } from './reservations-store';
import type { News } from './store';

/** What other modules may ask about judges, and have done. */
export const judgesApi = (context: Judges, confirming: Confirmation) => ({
  /** Null where the account has no record. */
  ofAccount: (accountId: string) => judgeOf(context, { accountId }),
  /** Throws permission-denied for anybody who does not judge. */
  judgingAs: (actor: { accountId: string }) => judgingAs(context, actor),
  byIds: (ids: readonly string[]) => context.judges.byIds(ids),
  /** Everybody who can be assigned something: judges, with a confirmed address. */
  judging: () => context.judges.judging(),
  /** The same without their words. */
  judgingNames: () => context.judges.judgingNames(),
  /** Where everybody with a record stands. */
  standings: () => context.judges.standings(),
  /** Tells a judge something of a season by mail, once. */
  async tell(id: string, news: News, mail: MailRequest): Promise<void> {
    if (await context.judges.tell(id, news, mail)) await context.mail(mail);
  },
  /** Reminds a judge by mail, unless that was done since `before` or they want none. */
  async remind(id: string, turn: { before: Date; now: Date }, mail: MailRequest): Promise<void> {
    if (await context.judges.remind(id, turn, mail)) await context.mail(mail);
  },
  /** Gives a judge a nomination, unless something speaks against it; see `places-store.ts`. */
  take: (place: Reservation, capacity: number) => context.judges.take(place, capacity),
  /** The same for several, all of them or none. */
  takeAll: (places: ReservationsOfJudge, capacity: number) =>
    context.judges.takeAll(places, capacity),
  /** Takes a nomination away, for good after a recusal; a second time does nothing. */
  release: (place: Reservation, forGood: boolean) => context.judges.release(place, forGood),
  /** Notes which judges have confirmed their address since. */
  noteConfirmed: () => noteConfirmedJudges(confirming),
});

export type JudgesApi = ReturnType<typeof judgesApi>;
