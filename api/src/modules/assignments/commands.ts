import type { Criterion, RatingRequest, Ratings } from '@meritum/shared/contracts/assignments';
import { limits } from '@meritum/shared/contracts/limits';
import type { Season } from '@meritum/shared/contracts/seasons';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import type { Caller } from '../../platform/authorisation/actor';
import { accountsOfOwner } from '../../platform/authorisation/two-organisers';
import { changedMeanwhile } from '../../platform/errors/changed-meanwhile';
import { notFound } from '../../platform/errors/domain-error';
import type { OpenedDocument } from '../documents/opening';
import type { Judge } from '../judges/judge';
import type { Nomination } from '../nominations/nomination';
import { isReturned } from '../nominations/rules';
import { filledLinks, isToPassOn, versionOf } from '../nominations/version';
import { criteriaOf } from '../seasons/frozen-rules';
import { judgingOpen, runningSeasons } from '../seasons/rules';
import type { Assignment } from './assignment';
import { thankJudge } from './completion';
import type { Assignments } from './context';
import {
  alreadyRated,
  assignmentUnknown,
  judgingClosed,
  notUnderReview,
  ratesRival,
} from './errors';
import { mayRate, maySee, type RatingContext } from './policy';
import { receiptFor } from './receipts/commands';
import { recusalsOf } from './recusal';
import { byReadingOrder, isSameRating, ratingsBy } from './rules';

/** An assignment with its nomination and the facts that decide whether it may be rated now. */
export interface OpenAssignment {
  assignment: Assignment;
  /** Undefined once the nominator's account is deleted. */
  nomination: Nomination | undefined;
  circumstances: RatingContext;
  season: Season;
  criteria: readonly Criterion[];
}

/**
 * The judge's assignments of the current season and of every other in which judging is open, pending
 * first, in the judge's own order. Unrated ones whose nomination is not under review are left out.
 */
export async function assignmentsOf(
  context: Assignments,
  actor: Caller,
): Promise<OpenAssignment[]> {
  const { stores, deps, platform } = context;
  const { seasons } = deps;
  await deps.judges.judgingAs(actor);
  const own = await seasons.extendedFor(actor.accountId, await seasons.all());
  const running = runningSeasons(own, platform.clock());
  const opened = await Promise.all(
    running.map(async (season) => {
      const all = await stores.assignments.findByAccountAndSeason(actor.accountId, season.id);
      const visible = all.filter((assignment) => maySee(actor, assignment));
      return openAll(context, actor, { season, assignments: visible });
    }),
  );
  return opened
    .flat()
    .filter(isShown)
    .sort((one, other) => byReadingOrder(one.assignment, other.assignment));
}

/** Hides an unrated assignment from its judge while its nomination is not under review. */
const isShown = ({ assignment, circumstances }: OpenAssignment): boolean =>
  assignment.status === 'completed' || circumstances.isUnderReview;

async function openAll(
  context: Assignments,
  { accountId }: Caller,
  { season, assignments }: { season: Season; assignments: readonly Assignment[] },
): Promise<OpenAssignment[]> {
  const { nominations, contests } = context.deps;
  const [found, closed, recusals] = await Promise.all([
    nominations.findByIds(assignments.map(({ nominationId }) => nominationId)),
    contests.closedIn(season.id),
    recusalsOf(context, accountId, season.id),
  ]);
  const recusalsLeft = Math.max(0, limits.recusalsPerSeason - recusals);
  const byId = new Map(found.map((nomination) => [nomination._id, nomination]));
  const now = context.platform.clock();
  return assignments.map((assignment) => {
    const nomination = byId.get(assignment.nominationId);
    const isUnderReview = nomination?.status === 'UNDER_REVIEW';
    const { category } = assignment;
    const isOpen = !closed.has(category) && judgingOpen(season, category, now);
    return {
      assignment,
      nomination,
      circumstances: { now, judgingOpen: isOpen, isUnderReview, recusalsLeft },
      season,
      criteria: criteriaOf(season),
    };
  });
}

/**
 * One of the judge's own assignments, which from then on counts as read, see `Assignment.unread`.
 * Throws not-found for any other id.
 */
export async function assignmentOf(
  context: Assignments,
  actor: Caller,
  id: string,
): Promise<OpenAssignment> {
  await context.deps.judges.judgingAs(actor);
  const opened = await openOne(context, actor, id);
  if (!isShown(opened)) throw assignmentUnknown();
  const isRead = !opened.assignment.unread;
  if (isRead || (await context.stores.assignments.markRead(actor.accountId, id))) return opened;
  // Another tab opened it, or planning moved it, at this moment.
  return openOne(context, actor, id);
}

