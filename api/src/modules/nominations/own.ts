import type { Actor } from '../../platform/authorisation/actor';
import { owedEntry } from '../audit/owed';
import { phaseOf } from '../seasons/rules';
import type { NominationAction } from './audit';
import { type Nominations, nominationOf } from './commands';
import { nothingSent, notToReopen, notToWithdraw } from './errors';
import type { Nomination, ReturnedBy } from './nomination';
import { type Judged, mayReopen, mayWithdraw } from './policy';

export interface Own extends Nominations {
  /** How far judging of a nomination has come. */
  judgedOf(nominationId: string): Promise<Judged>;
}

type Who = Pick<Actor, 'accountId'>;

/** The actor's nomination that is under review in the open category. Throws not-found. */
export async function sentBy(context: Own, actor: Who): Promise<Nomination> {
  const nomination = await nominationOf(context, actor);
  if (nomination?.status !== 'UNDER_REVIEW') throw nothingSent();
  return nomination;
}

/** What its nominator may do with it at this moment. */
export async function mayDo(context: Own, actor: Who, nomination: Nomination) {
  const judged = await context.judgedOf(nomination._id);
  const phase = phaseOf(await context.seasons.fresh(), nomination.category, context.clock());
  return {
    withdraw: mayWithdraw(actor, nomination, judged),
    reopen: mayReopen(actor, nomination, { ...judged, ...phase }),
  };
}

/**
 * Takes the actor's nomination out of the contest; nobody has rated it, and nobody will: of a
 * withdrawal and a rating at the same moment one is refused (decision 71). Throws not-found or
 * failed-precondition.
 */
export async function withdrawNomination(context: Own, actor: Who): Promise<void> {
  const nomination = await sentBy(context, actor);
  if (!(await mayDo(context, actor, nomination)).withdraw) throw notToWithdraw();
  const done = await takeBack(context, nomination, 'withdrawal');
  if (!done) throw notToWithdraw();
}

/** Gives it back to its nominator to be edited and sent again. Throws as {@link withdrawNomination}. */
export async function reopenNomination(context: Own, actor: Who): Promise<void> {
  const nomination = await sentBy(context, actor);
  if (!(await mayDo(context, actor, nomination)).reopen) throw notToReopen();
  const done = await takeBack(context, nomination, 'nominator');
  if (!done) throw notToReopen();
}

const actions = { withdrawal: 'nomination.withdrawn', nominator: 'nomination.reopened' } as const;

/** By one write, which decides between this and whatever else happens to the nomination. */
async function takeBack(
  { nominations, settle, clock }: Own,
  existing: Nomination,
  by: ReturnedBy,
): Promise<boolean> {
  const next: Nomination = {
    ...existing,
    status: 'APPLICATION_PENDING',
    submission: { ...existing.submission, key: null },
    revision: existing.revision + 1,
    returned: { note: '', at: clock(), by },
  };
  const summary = ({ status, revision }: Nomination) => ({ status, revision });
  const entry = owedEntry<NominationAction>(
    {
      actor: { accountId: existing.submittedBy },
      action: actions[by],
      subject: { id: existing._id, accountId: existing.submittedBy },
      reason: '',
      before: summary(existing),
      after: summary(next),
    },
    clock,
  );
  const taken = await nominations.replace(existing, next, entry);
  if (taken) await settle(taken);
  return taken !== null;
}
