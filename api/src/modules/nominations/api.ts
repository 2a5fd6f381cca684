import { withContext } from '../../module-kit/with-context';
import type { Viewer } from '../../platform/authorisation/actor';
import { processInChunks } from '../../platform/process-in-chunks';
import { type AffiliationContext, affiliationOf } from './affiliation';
import {
  followAddress,
  leftOutIn,
  nominatorsLeftOut,
  noteConfirmedNominators,
} from './confirmation';
import { entryFor, openDecisions } from './console/detail';
import { entriesFor, isConflicted, judgedAmong } from './console/entries';
import type { Nominations } from './context';
import { type Affiliation, conflictOf, type NominationParties } from './policy';
import { setFormerRatingsAside } from './submitting';

/** What other modules may ask before any module starts. */
export function nominationQueries(
  context: Pick<Nominations, 'stores'> & Pick<AffiliationContext, 'deps'>,
) {
  const { nominations, drafts } = context.stores;
  const known = new WeakMap<Viewer, Promise<Affiliation>>();
  /** Reads the actor's affiliation once for each request. */
  function party(actor: Viewer): Promise<Affiliation> {
    const read = known.get(actor) ?? affiliationOf(context, actor);
    known.set(actor, read);
    return read;
  }
  async function conflicting<One extends NominationParties>(
    actor: Viewer,
    read: Promise<One[]>,
  ): Promise<One[]> {
    const [affiliation, all] = await Promise.all([party(actor), read]);
    const found: One[] = [];
    await processInChunks(all, 100, (some) => {
      found.push(...some.filter((one) => conflictOf(affiliation, one) !== null));
    });
    return found;
  }
  return {
    /** Unsubmitted drafts of a season. */
    listDraftTimes: drafts.listSavedTimes,
    findByIds: nominations.findByIds,
    listByContest: nominations.listByContest,
    listShortBySeason: nominations.listShortBySeason,
    hasAny: nominations.hasAny,
    /** The facts that decide somebody's conflicts of interest with nominations. */
    affiliationOf: party,
    /** The nominations among these with which the actor has a conflict of interest. */
    conflictsAmong: (actor: Viewer, ids: readonly string[]) =>
      conflicting(actor, nominations.findShortByIds(ids)),
    /** The nominations of a season with which the actor has a conflict of interest. */
    conflictsIn: (actor: Viewer, season: string) =>
      conflicting(actor, nominations.listPartiesBySeason(season)),
    isReferenced: async (accountId: string, documentId: string): Promise<boolean> =>
      (await nominations.refersTo(accountId, documentId)) ||
      (await drafts.refersTo(accountId, documentId)),
    /** Whether the actor has no conflict of interest with the document's nomination. */
    async isFreeOfConflict(actor: Viewer, documentId: string): Promise<boolean> {
      const nomination = await nominations.findByDocument(documentId);
      return nomination !== null && conflictOf(await party(actor), nomination) === null;
    },
  };
}

/** The functions for other modules; the store documents its own. */
export const nominationsApi = (
  queries: ReturnType<typeof nominationQueries>,
  context: Nominations,
) => ({
  ...queries,
  listEligible: context.stores.nominations.listEligible,
  countErased: context.stores.nominations.countErased,
  publishAs: context.stores.nominations.publishAs,
  listPublishedNames: context.stores.nominations.listPublishedNames,
  listByOwner: context.stores.nominations.listByOwner,
  beginJudging: context.stores.nominations.beginJudging,
  listByAccounts: context.stores.nominations.listByAccounts,
  ...withContext(() => context, {
    entriesFor,
    isConflicted,
    judgedAmong,
    openDecisions,
    entryFor,
    followAddress,
    noteConfirmed: noteConfirmedNominators,
    nominatorsLeftOut,
    leftOutIn,
    setFormerRatingsAside,
  }),
});

export type NominationsApi = ReturnType<typeof nominationsApi>;
