import type { NominationStanding } from '@meritum/shared/contracts/list-options';
import type { Actor, Person } from '../../platform/authorisation/actor';
import { DomainError } from '../../platform/errors/domain-error';
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
 * withdrawal and a rating at the same moment one is refused (decision 53). They are told by mail,
 * once; what was done already is answered as the first time. Throws not-found or failed-precondition.
 */
export async function withdrawNomination(
  context: Own,
  actor: Pick<Person, 'accountId' | 'emailConfirmed'>,
): Promise<void> {
  await once(context, { actor, wanted: 'withdrawn' }, async () => {
    const nomination = await sentBy(context, actor);
    const may = await mayDo(context, actor, nomination);
    const taking = { by: 'withdrawal', emailConfirmed: actor.emailConfirmed } as const;
    if (!may.withdraw || !(await takeBack(context, nomination, taking))) throw notToWithdraw();
  });
}

/** Gives it back to its nominator to be edited and sent again. Answers and throws as {@link withdrawNomination}. */
export async function reopenNomination(context: Own, actor: Who): Promise<void> {
  await once(context, { actor, wanted: 'reopened' }, async () => {
    const nomination = await sentBy(context, actor);
    const may = await mayDo(context, actor, nomination);
    if (!may.reopen || !(await takeBack(context, nomination, { by: 'nominator' })))
      throw notToReopen();
  });
}

/**
 * Does what is wanted. Whatever refuses it may be that it was done already, at any moment until then:
 * so that is asked last.
 */
async function once(
  context: Own,
  { actor, wanted }: { actor: Who; wanted: NominationStanding },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const nomination = await nominationOf(context, actor);
    if (!nomination || standingOf(nomination) !== wanted) throw error;
  }
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
