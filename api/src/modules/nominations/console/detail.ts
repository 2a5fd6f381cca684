import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { nominationTexts, returnReason } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import type { Decider, Viewer } from '../../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../../platform/authorisation/open-decision';
import { presentProposal } from '../../../platform/authorisation/two-organisers';
import type { Inspection } from '../../documents/document';
import { namesEmployer } from '../../employers/names';
import { extensionOf, takingNominations } from '../commands';
import type { Nominations } from '../context';
import { nominationUnknown } from '../errors';
import type { Contest, Nomination } from '../nomination';
import {
  type ConflictKind,
  conflictOf,
  mayBeSubmittedAgain,
  mayReturn,
  returnTakesTwo,
} from '../policy';
import { reviewStateOf } from '../rules';
import { filledLinks, linksToPassOn } from '../version';

/** Actions that reveal nothing about judges or ratings of an entry. */
const safeActions = [
  ...['nomination.returned', 'nomination.reopened', 'nomination.withdrawn', 'nomination.looked-at'],
];

/**
 * A nomination, the actor's conflict of interest, and whether its judging is withheld from them.
 * Throws not-found, also for an erased one.
 */
export async function entryFor(
  { stores, affiliationOf }: Nominations,
  actor: Viewer,
  id: string,
): Promise<{ nomination: Nomination; conflict: ConflictKind | null; isWithheld: boolean }> {
  const [party, [nomination]] = await Promise.all([
    affiliationOf(actor),
    stores.nominations.findByIds([id]),
  ]);
  if (!nomination) throw nominationUnknown();
  const conflict = conflictOf(party, nomination);
  return { nomination, conflict, isWithheld: conflict !== null || party.withoutJudging === true };
}

/** Whether judging of a nomination's contest is closed for good. */
export const hasEnded = async (
  { deps }: Nominations,
  { season, category }: Contest,
): Promise<boolean> => (await deps.contests.closedIn(season)).has(category);

/** All details of a nomination that the actor may see. Throws not-found. */
export async function nominationDetail(
  context: Nominations,
  actor: Decider,
  id: string,
): Promise<NominationDetail> {
  const { nomination, conflict, isWithheld } = await entryFor(context, actor, id);
  const [
    taking,
    isJudged,
    inspection,
    judging,
    history,
    returnProposed,
    conflicts,
    possibleColleagues,
  ] = await Promise.all([
    takingNominations(context, nomination.submittedBy),
    hasEnded(context, nomination),
    nomination.document && context.deps.documents.inspectionOf(nomination.document.id),
    isWithheld ? null : judgingOf(context, actor, nomination),
    context.deps.audit.historyOf(id),
    isWithheld ? null : presentProposal(context.deps.identity, actor, nomination.returnProposed),
    isWithheld ? [] : context.deps.contests.conflictsWith(actor, nomination),
    isWithheld ? [] : context.deps.judges.possibleColleagues(nomination),
  ]);
  const { revision, season, category, status, email, submitterEmail } = nomination;
  const { document, returned, submittedAt } = nomination;
  // If its document is missing, it was infected.
  const found: Inspection = inspection ?? { scan: 'infected', isKept: false };
  const takesTwo =
    conflict === null && returnTakesTwo(nomination, taking, context.platform.clock());
  return {
    id,
    accountId: nomination.submittedBy,
    revision,
    season,
    category,
    status,
    email,
    submitterEmail,
    conflict,
    judging,
    returnProposed,
    conflicts,
    possibleColleagues,
    namesEmployer: namesEmployer(nomination.organization),
    reviewState: reviewStateOf(nomination),
    emailConfirmed: Boolean(nomination.emailConfirmedAt),
    submittedAt: submittedAt.toISOString(),
    ...(nomination.lookedAt && { lookedAt: nomination.lookedAt.toISOString() }),
    ...takeFields(nominationTexts, nomination),
    supportingLinks: filledLinks(nomination),
    document: document && presentDocument(document, { ...found, conflict }),
    returnTakesTwo: takesTwo,
    extendedUntil: await extendedUntil(context, nomination),
    mayBeSubmittedAgain: mayBeSubmittedAgain(nomination, taking, context.platform.clock()),
    returned: returned && { ...takeFields(returnReason, returned), at: returned.at.toISOString() },
    history: history.filter(({ action }) => !isWithheld || safeActions.includes(action)),
    may: {
      // Screeners, to whom no judging is shown, decide nothing that takes two organisers.
      return: mayReturn(nomination, { conflict, hasEnded: isJudged }) && !(isWithheld && takesTwo),
      lookAt: status === 'UNDER_REVIEW' && conflict === null && !nomination.lookedAt,
      readDocument: document !== null && conflict === null && found.isKept,
      decideDocument: document !== null && !isWithheld && found.finding !== undefined,
      passOnLinks:
        mayReturn(nomination, { conflict, hasEnded: isJudged }) &&
        linksToPassOn(nomination, judging?.reportedLinks ?? []).length > 0,
    },
  };
}

