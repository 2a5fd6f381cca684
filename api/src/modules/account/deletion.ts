import type { AccountDeletion } from '@meritum/shared/contracts/account';
import { mailAddressOf } from '@meritum/shared/contracts/addresses';
import type { AuditActor } from '../../module-kit/audit-trail';
import type { DataSubject } from '../../module-kit/personal-data';
import type { Actor } from '../../platform/authorisation/actor';
import { after, minutes } from '../../platform/clock';
import { invalidAt, refused } from '../../platform/errors/domain-error';
import type { Account, AccountBeingDeleted } from '../identity/account';
import { addressesOf } from '../identity/addresses';
import { accountOf } from '../identity/commands';
import { accountChanged } from '../identity/errors';
import { proveOwner } from '../identity/password-change';
import { endSessions } from '../identity/session-commands';
import type { Accounts } from './context';

/** Grace period for requests that are still running. */
const gracePeriod = minutes(15);

/**
 * Erases the actor's account. The first write disables sign-in; {@link finishDeletions} completes
 * it after a crash. Throws permission-denied, invalid-argument or failed-precondition.
 */
export async function deleteAccount(
  context: Accounts,
  actor: Pick<Actor, 'accountId' | 'sessionId' | 'proof'>,
  { email, password }: AccountDeletion,
): Promise<void> {
  const { deps, platform } = context;
  const { accounts } = deps.identity.stores;
  const account = await accountOf(deps.identity, actor);
  if (email !== account.email)
    throw invalidAt('/email', 'This is not the email address of your account');
  await proveOwner(deps.identity, actor, { account, password, pointer: '/password' });
  const begin = () => accounts.beginDeletion(account, { at: platform.clock() });
  const organisers = () => accounts.listByRoles(['admin'], platform.config.adminEmails);
  const isOrganiser = (await organisers()).some(({ _id }) => _id === account._id);
  // One deletion at a time: the last two organisers could delete theirs simultaneously.
  const leave = async () => {
    if ((await organisers()).every(({ _id }) => _id === account._id)) throw lastOrganiser();
    return begin();
  };
  const begun = await (isOrganiser ? platform.oneAtATime(changingOrganisers, leave) : begin());
  if (!begun) throw accountChanged();
  await erase(context, begun);
}

/** The lease of acts that can leave one organiser fewer. */
export const changingOrganisers = 'an organiser leaves';

export const lastOrganiser = () =>
  refused('You are the only organiser. Somebody else has to become one before you leave.');

/**
 * Erases an account by its address or id. The operator has checked who asks. Throws when none
 * exists.
 */
export async function eraseAccount(
  context: Accounts,
  { named, reason }: { named: string; reason: string },
): Promise<void> {
  const account = await accountNamed(context, named);
  await eraseFor(context, account, { actor: { command: 'erase-account' }, reason });
}

/** Erases an account; the audit trail keeps the reason. Throws when the account has changed. */
export async function eraseFor(
  context: Accounts,
  account: Account,
  why: { actor: AuditActor; reason: string },
): Promise<void> {
  const { accounts } = context.deps.identity.stores;
  const at = context.platform.clock();
  const begun = await accounts.beginDeletion(account, { at, ...why });
  if (!begun) throw accountChanged();
  await erase(context, begun);
}

/** Finds an account by address or id. Throws when there is none. */
export async function accountNamed({ deps }: Accounts, named: string) {
  const { findByEmail, findById } = deps.identity.stores.accounts;
  const account = named.includes('@')
    ? await findByEmail(mailAddressOf(named))
    : await findById(named);
  if (!account) throw new Error('There is no such account.');
  return account;
}

/** Completes deletions after a crash, and erases late writes. */
export async function finishDeletions(context: Accounts): Promise<void> {
  for (const account of await context.deps.identity.stores.accounts.listDeleting())
    await erase(context, account);
}

async function erase(context: Accounts, account: AccountBeingDeleted): Promise<void> {
  const { deps, platform } = context;
  const { accounts, sessions } = deps.identity.stores;
  const { _id } = account;
  await endSessions(deps.identity, _id);
  const { email } = account.deletion;
  const person = { _id, email, addresses: addressesOf({ ...account, email }) };
  const complete = await erasePersonalData(context, person);
  if (email && !(await isNoted(context, _id))) return;
  await accounts.forgetInActs(_id);
  await accounts.blank(_id);
  if (!complete || after(account.deletion.since, gracePeriod) > platform.clock()) return;
  await sessions.removeAll(_id);
  await accounts.remove(_id);
}

/** False when the next upkeep has to try again. */
async function isNoted({ erased, platform }: Accounts, _id: string): Promise<boolean> {
  platform.log.warn({ erased: _id }, 'erased an account');
  try {
    await erased.add(_id, platform.clock());
    return true;
  } catch (err) {
    platform.log.error({ err }, 'could not write to ERASED_PEOPLE_LIST; trying again later');
    return false;
  }
}

/** Erases people whom a restored backup brought back. Counts unreadable lines as `unknown`. */
export async function eraseRestored(
  context: Accounts,
): Promise<{ erased: number; unknown: number } | null> {
  const { accounts } = context.deps.identity.stores;
  const found = await context.erased.among(await accounts.listIds());
  if (!found) return null;
  const reason = 'Was erased before the database was restored';
  for (const id of found.erased) {
    const account = await accounts.findById(id);
    if (account) await eraseFor(context, account, { actor: { command: 'restore' }, reason });
  }
  return { erased: found.erased.length, unknown: found.unknown };
}

/** False while some work of the person has to end first. Does not erase the stores in `kept`. */
export async function erasePersonalData(
  { deps }: Accounts,
  person: DataSubject,
  kept: readonly string[] = [],
): Promise<boolean> {
  let complete = true;
  const erased = Object.entries(deps.modules.personalData).filter(
    ([store]) => !kept.some((module) => `${store}/`.startsWith(`${module}/`)),
  );
  for (const [, { erase }] of erased)
    if (erase !== 'by the deletion' && (await erase(person)) === false) complete = false;
  return complete;
}
