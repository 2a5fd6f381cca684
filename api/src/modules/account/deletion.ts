import type { AccountDeletion } from '@meritum/shared/contracts/account';
import type { Actor } from '../../platform/authorisation/actor';
import { after, minutes } from '../../platform/clock';
import { accountOf, type Identities } from '../identity/commands';
import { changedMeanwhile, wrongEmail } from '../identity/errors';
import type { LeavingAccount, LeavingStore } from '../identity/leaving';
import { proveOwner } from '../identity/password-change';
import { endSessions } from '../identity/session-commands';

/** What the other modules hold of a person, and how they part with it; each can be repeated. */
export interface Holdings {
  /** Keeps of nominations what the season's ratings need, without the person. */
  eraseNominations(accountId: string): Promise<void>;
  /** Removes documents; false while one is still being uploaded. */
  eraseDocuments(accountId: string): Promise<boolean>;
  forgetRecipient(address: string): Promise<void>;
}

export interface Deletions extends Holdings {
  identities: Identities;
  leaving: LeavingStore;
}

/** A request that began before the deletion has ended by then, whatever it still wrote. */
const latecomers = minutes(15);

/**
 * Erases the actor's account and all that is personal. The first write ends it: nobody signs in,
 * no session or link works, and whatever a crash leaves undone is done by {@link finishDeletions}.
 * Throws invalid-argument or failed-precondition.
 */
export async function deleteAccount(
  context: Deletions,
  actor: Pick<Actor, 'accountId' | 'sessionId'>,
  { email, password }: AccountDeletion,
): Promise<void> {
  const { identities, leaving } = context;
  const account = await accountOf(identities.accounts, actor);
  if (email !== account.email) throw wrongEmail();
  await proveOwner(
    identities,
    { account, sessionId: actor.sessionId },
    { password, pointer: '/password' },
  );
  if (!(await leaving.begin(account, identities.clock()))) throw changedMeanwhile();
  const begun = await leaving.byId(account._id);
  if (begun) await erase(context, begun);
}

/** Ends what is left of deletions: of those that a crash cut short, and of what came late. */
export async function finishDeletions(context: Deletions): Promise<void> {
  for (const account of await context.leaving.all()) await erase(context, account);
}

async function erase(context: Deletions, { _id, leaving }: LeavingAccount): Promise<void> {
  const { identities } = context;
  await endSessions(identities, _id);
  await context.eraseNominations(_id);
  const withoutDocuments = await context.eraseDocuments(_id);
  await identities.resets.forgetAll(_id);
  await identities.confirmations.forgetAll(_id);
  if (leaving.email) {
    await context.forgetRecipient(leaving.email);
    await identities.guard.forget(leaving.email);
  }
  await context.leaving.blank(_id);
  if (!withoutDocuments || after(leaving.since, latecomers) > identities.clock()) return;
  await identities.sessions.removeAll(_id);
  await context.leaving.remove(_id);
}