async function extendedUntil(context: Nominations, nomination: Nomination) {
  const found = await extensionOf(context, { accountId: nomination.submittedBy });
  const { season, category } = nomination;
  return found?.season === season && found.category === category ? found.until : null;
}

const presentDocument = (
  { id, name, bytes }: NonNullable<Nomination['document']>,
  { scan, finding, isLookedAt, unseen, conflict }: Inspection & { conflict: ConflictKind | null },
): NonNullable<NominationDetail['document']> => ({
  ...{ id, name, bytes, scan },
  ...(conflict === null && {
    finding,
    isLookedAt,
    ...(unseen !== undefined && unseen?.length !== 0 && { unseen }),
  }),
});

async function judgingOf(
  { deps }: Nominations,
  actor: Decider,
  { _id, season, supportingLinks }: Nomination,
): Promise<NonNullable<NominationDetail['judging']>> {
  const [all, of] = await Promise.all([deps.seasons.all(), deps.assignments.judgesOf(actor, _id)]);
  const rules = all.find(({ id }) => id === season)?.rules;
  const completed = of.judges.filter(({ status }) => status === 'completed').length;
  const pending = of.judges.filter(({ status }) => status === 'pending').length;
  const links = of.reportedLinks?.filter(({ url }) => supportingLinks.includes(url)) ?? [];
  return {
    minimum: rules?.minimumRatings ?? 0,
    planned: rules?.plannedRatings ?? 0,
    assigned: completed + pending,
    completed,
    ...of,
    reportedLinks: links,
  };
}

/** Decisions about nominations that wait for organisers, until judging ends. */
export const openDecisions = async (
  context: Nominations,
  organisers: readonly string[],
): Promise<OpenDecision[]> =>
  (await Promise.all([documentsToDecide(context), returnsToDecide(context, organisers)])).flat();

/** Submitted documents in which the virus scan has found something. */
async function documentsToDecide(context: Nominations): Promise<OpenDecision[]> {
  const found = await context.deps.documents.documentsToDecide();
  const ofEach = found.map(async ({ id, since }): Promise<OpenDecision[]> => {
    const nomination = await context.stores.nominations.findByDocument(id);
    if (!nomination || (await hasEnded(context, nomination))) return [];
    const { _id: nominationId, season, category } = nomination;
    const mayDecide = async (actor: Decider) =>
      conflictOf(await context.affiliationOf(actor), nomination) === null;
    return [{ kind: 'document', id, since, season, category, nominationId, mayDecide }];
  });
  return (await Promise.all(ofEach)).flat();
}

/** Proposals to return a nomination, which wait for a second organiser. */
async function returnsToDecide(
  context: Nominations,
  organisers: readonly string[],
): Promise<OpenDecision[]> {
  const proposed = await context.stores.nominations.listProposedForReturn(organisers);
  const ofEach = proposed.map(async (nomination) => {
    if (await hasEnded(context, nomination)) return [];
    return openProposals(nomination.returnProposed, {
      kind: 'return',
      season: nomination.season,
      category: nomination.category,
      nominationId: nomination._id,
      async mayDecide(actor) {
        const conflict = conflictOf(await context.affiliationOf(actor), nomination);
        return mayReturn(nomination, { conflict, hasEnded: false });
      },
    });
  });
  return (await Promise.all(ofEach)).flat();
}
