import type { NominationReviewState } from '@meritum/shared/contracts/list-options';
import { answerRepetition, changeDocument } from '../../composition/change-document';
import type { Actor, Person } from '../../platform/authorisation/actor';
import { pendingAuditEntry } from '../audit/pending-entries';
import { phaseOf } from '../seasons/rules';
import type { NominationAction } from './audit';
import { type Nominations, nominationOf } from './commands';
import { cannotReopen, cannotWithdraw, noSubmittedNomination } from './errors';
import { nominationWithdrawn } from './mails/events';
import type { Nomination } from './nomination';
import { type JudgingProgress, mayReopen, mayWithdraw } from './policy';
import { summaryOf } from './returning';
import { reviewStateOf } from './rules';

export interface NominatorActions extends Nominations {
  /** How far judging of a nomination has come. */
  judgedOf(nominationId: string): Promise<JudgingProgress>;
}

type Who = Pick<Actor, 'accountId'>;

/** The actor's nomination that is under review in the open category. Throws not-found. */
export async function submittedNomination(
  context: NominatorActions,
  actor: Who,
): Promise<Nomination> {
  const nomination = await nominationOf(context, actor);
  if (nomination?.status !== 'UNDER_REVIEW') throw noSubmittedNomination();
  return nomination;
}

/** What its nominator may do with it now. */
export async function permissionsOf(context: NominatorActions, actor: Who, nomination: Nomination) {
  const judged = await context.judgedOf(nomination._id);
  const phase = phaseOf(await context.seasons.fresh(), nomination.category, context.clock());
  return {
    withdraw: mayWithdraw(actor, nomination, judged),
    reopen: mayReopen(actor, nomination, { ...judged, ...phase }),
  };
}

/**
 * Withdraws the actor's nomination, which must not have been rated: of a simultaneous withdrawal
 * and rating one is refused (decision 53). Sends one mail. A repeated request gets the first reply.
 * Throws not-found or failed-precondition.
 */
export async function withdrawNomination(
  context: NominatorActions,
  actor: Pick<Person, 'accountId' | 'emailConfirmed'>,
): Promise<void> {
  await repeatable(context, { actor, wanted: 'withdrawn' }, async () => {
    const nomination = await submittedNomination(context, actor);
    const may = await permissionsOf(context, actor, nomination);
    const taking = { by: 'withdrawal', emailConfirmed: actor.emailConfirmed } as const;
    if (!may.withdraw) throw cannotWithdraw();
    return takeBack(context, nomination, { taking, conflict: cannotWithdraw });
  });
}

/** Reopens the nomination for editing. Replies and throws like {@link withdrawNomination}. */
export async function reopenNomination(context: NominatorActions, actor: Who): Promise<void> {
  await repeatable(context, { actor, wanted: 'reopened' }, async () => {
    const nomination = await submittedNomination(context, actor);
    const may = await permissionsOf(context, actor, nomination);
    if (!may.reopen) throw cannotReopen();
    return takeBack(context, nomination, { taking: { by: 'nominator' }, conflict: cannotReopen });
  });
}

/** Runs the action; if it is refused because it was already done, returns that state. */
const repeatable = (
  context: NominatorActions,
  { actor, wanted }: { actor: Who; wanted: NominationReviewState },
  work: () => Promise<Nomination>,
): Promise<Nomination> =>
  answerRepetition(work, async () => {
    const nomination = await nominationOf(context, actor);
    return nomination && reviewStateOf(nomination) === wanted ? nomination : null;
  });

const actions = { withdrawal: 'nomination.withdrawn', nominator: 'nomination.reopened' } as const;

type Taking = { by: 'nominator' } | { by: 'withdrawal'; emailConfirmed: boolean };

/** One conditional write, so that only one of several simultaneous changes succeeds. */
function takeBack(
  { nominations, mail, recordAudit, clock }: NominatorActions,
  existing: Nomination,
  { taking, conflict }: { taking: Taking; conflict: () => Error },
): Promise<Nomination> {
  const { by } = taking;
  const at = clock();
  const { _id: id, submittedBy: accountId } = existing;
  return changeDocument({ change: nominations.change, recordAudit, mail, conflict }, existing, {
    fields: {
      status: 'APPLICATION_PENDING',
      submission: { ...existing.submission, key: null },
      returned: { note: '', at, by },
    },
    effects: (next) => ({
      audit: pendingAuditEntry<NominationAction>(
        {
          actor: { accountId },
          action: actions[by],
          subject: { id, accountId },
          reason: '',
          before: summaryOf(existing),
          after: summaryOf(next),
        },
        clock,
      ),
      mails:
        taking.by === 'withdrawal'
          ? [nominationWithdrawn(next, { withdrawnAt: at, ...taking })]
          : [],
    }),
  });
}
