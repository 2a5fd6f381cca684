import type { Actor } from '../../platform/authorisation/actor';
import type { Nominations } from './commands';
import { type Confirmation, noteConfirmedNominators } from './confirmation';
import { entryFor, type NominationAdminQueries } from './console/detail';
import { entriesFor } from './console/entries';
import type { Nomination, Slot } from './nomination';
import { conflictOf } from './policy';

type Asking = Pick<Actor, 'person'>;
type Contest = Pick<Slot, 'season' | 'category'>;

interface Given {
  nominations: Nominations['nominations'];
  confirming: Confirmation;
  queries: NominationAdminQueries;
  /** Whether a nomination or a draft of the account refers to the document. */
  isReferenced(accountId: string, documentId: string): Promise<boolean>;
}

/** What other modules may ask and do about nominations. */
export const nominationsApi = ({ nominations, confirming, queries, isReferenced }: Given) => ({
  isReferenced,
  /** The nominations with these ids, without erased ones. */
  byIds: (ids: readonly string[]) => nominations.byIds(ids),
  /** All nominations that take part in a season: under review, with a confirmed address. */
  takingPart: (season: string) => nominations.takingPart(season),
  /** All nominations of a season, without erased ones and without long texts. */
  shortOfSeason: (season: string) => nominations.shortOfSeason(season),
  /** All nominations of a contest in any state, including erased ones. */
  ofContest: (contest: Contest) => nominations.ofContest(contest),
  /** How many nominations of the contest were erased. */
  countErased: (contest: Contest) => nominations.countErased(contest),
  /** Whether the contest ever had a nomination. */
  hasAny: (contest: Contest) => nominations.hasAny(contest),
  /** All of the owner's nominations. */
  ofOwner: (accountId: string) => nominations.ofOwner(accountId),
  /** Records that judging begins; false unless the nomination is unchanged and under review. */
  beginJudging: (read: Pick<Nomination, '_id' | 'revision'>) => nominations.beginJudging(read),
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
  entryFor: (actor: Asking, id: string) => entryFor(queries, actor, id),
  /** Records which nominators have confirmed their address. */
  noteConfirmed: () => noteConfirmedNominators(confirming),
});

export type NominationsApi = ReturnType<typeof nominationsApi>;