/** One of the judge's own assignments, without marking it as read. Throws not-found. */
export async function openOne(
  context: Assignments,
  actor: Caller,
  id: string,
): Promise<OpenAssignment> {
  const { seasons } = context.deps;
  const assignment = await context.stores.assignments.findOwn(actor.accountId, id);
  if (!assignment || !maySee(actor, assignment)) throw assignmentUnknown();
  const [season] = await seasons.extendedFor(actor.accountId, [
    await seasons.fresh(assignment.season),
  ]);
  if (!season) throw assignmentUnknown();
  const [opened] = await openAll(context, actor, { season, assignments: [assignment] });
  if (!opened) throw assignmentUnknown();
  return opened;
}

/** The document of one of the judge's assignments. Throws not-found when there is none. */
export async function documentOf(
  context: Assignments,
  actor: Caller,
  id: string,
): Promise<OpenedDocument> {
  const { nomination } = await assignmentOf(context, actor, id);
  const documentId = nomination?.document?.id;
  const opened = documentId ? await context.deps.documents.openDocument(documentId) : undefined;
  if (!opened)
    throw notFound(
      documentId
        ? 'This document cannot be opened: it has not passed the virus scan.'
        : 'This nomination has no document.',
    );
  return opened;
}

/**
 * Records that a judge cannot open a supporting link, and again once its nominator was told. Throws
 * not-found for any other address.
 */
export async function reportLink(
  context: Assignments,
  actor: Caller,
  { assignmentId, url }: { assignmentId: string; url: string },
): Promise<void> {
  const { assignment, nomination } = await assignmentOf(context, actor, assignmentId);
  if (!nomination || !filledLinks(nomination).includes(url))
    throw notFound('This nomination no longer has that link.');
  const earlier = assignment.reportedLinks?.filter((one) => one.url === url);
  if (earlier?.some(isToPassOn(nomination))) return;
  await context.stores.assignments.reportLink(assignment, url, context.platform.clock());
}

/** The counted pages of these nominations' documents, by document id. */
export const pagesIn = ({ deps }: Assignments, opened: readonly OpenAssignment[]) =>
  deps.documents.pagesOf(opened.flatMap(({ nomination }) => nomination?.document?.id ?? []));

interface RateArguments extends RatingRequest {
  actor: Caller;
}

/**
 * Rates an assignment once, by one conditional write (STATE-005). Repeating the same ratings
 * returns the first answer, also after judging has closed; other ratings are refused (VAL-029).
 * Only the version that the judge has read can be rated (0080), and never a rival of a nomination of
 * their own. A judge with nothing left to rate is thanked by mail.
 * @throws permission-denied, not-found, already-exists, failed-precondition
 */
export async function rate(context: Assignments, asked: RateArguments): Promise<OpenAssignment> {
  const { stores, deps, platform } = context;
  const { actor, assignmentId, judgeHalf } = asked;
  const judge = await context.deps.judges.judgingAs(actor);
  const before = await openOne(context, actor, assignmentId);
  const { assignment, nomination, season, criteria } = before;
  const ratings = ratingsBy(criteria, asked.ratings);
  if (assignment.status === 'completed') return answered(before, ratings);
  if (!nomination || !mayRate(actor, assignment, before.circumstances)) throw refusalOf(before);
  const version = versionOf(nomination);
  if (asked.version !== undefined && asked.version !== version)
    throw changedMeanwhile(
      'This nomination has changed since you opened it. Read it again before you submit.',
    );
  if (await isRival(context, judge, assignment)) throw ratesRival();
  const committed = { season, rated: assignment, ratings, judgeHalf, version };
  const receipt = await receiptFor(context, committed);
  const composite = compositeOf(criteria, ratings);
  const evaluation = { ratings, composite, completedAt: platform.clock(), receipt };
  // One write decides between this rating and a withdrawal or a new text (decision 53).
  if (!(await deps.nominations.beginJudging(nomination))) throw notUnderReview();
  if (!(await stores.assignments.complete(actor.accountId, assignmentId, evaluation)))
    return answered(await openOne(context, actor, assignmentId), ratings);
  const rated = { ...assignment, status: 'completed' as const, evaluation };
  // The judge nominated meanwhile; the later write sees the other, here or in `submitNomination`.
  if ((await isRival(context, judge, rated)) && (await stores.assignments.setAside(rated)))
    throw ratesRival();
  await thankJudge(context, judge, season.id);
  return { ...before, assignment: rated };
}

/** Whether its judge, by any of their accounts, has a nomination in the same category. */
async function isRival(
  { deps }: Assignments,
  { accountId }: Judge,
  contest: Assignment,
): Promise<boolean> {
  const accounts = await accountsOfOwner(deps.identity, accountId);
  const own = await deps.nominations.listByAccounts(contest, accounts);
  return own.some((nomination) => !isReturned(nomination));
}

/** Answers a retry with the first rating. Throws already-exists for other ratings. */
function answered(opened: OpenAssignment, ratings: Ratings): OpenAssignment {
  const { evaluation } = opened.assignment;
  if (!evaluation || !isSameRating(evaluation.ratings, ratings)) throw alreadyRated();
  return opened;
}

const refusalOf = ({ circumstances }: OpenAssignment) =>
  circumstances.judgingOpen ? notUnderReview() : judgingClosed();
