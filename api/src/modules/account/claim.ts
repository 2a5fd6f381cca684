import type { StoredWorkClaim, StoredWorkReply } from '@meritum/shared/contracts/account';
import { opensConsole } from '@meritum/shared/contracts/roles';
import type { Caller, CallerInSession } from '../../platform/authorisation/actor';
import { refused, unauthenticated } from '../../platform/errors/domain-error';
import type { Account, DiscardingAccount } from '../identity/account';
import { addressesOf } from '../identity/addresses';
import { accountOf } from '../identity/commands';
import type { Identities } from '../identity/context';
import { isStillValid, isUnclaimed } from '../identity/rules';
import type { Accounts } from './context';
import { erasePersonalData } from './deletion';

/**
 * Ways to sign in stay, because the takeover replaced the stranger's. Invitations went to the
 * owner.
 */
const kept = ['identity', 'attempts', 'factors', 'judges/invitations'];

/** The question was answered in another tab, or a second time. */
const alreadyClaimed = () => refused('You have already answered this question.');

export async function storedWork({ deps }: Accounts, actor: Caller): Promise<StoredWorkReply> {
  const { _id, createdAt, displayName } = await accountOf(deps.identity, actor);
  const all = Object.values(deps.modules.personalData).map(({ work }) => work?.(_id) ?? []);
  const work = (await Promise.all(all)).flat().sort((a, b) => b.at.localeCompare(a.at));
  return { createdAt: createdAt.toISOString(), displayName, work };
}

/**
 * Accepts or discards what was stored before the address was proved. The first answer decides;
 * {@link finishDiscards} completes a discard after a crash. Throws failed-precondition when nobody
 * is asked, for organisers, and while something cannot be discarded yet.
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
  // Audit entries would no longer name an organiser who goes on deciding.
  if (opensConsole(account.role))
    throw refused(
      "An organiser's account cannot be discarded. Say that it is yours, and change what is not.",
    );
  const begun = await accounts.beginDiscard(account, {
    since: context.platform.clock(),
    displayName,
  });
  if (!begun) throw alreadyClaimed();
  if (!(await discard(context, begun)))
    throw refused('Not everything could be discarded yet. Try again in a minute.');
}

/** Completes discards after a crash. */
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

/** Only a session since the takeover answers: the end of others may not be known yet. */
async function unclaimedAccountOf(identity: Identities, actor: CallerInSession): Promise<Account> {
  const account = await accountOf(identity, actor);
  const session = await identity.stores.sessions.findById(actor.sessionId);
  if (!session || !isStillValid(session, account)) throw unauthenticated();
  if (!isUnclaimed(account)) throw alreadyClaimed();
  return account;
}
