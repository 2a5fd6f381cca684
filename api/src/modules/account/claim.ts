import type { StoredWorkClaim, StoredWorkReply } from '@meritum/shared/contracts/account';
import { opensConsole } from '@meritum/shared/contracts/roles';
import type { Caller, CallerInSession } from '../../platform/authorisation/actor';
import { unauthenticated } from '../../platform/errors/domain-error';
import type { Account, DiscardingAccount } from '../identity/account';
import { addressesOf } from '../identity/addresses';
import { accountOf } from '../identity/commands';
import type { Identities } from '../identity/context';
import { alreadyClaimed, notYetDiscarded, organisersDiscardNothing } from '../identity/errors';
import { isStillValid, isUnclaimed } from '../identity/rules';
import type { Accounts } from './context';
import { erasePersonalData } from './deletion';

/**
 * How somebody signs in stays: whoever took the account over has already replaced the stranger's. So
 * do invitations, which came to the owner's mailbox.
 */
const kept = ['identity', 'attempts', 'factors', 'judges/invitations'];

/** Returns what is stored in the actor's account, newest first. */
export async function storedWork({ deps }: Accounts, actor: Caller): Promise<StoredWorkReply> {
  const { _id, createdAt, displayName } = await accountOf(deps.identity, actor);
  const all = Object.values(deps.modules.personalData).map(({ work }) => work?.(_id) ?? []);
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
  context: Accounts,
  actor: CallerInSession,
  { mine, displayName = '' }: StoredWorkClaim,
): Promise<void> {
  const { accounts } = context.deps.identity.stores;
  const account = await unclaimedAccountOf(context.deps.identity, actor);
  if (mine) {
    if (!(await accounts.claim(account))) throw alreadyClaimed();
    return;
  }
  // What an organiser has decided would no longer name them, while they go on deciding.
  if (opensConsole(account.role)) throw organisersDiscardNothing();
  const begun = await accounts.beginDiscard(account, {
    since: context.platform.clock(),
    displayName,
  });
  if (!begun) throw alreadyClaimed();
  if (!(await discard(context, begun))) throw notYetDiscarded();
}

/** Finishes what a crash interrupted. */
export async function finishDiscards(context: Accounts): Promise<void> {
  for (const account of await context.deps.identity.stores.accounts.listDiscarding())
    await discard(context, account);
}

async function discard(context: Accounts, account: DiscardingAccount): Promise<boolean> {
  const { _id, email } = account;
  const person = { _id, email, addresses: addressesOf(account) };
  const complete = await erasePersonalData(context, person, kept);
  if (complete) await context.deps.identity.stores.accounts.endDiscard(account);
  return complete;
}

/** Only a session since the takeover answers: a process may not know yet that another has ended. */
async function unclaimedAccountOf(identity: Identities, actor: CallerInSession): Promise<Account> {
  const account = await accountOf(identity, actor);
  const session = await identity.stores.sessions.findById(actor.sessionId);
  if (!session || !isStillValid(session, account)) throw unauthenticated();
  if (!isUnclaimed(account)) throw alreadyClaimed();
  return account;
}
