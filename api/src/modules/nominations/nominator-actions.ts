import type { NominationReviewState } from '@meritum/shared/contracts/list-options';
import { answerRepetition } from '../../module-kit/change-document';
import type { Caller, Person } from '../../platform/authorisation/actor';
import { notFound } from '../../platform/errors/domain-error';
import { type AskedNomination, nominationOf, takingNominations } from './commands';
import type { Nominations } from './context';
import { cannotReopen, cannotWithdraw } from './errors';
import { nominationWithdrawn } from './mails/NominationWithdrawn';
import type { Nomination } from './nomination';
import { mayBeSubmittedAgain, mayReopen, mayWithdraw } from './policy';
import { endReview } from './returning';
import { isReturned, reviewStateOf } from './rules';

const notSubmitted = () => notFound('You have not submitted a nomination in this category.');

/** What the actor submitted, returned or not, see {@link nominationOf}. Throws not-found. */
export async function submittedNomination(
  context: Nominations,
  actor: Caller,
  asked?: AskedNomination,
): Promise<Nomination> {
  const nomination = await nominationOf(context, actor, asked);
  if (!nomination) throw notSubmitted();
  return nomination;
}

/** What the nominator may do with the nomination now. */
export async function permissionsOf(context: Nominations, actor: Caller, nomination: Nomination) {
  const [judged, closed] = await Promise.all([
    context.deps.assignments.countJudges(nomination._id),
    context.deps.contests.closedIn(nomination.season),
  ]);
  const hasEnded = closed.has(nomination.category);
  const nominationsOpen = mayBeSubmittedAgain(
    nomination,
    await takingNominations(context, actor.accountId),
    context.platform.clock(),
  );
  return {
    withdraw: mayWithdraw(actor, nomination, { ...judged, hasEnded }),
    reopen: mayReopen(actor, nomination, { ...judged, nominationsOpen }),
  };
}

/**
 * Withdraws the actor's nomination, unless it was rated: one of a simultaneous withdrawal and
 * rating is refused (decision 53). Sends one mail. A repeated request gets the first reply. Throws
 * not-found or failed-precondition.
 */
export async function withdrawNomination(
  context: Nominations,
  actor: Pick<Person, 'accountId' | 'emailConfirmed'>,
  asked?: AskedNomination,
): Promise<void> {
  const { accountId, emailConfirmed } = actor;
  await repeatable(context, { actor, asked, wanted: 'withdrawn' }, async (nomination, may) => {
    if (!may.withdraw) throw cannotWithdraw();
    return endReview(context, nomination, {
      actor: { accountId },
      action: 'nomination.withdrawn',
      by: 'withdrawal',
      mailsOf: (next, withdrawnAt) => [nominationWithdrawn(next, { withdrawnAt, emailConfirmed })],
      conflict: cannotWithdraw,
    });
  });
}

/** Reopens the nomination for editing. Replies and throws as {@link withdrawNomination} does. */
export async function reopenNomination(
  context: Nominations,
  actor: Caller,
  asked?: AskedNomination,
): Promise<void> {
  const { accountId } = actor;
  await repeatable(context, { actor, asked, wanted: 'reopened' }, async (nomination, may) => {
    if (!may.reopen) throw cannotReopen();
    return endReview(context, nomination, {
      actor: { accountId },
      action: 'nomination.reopened',
      by: 'nominator',
      // No mail, because the nominator reopened it.
      mailsOf: () => [],
      conflict: cannotReopen,
    });
  });
}

type Permissions = Awaited<ReturnType<typeof permissionsOf>>;

/** Changes the actor's nomination; if that was already done, returns it without an error. */
const repeatable = (
  context: Nominations,
  {
    actor,
    asked,
    wanted,
  }: { actor: Caller; asked: AskedNomination | undefined; wanted: NominationReviewState },
  change: (nomination: Nomination, may: Permissions) => Promise<Nomination>,
): Promise<Nomination> =>
  answerRepetition(
    async () => {
      const nomination = await submittedNomination(context, actor, asked);
      if (isReturned(nomination)) throw notSubmitted();
      return change(nomination, await permissionsOf(context, actor, nomination));
    },
    async () => {
      const nomination = await nominationOf(context, actor, asked);
      return nomination && reviewStateOf(nomination) === wanted ? nomination : null;
    },
  );
