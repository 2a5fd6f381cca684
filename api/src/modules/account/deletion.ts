import type { AccountDeletion } from '@meritum/shared/contracts/account';
import type { DataSubject, PersonalData } from '../../composition/personal-data';
import type { Actor } from '../../platform/authorisation/actor';
import { after, minutes } from '../../platform/clock';
import { invalidAt } from '../../platform/errors/domain-error';
import type { AccountBeingDeleted } from '../identity/account';
import { addressesOf } from '../identity/addresses';
import { accountOf } from '../identity/commands';
import type { Identities } from '../identity/context';
import { accountChanged } from '../identity/errors';
import { proveOwner } from '../identity/password-change';
import { endSessions } from '../identity/session-commands';

export interface Deletions {
  identities: Identities;
  /** The personal data in every store, in the order in which it is erased. */
  personalData: Readonly<Record<string, PersonalData>>;
  /** Assigns judges to what waited for its owner. */
  allocate(): Promise<unknown>;
}

/** Grace period for requests that are still running. */
const gracePeriod = minutes(15);

/**
 * Erases the actor's account and all personal data. The first write disables sign-in, sessions and
 * links; {@link finishDeletions} completes what a crash interrupts. Throws permission-denied,
 * invalid-argument or failed-precondition.
 */
export async function deleteAccount(
  context: Deletions,
  actor: Pick<Actor, 'accountId' | 'sessionId' | 'proof'>,
  { email, password }: AccountDeletion,
): Promise<void> {
  const { identities } = context;
  const { accounts, clock } = identities;
  const account = await accountOf(accounts, actor);
  if (email !== account.email)
    throw invalidAt('/email', 'This is not the email address of your account');
  await proveOwner(identities, actor, { account, password, pointer: '/password' });
  const begun = await accounts.beginDeletion(account, clock());
  if (!begun) throw accountChanged();
  await erase(context, begun);
}

/** Finishes deletions that a crash interrupted, and erases late writes. */
export async function finishDeletions(context: Deletions): Promise<void> {
  for (const account of await context.identities.accounts.allBeingDeleted())
    await erase(context, account);
}

async function erase(context: Deletions, account: AccountBeingDeleted): Promise<void> {
  const { identities } = context;
  const { accounts, sessions, clock } = identities;
  const { _id } = account;
  await endSessions(identities, _id);
  const { email } = account.deletion;
  const person = { _id, email, addresses: addressesOf({ ...account, email }) };
  const complete = await erasePersonalData(context, person);
  await accounts.blank(_id);
  if (!complete || after(account.deletion.since, gracePeriod) > clock()) return;
  await sessions.removeAll(_id);
  await accounts.remove(_id);
}

/** False while something of the person has to end first; keeps the stores of these modules. */
export async function erasePersonalData(
  { personalData }: Pick<Deletions, 'personalData'>,
  person: DataSubject,
  kept: readonly string[] = [],
): Promise<boolean> {
  let complete = true;
  const erased = Object.entries(personalData).filter(
    ([store]) => !kept.some((module) => store.startsWith(`${module}/`)),
  );
  for (const [, { erase }] of erased)
    if (erase !== 'by the deletion' && (await erase(person)) === false) complete = false;
  return complete;
}
