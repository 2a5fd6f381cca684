import type { ReturnRequest } from '@meritum/shared/contracts/listed-nominations';
import type { Actor } from '../../../platform/authorisation/actor';
import { giveBack, type Nominations } from '../commands';
import { nominationChanged, nothingToReturn, tiedToNomination } from '../errors';
import type { Nomination } from '../nomination';
import { mayReturn } from '../policy';
import { isReturned } from '../rules';
import { entryFor, type NominationDesk } from './detail';

export interface GivingBack extends Nominations, Pick<NominationDesk, 'partyOf'> {
  /** Whether the account's owner has shown that the address is theirs. */
  isConfirmed(accountId: string): Promise<boolean>;
}

/**
 * Gives a nomination back to its nominator with a note, for an admin who is not tied to it. The same
 * return once more is answered as the first time.
 * @throws not-found; permission-denied for who is tied; failed-precondition when it was changed meanwhile
 */
export async function returnByAdmin(
  context: GivingBack,
  actor: Pick<Actor, 'accountId' | 'person'>,
  { nominationId, revision, note }: ReturnRequest,
): Promise<Nomination> {
  const { nomination, tie } = await entryFor(context, actor, nominationId);
  if (tie) throw tiedToNomination();
  const isDone = isReturned(nomination) && nomination.revision === revision + 1;
  if (isDone && nomination.returned?.note === note) return nomination;
  if (nomination.revision !== revision) throw nominationChanged();
  const isCurrent = nomination.season === (await context.seasons.fresh()).id;
  if (!mayReturn(nomination, { tie, isCurrent })) throw nothingToReturn();
  const emailConfirmed = await context.isConfirmed(nomination.submittedBy);
  const returned = await giveBack(context, nomination, { actor, note, emailConfirmed });
  if (!returned) throw nominationChanged();
  return returned;
}
