import type { NominationStanding } from '@meritum/shared/contracts/list-options';
import type { Actor, Person } from '../../platform/authorisation/actor';
import { owedEntry } from '../audit/owed';
import { phaseOf } from '../seasons/rules';
import type { NominationAction } from './audit';
import { type Nominations, nominationOf } from './commands';
import { nothingSent, notToReopen, notToWithdraw } from './errors';
import { nominationWithdrawn } from './mails/events';
import type { Nomination } from './nomination';
import { type Judged, mayReopen, mayWithdraw } from './policy';
import { standingOf } from './rules';

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
 * withdrawal and a rating at the same moment one is refused (decision 71). They are told by mail,
 * once; what was done already is answered as the first time. Throws not-found or failed-precondition.
 */
export async function withdrawNomination(
  context: Own,
  actor: Pick<Person, 'accountId' | 'emailConfirmed'>,
): Promise<void> {
  const isDone = () => stands(context, actor, 'withdrawn');
  if (await isDone()) return;
  const nomination = await sentBy(context, actor);
  if (!(await mayDo(context, actor, nomination)).withdraw) throw notToWithdraw();
  const { emailConfirmed } = actor;
  const done = await takeBack(context, nomination, { by: 'withdrawal', emailConfirmed });
  if (!done && !(await isDone())) throw notToWithdraw();
}

/** Gives it back to its nominator to be edited and sent again. Answers and throws as {@link withdrawNomination}. */
export async function reopenNomination(context: Own, actor: Who): Promise<void> {
  const isDone = () => stands(context, actor, 'reopened');
  if (await isDone()) return;
  const nomination = await sentBy(context, actor);
  if (!(await mayDo(context, actor, nomination)).reopen) throw notToReopen();
  const done = await takeBack(context, nomination, { by: 'nominator' });
  if (!done && !(await isDone())) throw notToReopen();
}

/** Whether that is what the actor has done with it already. */
async function stands(context: Own, actor: Who, wanted: NominationStanding): Promise<boolean> {
  const nomination = await nominationOf(context, actor);
  return nomination !== null && standingOf(nomination) === wanted;
}

const actions = { withdrawal: 'nomination.withdrawn', nominator: 'nomination.reopened' } as const;

type Taking = { by: 'nominator' } | { by: 'withdrawal'; emailConfirmed: boolean };

/** By one write, which decides between this and whatever else happens to the nomination. */
async function takeBack(
  { nominations, mail, settle, clock }: Own,
  existing: Nomination,
  taking: Taking,
): Promise<boolean> {
  const { by } = taking;
  const [revision, at] = [existing.revision + 1, clock()];
  const next: Nomination = {
    ...existing,
    status: 'APPLICATION_PENDING',
    submission: { ...existing.submission, key: null },
    revision,
    returned: { note: '', at, by },
  };
  // In the place of a mail that said it was received, had it not gone out yet.
  if (taking.by === 'withdrawal')
    next.owedMails = [nominationWithdrawn(next, { withdrawnAt: at, ...taking })];
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
  if (!taken) return false;
  const owed = taking.by === 'withdrawal' ? (next.owedMails ?? []) : [];
  await Promise.all([settle(taken), ...owed.map(mail)]);
  return true;
}
