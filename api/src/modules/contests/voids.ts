import type { VoidRequest } from '@meritum/shared/contracts/voids';
import { retryOnConflict } from '../../module-kit/change-document';
import type { MailRequest } from '../../module-kit/mail-request';
import type { Decider } from '../../platform/authorisation/actor';
import {
  type FirstOfTwo,
  newProposal,
  presentFirst,
  presentProposal,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import { alreadyExists, refused } from '../../platform/errors/domain-error';
import { ratingVoided } from '../assignments/mails/RatingVoided';
import { changedProposal } from '../identity/turning-down';
import type { Entry } from './contest-snapshot';
import type { Results } from './context';
import { changeResult, readForDecision } from './decisions';
import {
  alreadyPublished,
  conflictOfInterestError,
  decidedAlready,
  entryUnknown,
  voidAfterClosing,
  voidUnknown,
} from './errors';
import { hasConflictWith, mayBeVoided, mayVoidNow, presentVoid } from './policy';
import type { Contest, ContestVoid, Result, Void } from './result';
import { stopping } from './schedule';

/** The contest that a rating or entry belongs to. Throws not-found. */
async function contestOfSubject(
  { deps }: Results,
  { kind, id }: Pick<VoidRequest, 'kind' | 'id'>,
): Promise<Contest> {
  const found =
    kind === 'rating'
      ? await deps.assignments.findById(id)
      : (await deps.nominations.findByIds([id])).at(0);
  if (!found) throw entryUnknown();
  return { season: found.season, category: found.category };
}

/** Ratings' ids derive from judges' ids, so a conflicted organiser must not learn which exist. */
const refusalOf = ({ kind }: VoidRequest) => (kind === 'rating' ? entryUnknown : undefined);

/**
 * The contest's result and the entry of the rating or void. Throws not-found for unrated ids and
 * for entries that do not take part.
 */
async function readForVoid(
  context: Results,
  actor: Decider,
  contest: Contest,
  request: VoidRequest,
): Promise<{ result: Result; entry: Entry }> {
  const { entries, result } = await readForDecision(context, actor, contest, {
    refusal: refusalOf(request),
  });
  const entry = entries.find(({ nomination, completed }) =>
    request.kind === 'entry'
      ? nomination._id === request.id
      : completed.some(({ _id }) => _id === request.id),
  );
  if (
    entry &&
    hasConflictWith(await context.deps.nominations.affiliationOf(actor), entry.nomination)
  )
    throw (refusalOf(request) ?? conflictOfInterestError)();
  if (!mayBeVoided(result.state)) throw alreadyPublished();
  if (!entry) throw entryUnknown();
  return { result, entry };
}

/** The void that a request proposes. */
function proposalOf(
  { nomination, completed }: Entry,
  { kind, id, why, reason }: VoidRequest,
  { id: voidId, at, by }: FirstOfTwo,
): Void {
  const { _id: nominationId, submittedBy } = nomination;
  const rating = completed.find(({ _id }) => _id === id);
  return {
    id: voidId,
    kind,
    nominationId,
    why,
    reason,
    proposed: { at, by },
    assignmentId: kind === 'rating' ? id : null,
    state: 'proposed',
    decided: null,
    about: [submittedBy, ...(rating?.accountId ? [rating.accountId] : [])],
  };
}

/**
 * The audit entry's subject. Its reason is deleted with the account: the judge's for a rating, the
 * nominator's for an entry.
 */
function subjectOf({ id, about }: Void): { id: string; accountId?: string } {
  const accountId = about.at(-1);
  return { id, ...(accountId && { accountId }) };
}

/** The proposal of a void; null unless it waits for another organiser or was turned down. */
export function firstOf({ id, reason, proposed, state, decided }: Void): FirstOfTwo | null {
  if (state === 'proposed') return { id, ...proposed, reason };
  if (state !== 'turned-down' || !decided) return null;
  return { id, ...proposed, reason, turnedDown: { reason: '', ...decided } };
}

/** What is decided about a void, and of which nomination. */
export const decisionOf = ({ kind, nominationId }: Void) =>
  ({ kind: kind === 'rating' ? 'void-rating' : 'void', nominationId }) as const;

/**
 * Proposes to void a rating or an entry, which another organiser has to confirm. The kind of reason
 * is counted publicly; the text stays internal. Repeating it does nothing.
 * @throws permission-denied, not-found; already-exists; failed-precondition once it is published,
 * and where another organiser has proposed it
 */
export async function proposeVoid(
  context: Results,
  actor: Decider,
  request: VoidRequest,
): Promise<ContestVoid> {
  const contest = await contestOfSubject(context, request);
  return retryOnConflict(async () => {
    const { result, entry } = await readForVoid(context, actor, contest, request);
    const proposal = proposalOf(entry, request, newProposal(context.platform, actor));
    const existing = presentVoid(result, proposal);
    if (existing && isRepetition(existing, proposal)) return { result, void: existing };
    if (existing) await stepOfTwo(context.deps.identity, actor, firstOf(existing), { reason: '' });
    if (existing) throw alreadyExists('This has already been voided or proposed for voiding.');
    if (!mayVoidNow(result, proposal)) throw voidAfterClosing();
    const written = await changeResult(context, result, {
      actor,
      action: 'results.void-proposed',
      change: { voids: [...result.voids, proposal] },
      subject: subjectOf(proposal),
      reason: request.reason,
      after: { contest: result._id, kind: proposal.kind, why: proposal.why },
    });
    return { result: written, void: proposal };
  });
}

const isRepetition = (existing: Void, { why, reason, proposed }: Void): boolean =>
  existing.state === 'proposed' &&
  existing.proposed.by === proposed.by &&
  existing.why === why &&
  existing.reason === reason;

/** The mail that tells a judge that a rating no longer counts, and the kind of reason. */
async function mailsAbout(
  { deps }: Results,
  { id, assignmentId, state, why }: Void,
  contest: { category: string },
  seasonName: string,
): Promise<MailRequest[]> {
  if (!assignmentId || state !== 'confirmed') return [];
  const rating = await deps.assignments.findById(assignmentId);
  const [judge] = rating?.accountId ? await deps.judges.findByIds([rating.judgeId]) : [];
  return judge ? [ratingVoided({ id, judge, why, season: seasonName, ...contest })] : [];
}

async function mailsOfTurningDown(
  context: Results,
  actor: Decider,
  existing: Void,
  { contest, reason }: { contest: Contest; reason: string },
): Promise<MailRequest[]> {
  const { mails } = await changedProposal(context.deps.identity, actor, {
    step: 'turn-down',
    first: firstOf(existing),
    made: newProposal(context.platform, actor, reason),
    about: { ...contest, ...decisionOf(existing) },
  });
  return mails;
}

/** The reason given where a void stops the planned publication. */
const voided = 'Something was voided, which changes the results.';

interface Decision {
  reason: string;
  /** Throws when it may not be confirmed; missing for a withdrawal or refusal. */
  confirms?(present: Void, of: Result): Promise<void>;
}

/** The end of a proposal: turned down by another organiser, or withdrawn by its proposer. */
async function ending(context: Results, actor: Decider, existing: Void) {
  const first = await presentFirst(context.deps.identity, actor, firstOf(existing));
  return first && !first.isOwn ? 'turned-down' : 'withdrawn';
}

async function decide(
  context: Results,
  actor: Decider,
  id: string,
  { reason, confirms }: Decision,
): Promise<ContestVoid> {
  const contest = await contestOfVoid(context, id);
  return retryOnConflict(async () => {
    const { result, nominations, season } = await readForDecision(context, actor, contest);
    const existing = result.voids.find((one) => one.id === id);
    const about = nominations.find(({ _id }) => _id === existing?.nominationId);
    if (
      !existing ||
      (about && hasConflictWith(await context.deps.nominations.affiliationOf(actor), about))
    )
      throw voidUnknown();
    const state = confirms ? 'confirmed' : await ending(context, actor, existing);
    if (existing.state === state) return { result, void: existing };
    const present = presentVoid(result, existing);
    if (present?.state !== 'proposed') throw decidedAlready(existing.state);
    if (!mayBeVoided(result.state)) throw alreadyPublished();
    await confirms?.(present, result);
    const now = { at: context.platform.clock(), by: actor.accountId };
    const decided: Void = {
      ...existing,
      state,
      decided: { ...now, ...(state === 'turned-down' && { reason }) },
    };
    const written = await changeResult(context, result, {
      actor,
      action: `results.void-${state}`,
      change: {
        voids: result.voids.map((one) => (one.id === id ? decided : one)),
        ...(state === 'confirmed' && stopping(result, { ...now, reason: voided })),
      },
      subject: subjectOf(existing),
      reason,
      before: { state: 'proposed' },
      after: { contest: result._id, state, kind: decided.kind, why: decided.why },
      mails:
        state === 'turned-down'
          ? await mailsOfTurningDown(context, actor, existing, { contest, reason })
          : await mailsAbout(context, decided, contest, season.name),
    });
    return { result: written, void: decided };
  });
}

async function contestOfVoid({ stores }: Results, id: string): Promise<Contest> {
  const found = await stores.results.findByVoid(id);
  if (!found) throw voidUnknown();
  return found;
}

/**
 * Confirms a void that another organiser has proposed. A changed outcome has to be finalised again.
 * @throws permission-denied, not-found; failed-precondition for one's own proposal, and when its
 * proposer has lost the role since
 */
export const confirmVoid = (context: Results, actor: Decider, id: string): Promise<ContestVoid> =>
  decide(context, actor, id, {
    reason: '',
    async confirms(present, result) {
      if (!mayVoidNow(result, present)) throw voidAfterClosing();
      if (!(await presentProposal(context.deps.identity, actor, firstOf(present))))
        throw refused(
          'This was proposed by someone who has lost the role of organiser since. Withdraw it, and propose it again if it still applies.',
        );
      await stepOfTwo(context.deps.identity, actor, firstOf(present), { proposalId: id });
    },
  });

/** Withdraws one's own proposal, or turns down another organiser's, who is then mailed. */
export const withdrawVoid = (
  context: Results,
  actor: Decider,
  { id, reason }: { id: string; reason: string },
): Promise<ContestVoid> => decide(context, actor, id, { reason });
