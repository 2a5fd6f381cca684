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
  /** True when a nomination or a draft of the account refers to the document. */
  isReferenced(accountId: string, documentId: string): Promise<boolean>;
}

/** What other modules may ask about nominations, and have done. */
export const nominationsApi = ({ nominations, confirming, queries, isReferenced }: Given) => ({
  isReferenced,
  /** Those of the given ids that were not erased. */
  byIds: (ids: readonly string[]) => nominations.byIds(ids),
  /** Everything that takes part in a season: under review, of a confirmed address. */
  takingPart: (season: string) => nominations.takingPart(season),
  /** All of a season that were not erased, without what was written at length. */
  shortOfSeason: (season: string) => nominations.shortOfSeason(season),
  /** All of a season's category, in whatever state, erased ones too. */
  ofContest: (contest: Contest) => nominations.ofContest(contest),
  /** How many of these were erased. */
  countErased: (contest: Contest) => nominations.countErased(contest),
  /** Whether anything was ever nominated there. */
  hasAny: (contest: Contest) => nominations.hasAny(contest),
  /** All of the owner's. */
  ofOwner: (accountId: string) => nominations.ofOwner(accountId),
  /** Notes that a judge sets about rating what was read; false unless that is under review now. */
  beginJudging: (read: Pick<Nomination, '_id' | 'revision'>) => nominations.beginJudging(read),
  /** What can tie somebody to nominations. */
  affiliationOf: (actor: Asking) => queries.affiliationOf(actor),
  /** Whether the actor has no conflict of interest with the nomination that a document belongs to. */
  async isUntied(actor: Asking, documentId: string): Promise<boolean> {
    const nomination = await nominations.withDocument(documentId);
    return (
      nomination !== null && conflictOf(await queries.affiliationOf(actor), nomination) === null
    );
  },
  /** What an organiser sees of the entries of a season. */
  entriesFor: (actor: Asking, year?: string) => entriesFor(queries, actor, year),
  entryFor: (actor: Asking, id: string) => entryFor(queries, actor, id),
  /** Notes which nominators have confirmed their address since. */
  noteConfirmed: () => noteConfirmedNominators(confirming),
});

export type NominationsApi = ReturnType<typeof nominationsApi>;
