import { withContext } from '../../module-kit/with-context';
import type { Viewer } from '../../platform/authorisation/actor';
import { processInChunks } from '../../platform/process-in-chunks';
import { type AffiliationContext, affiliationOf } from './affiliation';
import {
  type Confirmation,
  followAddress,
  leftOutIn,
  nominatorsLeftOut,
  noteConfirmedNominators,
} from './confirmation';
import { entryFor, type NominationAdminQueries, openDecisions } from './console/detail';
import { type Conflicts, entriesFor, isConflicted } from './console/entries';
import type { DraftsStore } from './drafts/store';
import { type Affiliation, conflictOf, type NominationParties } from './policy';
import type { NominationsStore } from './store';
import { type Replacing, setFormerRatingsAside } from './submitting';

/** What is asked of other modules about conflicts of interest. */
export interface Asked {
  judges: Pick<AffiliationContext, 'organizationsOfJudges'>;
  contests: Pick<AffiliationContext, 'liftedFor'>;
}

interface Stores {
  nominations: NominationsStore;
  drafts: Pick<DraftsStore, 'refersTo' | 'savedIn'>;
}

/** What is asked about nominations before anything is done. */
export function nominationAnswers({ nominations, drafts }: Stores, asked: Asked) {
  const known = new WeakMap<Viewer, Promise<Affiliation>>();
  /** Read once for each request, however many parts of an answer ask. */
  function party(actor: Viewer): Promise<Affiliation> {
    const context = { ...asked.judges, ...asked.contests, nominations };
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
    /** Drafts of a season that are not submitted. */
    draftsOf: drafts.savedIn,
    byIds: nominations.byIds,
    ofContest: nominations.ofContest,
    shortOfSeason: nominations.shortOfSeason,
    hasAny: nominations.hasAny,
    /** What decides somebody's conflicts of interest with nominations. */
    affiliationOf: party,
    /** Those of the nominations with which the actor has a conflict of interest. */
    conflictsAmong: (actor: Viewer, ids: readonly string[]) =>
      conflicting(actor, nominations.shortByIds(ids)),
    /** Those of a season. */
    conflictsIn: (actor: Viewer, season: string) =>
      conflicting(actor, nominations.partiesOfSeason(season)),
    isReferenced: async (accountId: string, documentId: string): Promise<boolean> =>
      (await nominations.refersTo(accountId, documentId)) ||
      (await drafts.refersTo(accountId, documentId)),
    /** Whether the actor has no conflict of interest with the document's nomination. */
    async isFreeOfConflict(actor: Viewer, documentId: string): Promise<boolean> {
      const nomination = await nominations.withDocument(documentId);
      return nomination !== null && conflictOf(await party(actor), nomination) === null;
    },
  };
}

/** What other modules may ask and do about nominations; the store says what its functions do. */
export const nominationsApi = (
  own: ReturnType<typeof nominationAnswers>,
  context: NominationAdminQueries & Confirmation & Conflicts & Replacing,
) => ({
  ...own,
  takingPart: context.nominations.takingPart,
  countErased: context.nominations.countErased,
  publishAs: context.nominations.publishAs,
  publishedNames: context.nominations.publishedNames,
  ofOwner: context.nominations.ofOwner,
  beginJudging: context.nominations.beginJudging,
  inContest: context.nominations.inContest,
  ...withContext(() => context, {
    entriesFor,
    isConflicted,
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
