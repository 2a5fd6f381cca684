import type { StoredWorkClaim, StoredWorkReply } from '@meritum/shared/contracts/account';
import { opensConsole } from '@meritum/shared/contracts/roles';
import type { Caller, CallerInSession } from '../../platform/authorisation/actor';
import { unauthenticated } from '../../platform/errors/domain-error';
import type { Account, DiscardingAccount } from '../identity/account';
import { addressesOf } from '../identity/addresses';
import { accountOf } from '../identity/commands';
import { alreadyClaimed, notYetDiscarded, organisersDiscardNothing } from '../identity/errors';
import { isStillValid, isUnclaimed } from '../identity/rules';
import { type Deletions, erasePersonalData } from './deletion';

/**
 * How somebody signs in stays: whoever took the account over has already replaced the stranger's. So
 * do invitations, which came to the owner's mailbox.
 */
const kept = ['identity', 'attempts', 'factors', 'judges/invitations'];

/** Returns what is stored in the actor's account, newest first. */
export async function storedWork(
  { identities, personalData }: Deletions,
  actor: Caller,
): Promise<StoredWorkReply> {
  const { _id, createdAt, displayName } = await accountOf(identities.accounts, actor);
  const all = Object.values(personalData).map(({ work }) => work?.(_id) ?? []);
  const work = (await Promise.all(all)).flat().sort((a, b) => b.at.localeCompare(a.at));
  return { createdAt: createdAt.toISOString(), displayName, work };
}

/**
 * The actor says whether what was stored in their account before its address was proved is theirs.
 * Then it takes part from now on, else it is erased, and the account gets their name; the first
 * write decides, and {@link finishDiscards} completes what a crash interrupts. Throws
 * failed-precondition when they are not asked, or cannot discard it or not all of it yet.
 */
export async function claimStoredWork(
  context: Deletions,
  actor: CallerInSession,
  { mine, displayName = '' }: StoredWorkClaim,
): Promise<void> {
  const { accounts, clock } = context.identities;
  const account = await unclaimedAccountOf(context.identities, actor);
  if (mine) {
    if (!(await accounts.claim(account))) throw alreadyClaimed();
    return;
  }
  // What an organiser has decided would no longer name them, while they go on deciding.
  if (opensConsole(account.role)) throw organisersDiscardNothing();
  const begun = await accounts.beginDiscard(account, { since: clock(), displayName });
  if (!begun) throw alreadyClaimed();
  if (!(await discard(context, begun))) throw notYetDiscarded();
}

/** Finishes what a crash interrupted. */
export async function finishDiscards(context: Deletions): Promise<void> {
  for (const account of await context.identities.accounts.allBeingDiscarded())
    await discard(context, account);
}

async function discard(context: Deletions, account: DiscardingAccount): Promise<boolean> {
  const { _id, email } = account;
  const person = { _id, email, addresses: addressesOf(account) };
  const complete = await erasePersonalData(context, person, kept);
  if (complete) await context.identities.accounts.endDiscard(account);
  return complete;
}

/** Only a session since the takeover answers: a process may not know yet that another has ended. */
async function unclaimedAccountOf(
  { accounts, sessions }: Pick<Deletions['identities'], 'accounts' | 'sessions'>,
  actor: CallerInSession,
): Promise<Account> {
  const account = await accountOf(accounts, actor);
  const session = await sessions.byId(actor.sessionId);
  if (!session || !isStillValid(session, account)) throw unauthenticated();
  if (!isUnclaimed(account)) throw alreadyClaimed();
  return account;
}
