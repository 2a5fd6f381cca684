import type { Actor } from '../../platform/authorisation/actor';
import { cacheByKey } from '../../platform/cache-by-key';
import type { Clock } from '../../platform/clock';
import type { Nominations } from './commands';
import {
  type Confirmation,
  type LeftOut,
  leftOutIn,
  nominatorsLeftOut,
  noteConfirmedNominators,
  type ReminderTurn,
  remindNominator,
} from './confirmation';
import { entryFor, type NominationAdminQueries } from './console/detail';
import { entriesFor, isConflicted } from './console/entries';
import { conflictOf } from './policy';

type Asking = Pick<Actor, 'person'>;

interface Given {
  nominations: Nominations['nominations'];
  confirming: Confirmation;
  queries: NominationAdminQueries;
  /** Whether a nomination or a draft of the account refers to the document. */
  isReferenced(accountId: string, documentId: string): Promise<boolean>;
  clock: Clock;
}

/** What other modules may ask and do about nominations; the store says what its functions do. */
export const nominationsApi = ({
  nominations,
  confirming,
  queries,
  isReferenced,
  clock,
}: Given) => ({
  isReferenced,
  byIds: nominations.byIds,
  takingPart: nominations.takingPart,
  shortOfSeason: nominations.shortOfSeason,
  ofContest: nominations.ofContest,
  countErased: nominations.countErased,
  hasAny: nominations.hasAny,
  ofOwner: nominations.ofOwner,
  followAddress: nominations.followAddress,
  beginJudging: nominations.beginJudging,
  /** What decides somebody's conflicts of interest with nominations. */
  affiliationOf: (actor: Asking) => queries.affiliationOf(actor),
  /** Whether the actor has no conflict of interest with the document's nomination. */
  async isUntied(actor: Asking, documentId: string): Promise<boolean> {
    const nomination = await nominations.withDocument(documentId);
    return (
      nomination !== null && conflictOf(await queries.affiliationOf(actor), nomination) === null
    );
  },
  /** A season's entries as an organiser may see them. */
  entriesFor: (actor: Asking, year?: string) => entriesFor(queries, actor, year),
  /** Whether the actor has a conflict of interest with an entry of a recent season. */
  isConflicted: (actor: Asking) => isConflicted(queries, actor),
  ...watched(queries, clock),
  entryFor: (actor: Asking, id: string) => entryFor(queries, actor, id),
  /** Records which nominators have confirmed their address. */
  noteConfirmed: () => noteConfirmedNominators(confirming),
  /** Nominators who are left out until they confirm their address. */
  nominatorsLeftOut: () => nominatorsLeftOut(confirming),
  /** Tells which nominations of a season these are. */
  leftOutIn: (season: string) => leftOutIn(confirming, season),
  /** Reminds one of them; false if reminded since, or no longer left out. */
  remindToConfirm: (one: LeftOut, turn: ReminderTurn) => remindNominator(confirming, one, turn),
});

export type NominationsApi = ReturnType<typeof nominationsApi>;

/** Conflicts of interest are read anew each time. */
function watched(queries: NominationAdminQueries, clock: Clock) {
  const shortOfSeason = cacheByKey(queries.nominations.shortOfSeason, clock);
  const watching = { ...queries, nominations: { shortOfSeason } };
  return {
    /** The same for who watches it; all of them share one read of the nominations a second. */
    entriesWatchedBy: (actor: Asking, year?: string) => entriesFor(watching, actor, year),
    isWatcherConflicted: (actor: Asking) => isConflicted(watching, actor),
  };
}
