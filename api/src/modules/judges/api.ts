import type { MailRequest } from '../mail/request';
import { type Judges, judgeOf, judgingAs } from './commands';
import { type Confirmation, noteConfirmedJudges } from './confirmation';
import type { Judge } from './judge';
import type { Place, PlacesOfJudge } from './places-store';
import type { News } from './store';

/** What other modules may ask about judges, and have done. */
export interface JudgesApi {
  /** Null where the account has no record. */
  ofAccount(accountId: string): Promise<Judge | null>;
  /** Throws permission-denied for anybody who does not judge. */
  judgingAs(actor: { accountId: string }): Promise<Judge>;
  byIds(ids: readonly string[]): Promise<Judge[]>;
  /** Everybody who can be assigned something: judges, with a confirmed address. */
  judging(): Promise<Judge[]>;
  /** The same without their words. */
  judgingNames(): Promise<Pick<Judge, '_id' | 'fullName' | 'capacity' | 'capacityLimit'>[]>;
  /** Where everybody with a record stands. */
  standings(): Promise<Pick<Judge, 'status' | 'deactivated'>[]>;
  /** Tells a judge something of a season by mail, once. */
  tell(id: string, news: News, mail: MailRequest): Promise<void>;
  /** Reminds a judge by mail, unless that was done since `before` or they want none. */
  remind(id: string, turn: { before: Date; now: Date }, mail: MailRequest): Promise<void>;
  /** Gives a judge a nomination, unless something speaks against it; see `places-store.ts`. */
  take(place: Place, capacity: number): Promise<boolean>;
  /** The same for several, all of them or none. */
  takeAll(places: PlacesOfJudge, capacity: number): Promise<boolean>;
  /** Takes a nomination away, for good after a recusal; a second time does nothing. */
  release(place: Place, forGood: boolean): Promise<void>;
  /** Notes which judges have confirmed their address since. */
  noteConfirmed(): Promise<void>;
}

export function judgesApi(context: Judges, confirming: Confirmation): JudgesApi {
  const { judges, mail } = context;
  return {
    ofAccount: (accountId) => judgeOf(context, { accountId }),
    judgingAs: (actor) => judgingAs(context, actor),
    byIds: (ids) => judges.byIds(ids),
    judging: () => judges.judging(),
    judgingNames: () => judges.judgingNames(),
    standings: () => judges.standings(),
    async tell(id, news, request) {
      if (await judges.tell(id, news, request)) await mail(request);
    },
    async remind(id, turn, request) {
      if (await judges.remind(id, turn, request)) await mail(request);
    },
    take: (place, capacity) => judges.take(place, capacity),
    takeAll: (places, capacity) => judges.takeAll(places, capacity),
    release: (place, forGood) => judges.release(place, forGood),
    noteConfirmed: () => noteConfirmedJudges(confirming),
  };
}
