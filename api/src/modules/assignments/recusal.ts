import { createHash } from 'node:crypto';
import type { RecusalRequest } from '@meritum/shared/contracts/assignments';
import { limits } from '@meritum/shared/contracts/limits';
import { retryOnConflict, writeWithEffects } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Caller } from '../../platform/authorisation/actor';
import { accountsOfOwner } from '../../platform/authorisation/two-organisers';
import { refused } from '../../platform/errors/domain-error';
import { thankJudge } from './completion';
import type { Assignments } from './context';
import { assignmentChanged, assignmentUnknown } from './errors';
import { isToRate, maySee } from './policy';

/** How many recusals somebody has made in a season, with all of their accounts. */
export const recusalsOf = async (
  context: Assignments,
  accountId: string,
  season: string,
): Promise<number> =>
  context.stores.assignments.countRecusals(
    await accountsOfOwner(context.deps.identity, accountId),
    season,
  );

interface RecuseArguments {
  actor: Caller;
  assignmentId: string;
  recusal: RecusalRequest;
}

/**
 * Recuses a judge from an assignment over a conflict of interest, for good: another judge can be
 * assigned, the same one never again. Limited in a season, so that no judge chooses their entries.
 * Repeating it does nothing. Writes an audit entry.
 * @throws permission-denied, not-found; failed-precondition once it is rated or none is left
 */
export const recuse = (context: Assignments, asked: RecuseArguments): Promise<void> =>
  retryOnConflict(() => recuseOnce(context, asked));

async function recuseOnce(
  context: Assignments,
  { actor, assignmentId, recusal }: RecuseArguments,
): Promise<void> {
  const { deps, recordAudit } = context;
  const { assignments } = context.stores;
  const { clock } = context.platform;
  const judge = await deps.judges.judgingAs(actor);
  const assignment = await assignments.findOwn(actor.accountId, assignmentId);
  if (assignment?.status === 'recused') return;
  if (!assignment || !maySee(actor, assignment)) throw assignmentUnknown();
  if (!isToRate(actor, assignment)) throw refused('This evaluation has already been submitted.');
  const { season, nominationId } = assignment;
  // Counts over all accounts of the person. Of two simultaneous recusals the later one is refused
  // here, or by the unique `turn`.
  const accounts = await accountsOfOwner(deps.identity, actor.accountId);
  const before = await assignments.countRecusals(accounts, season);
  if (before >= limits.recusalsPerSeason)
    throw refused(
      `You have stepped back from ${limits.recusalsPerSeason} entries this season, the most that a judge can. Leave this entry unrated and write to us: an organiser can give it to another judge.`,
    );
  const person = createHash('sha256').update(accounts.sort().join()).digest('base64url');
  const turn = `${person}:${season}:${before}`;
  const entry = pendingAuditEntry(clock, {
    actor,
    action: 'assignment.recused',
    subject: { id: assignmentId, accountId: actor.accountId },
    reason: recusal.details,
    before: { status: 'pending' },
    after: { status: 'recused', reason: recusal.reason },
  });
  await writeWithEffects(
    // A simultaneous rating or recusal takes precedence.
    { recordAudit, conflict: assignmentChanged },
    { audit: entry, mails: [] },
    (effects) => assignments.recuse(assignment, { ...recusal, at: clock(), turn }, effects),
  );
  await deps.judges.release({ judgeId: judge._id, season, nominationId }, true);
  await thankJudge(context, judge, season);
}
