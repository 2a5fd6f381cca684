import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import type { Assessment } from '@meritum/shared/merit/calibrate/assess';
import { treeFrom } from '@meritum/shared/merit/ledger/commitment-tree';
import { retryOnConflict } from '../../module-kit/change-document';
import type { MailRequest } from '../../module-kit/mail-request';
import { workOnEach } from '../../module-kit/upkeep';
import type { Decider } from '../../platform/authorisation/actor';
import {
  newProposal,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import { type DomainError, refused } from '../../platform/errors/domain-error';
import { type ChangeOfProposal, changedProposal } from '../identity/turning-down';
import { versionOf } from '../nominations/version';
import type { FrozenRules } from '../seasons/frozen-rules';
import { categoryOf } from '../seasons/rules';
import { assessInSeason } from './assess';
import { borderlineWithoutExtraJudges } from './checks';
import { sealing } from './computations';
import { conflictedRatings } from './conflicted-ratings';
import { type ContestSnapshot, entriesToPublish, readEntries } from './contest-snapshot';
import type { Results } from './context';
import { changeResult, readForDecision, writeResult } from './decisions';
import { type ContestTree, entryReceipt } from './entry-receipts';
import {
  closingNeedsReason,
  extraJudgesMissing,
  resultChanged,
  rulesNotFrozen,
  voidWaits,
} from './errors';
import { leftOutMails } from './left-out';
import { entryProved } from './mails/EntryProof';
import type { Contest, Result } from './result';

interface CloseArguments extends NamedProposal {
  contest: Contest;
  /** The revision that the organiser has seen. */
  revision: number;
  /** Required where closing takes two organisers. */
  reason?: string | undefined;
}

/**
 * Closes judging of a contest for good: ratings are refused from then on, and the Merkle root over
 * all entries and ratings becomes public. Repeating it does nothing. If {@link
 * ContestSnapshot.closingTakesTwo}, it takes two organisers ({@link stepOfTwo}) and a reason.
 * @throws permission-denied, not-found; failed-precondition before the season has begun or judging
 * has opened, while a void is proposed, while extra judges were not asked for a borderline entry,
 * without a required reason, and when the result has changed
 */
export async function closeJudging(
  context: Results,
  actor: Decider,
  { contest, revision, reason, ...named }: CloseArguments,
): Promise<Result> {
  const snapshot = await readForDecision(context, actor, contest, {
    needed: (read) => (read.closingTakesTwo ? 2 : 1),
  });
  const { result, frozen, closingTakesTwo: takesTwo } = snapshot;
  if (!frozen) throw rulesNotFrozen();
  if (result.state !== 'open') {
    refuseOnceDone(named);
    return continueClosing(context, result, frozen);
  }
  const { closingProposed } = result;
  const asked = { ...named, reason, takesTwo };
  const step = await stepOfTwo(context.deps.identity, actor, closingProposed, asked);
  if (step === 'repeat') return result;
  if (step === 'withdraw' || step === 'turn-down')
    return changeClosingProposal(context, actor, { result, step, named, reason });
  if (result.revision !== revision) throw resultChanged();
  const refusal = await closingRefusal(snapshot, () =>
    assessInSeason(context, { ...snapshot, frozen }, snapshot.entries),
  );
  if (refusal) throw refusal;
  if (step === 'propose') {
    if (!reason) throw closingNeedsReason(snapshot);
    return changeClosingProposal(context, actor, { result, step, named, reason });
  }
  const closing = await changeResult(context, result, {
    actor,
    action: 'results.judging-closed',
    change: { state: 'closing', closing: { at: context.platform.clock(), by: actor.accountId } },
    reason: (named.proposalId && closingProposed?.reason) || '',
    before: { state: 'open' },
    after: { state: 'closed' },
  });
  return continueClosing(context, closing, frozen);
}

/** Why nobody can end judging yet; null if somebody can. */
export async function closingRefusal(
  snapshot: ContestSnapshot,
  assess: () => Promise<Assessment | null>,
): Promise<DomainError | null> {
  const { season, result, assignmentIds } = snapshot;
  if (!season.begun)
    return refused('This season has not begun, so its judging cannot be ended yet.');
  if (assignmentIds.length === 0 && !categoryOf(season, result.category)?.judging.open)
    return refused(
      'No judge was ever assigned in this category, and judging is not set to open. Open judging before you end it.',
    );
  // Whoever decides about a void must not know its effect on the result.
  if (result.voids.some(({ state }) => state === 'proposed')) return voidWaits();
  return borderlineWithoutExtraJudges(snapshot, await assess()).length > 0
    ? extraJudgesMissing()
    : null;
}

interface ProposalChange {
  result: Result;
  step: ChangeOfProposal;
  named: NamedProposal;
  reason: string | undefined;
}

async function changeClosingProposal(
  context: Results,
  actor: Decider,
  { result, step, named, reason = '' }: ProposalChange,
): Promise<Result> {
  const { season, category, closingProposed: first } = result;
  const made = newProposal(context.platform, actor, reason);
  const about = { kind: 'closing', season, category } as const;
  const change = await changedProposal(context.deps.identity, actor, { step, first, made, about });
  return changeResult(context, result, {
    actor,
    action: `results.closing-${proposalStateAfter(named)}`,
    change: { closingProposed: change.proposal },
    reason,
    after: { state: step === 'propose' ? 'closed' : 'open' },
    mails: change.mails,
  });
}

/**
 * Completes the closing; safe to repeat. Closes nominations and judging, and stops each unrated
 * assignment before computing the root, so that the root misses no later rating. The last write
 * records the mails with the entries' proofs.
 * @param decided the contest as last read
 * @param rules read earlier, since they never change
 */
function continueClosing(
  context: Results,
  decided: Result,
  rules: FrozenRules | null,
): Promise<Result> {
  let known: Result | undefined = decided;
  return retryOnConflict(async () => {
    const result = known ?? (await context.stores.results.findByContest(decided));
    known = undefined;
    if (result.state !== 'closing') return result;
    const { season: id, category, closing } = result;
    const actor = closing?.by ? { accountId: closing.by } : { command: 'closing' };
    const by = { actor, reason: '' };
    const season = await context.deps.seasons.shutContest({ season: id, category, by });
    await context.deps.nominations.setFormerRatingsAside();
    await context.deps.assignments.closeContest(result);
    // Entries are read after assignments are closed, so that no rating arrives afterwards.
    const frozen = rules ?? (await context.deps.seasons.frozenRules(season, category));
    if (!frozen) throw rulesNotFrozen();
    const snapshot = await readEntries(context, season, { result, frozen });
    const [entries, conflicted, nominators, leftOut] = await Promise.all([
      committedEntries(context, snapshot),
      conflictedRatings(context, snapshot),
      nominatorsOf(context, snapshot),
      leftOutMails(context, snapshot),
    ]);
    const task = { lists: { entries }, options: { rules: frozen.rules } };
    const sealed = await context.platform.threads.run(sealing, task);
    const contestAsClosed = { tree: treeFrom(sealed.tree), entries: sealed.entries };
    const { root, size } = contestAsClosed.tree;
    const closed = {
      at: context.platform.clock(),
      root,
      size,
      entries: snapshot.entries.map(({ nomination }) => nomination._id),
      conflicted,
    };
    const fields = { state: 'closed', closed } as const;
    const proofs = proofMails(context, nominators, { season, entries, contest: contestAsClosed });
    const mails = [...proofs, ...leftOut];
    return writeResult(context, result, { fields, effects: { audit: null, mails } });
  });
}

/** The entries as they are published, once their names are committed to. */
async function committedEntries(
  context: Results,
  snapshot: ContestSnapshot & { frozen: FrozenRules },
) {
  await context.deps.assignments.commitToNames(
    snapshot.entries.map(({ nomination }) => nomination),
  );
  return entriesToPublish(context, snapshot);
}

/**
 * Nominators whose account still exists, by nomination; each gets a mail with the proof that the
 * entry is under the root. Those of voided entries get the same mail, because these are under it too.
 */
async function nominatorsOf({ deps }: Results, { entries }: ContestSnapshot) {
  // Erased nominations are not among them.
  const whole = await deps.nominations.findByIds(entries.map(({ nomination }) => nomination._id));
  const people = await deps.identity.peopleByIds(whole.map(({ submittedBy }) => submittedBy));
  return new Map(
    whole.flatMap((own) => {
      const to = people.get(own.submittedBy);
      return to ? [[own._id, { own, to }]] : [];
    }),
  );
}

interface Closing {
  season: ContestSnapshot['season'];
  entries: readonly { nomination: { _id: string }; pseudonym: string }[];
  contest: ContestTree;
}

const proofMails = (
  context: Results,
  nominators: Awaited<ReturnType<typeof nominatorsOf>>,
  { season, entries, contest }: Closing,
): MailRequest[] =>
  entries.flatMap(({ nomination: { _id: nominationId }, pseudonym }) => {
    const nominator = nominators.get(nominationId);
    if (!nominator) return [];
    const { own, to } = nominator;
    const receipt = entryReceipt(context, contest, { ...own, pseudonym, version: versionOf(own) });
    return entryProved({ nominationId, to, receipt, seasonName: season.name });
  });

/** Completes closings that a crash has interrupted. */
export const resumeClosing = async (context: Results): Promise<void> =>
  workOnEach(await context.stores.results.listBySeason(), async (result) => {
    if (result.state === 'closing') await continueClosing(context, result, null);
  });
