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

/** What its nominator may do with it at this moment. */
export async function permissionsOf(context: NominatorActions, actor: Who, nomination: Nomination) {
  const judged = await context.judgedOf(nomination._id);
  const phase = phaseOf(await context.seasons.fresh(), nomination.category, context.clock());
  return {
    withdraw: mayWithdraw(actor, nomination, judged),
    reopen: mayReopen(actor, nomination, { ...judged, ...phase }),
  };
}

/**
 * Takes the actor's nomination out of the contest; nobody has rated it, and nobody will: of a
 * withdrawal and a rating at the same moment one is refused (decision 53). They are told by mail,
 * once; what was done already is answered as the first time. Throws not-found or failed-precondition.
 */
export async function withdrawNomination(
  context: NominatorActions,
  actor: Pick<Person, 'accountId' | 'emailConfirmed'>,
): Promise<void> {
  await once(context, { actor, wanted: 'withdrawn' }, async () => {
    const nomination = await submittedNomination(context, actor);
    const may = await permissionsOf(context, actor, nomination);
    const taking = { by: 'withdrawal', emailConfirmed: actor.emailConfirmed } as const;
    if (!may.withdraw) throw cannotWithdraw();
    return takeBack(context, nomination, { taking, conflict: cannotWithdraw });
  });
}

/** Gives it back to its nominator to be edited and sent again. Answers and throws as {@link withdrawNomination}. */
export async function reopenNomination(context: NominatorActions, actor: Who): Promise<void> {
  await once(context, { actor, wanted: 'reopened' }, async () => {
    const nomination = await submittedNomination(context, actor);
    const may = await permissionsOf(context, actor, nomination);
    if (!may.reopen) throw cannotReopen();
    return takeBack(context, nomination, { taking: { by: 'nominator' }, conflict: cannotReopen });
  });
}

/** Does what is wanted; where that is refused, it may be because it was done before. */
const once = (
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

/** By one write, which decides between this and whatever else happens to the nomination. */
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
