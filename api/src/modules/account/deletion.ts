import type { AccountDeletion } from '@meritum/shared/contracts/account';
import { mailAddressOf } from '@meritum/shared/contracts/addresses';
import type { AuditActor } from '../../module-kit/audit-trail';
import type { Platform } from '../../module-kit/define-module';
import type { OneAtATime } from '../../module-kit/one-at-a-time';
import type { DataSubject, PersonalData } from '../../module-kit/personal-data';
import type { Actor } from '../../platform/authorisation/actor';
import { after, minutes } from '../../platform/clock';
import { invalidAt, refused } from '../../platform/errors/domain-error';
import type { Account, AccountBeingDeleted } from '../identity/account';
import { addressesOf } from '../identity/addresses';
import { accountOf } from '../identity/commands';
import type { Identities } from '../identity/context';
import { accountChanged } from '../identity/errors';
import { proveOwner } from '../identity/password-change';
import { endSessions } from '../identity/session-commands';
import type { ErasedList } from './erased-list';

export interface Deletions {
  identities: Identities;
  /** The personal data in every store, in the order in which it is erased. */
  personalData: Readonly<Record<string, PersonalData>>;
  /** Assigns judges to what waited for its owner. */
  allocate(): Promise<unknown>;
  /** A restored backup knows nothing of later erasures: list and log outlive it. */
  erased: ErasedList;
  log: Pick<Platform['log'], 'warn' | 'error'>;
  oneAtATime: OneAtATime;
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
  const begin = () => accounts.beginDeletion(account, { at: clock() });
  const organisers = () => accounts.withRoles(['admin'], identities.adminEmails);
  const isOrganiser = (await organisers()).some(({ _id }) => _id === account._id);
  // One after the other, or the last two could leave at once.
  const leave = async () => {
    if ((await organisers()).every(({ _id }) => _id === account._id)) throw lastOrganiser();
    return begin();
  };
  const begun = await (isOrganiser ? context.oneAtATime(changingOrganisers, leave) : begin());
  if (!begun) throw accountChanged();
  await erase(context, begun);
}

/** Names the lease of whatever may leave one organiser fewer. */
export const changingOrganisers = 'an organiser leaves';

export const lastOrganiser = () =>
  refused('You are the only organiser. Somebody else has to become one before you leave.');

/**
 * Erases the account of somebody who cannot sign in, or whom a restored backup brought back. The
 * operator has made sure who asks for it.
 * @param named its address, or its id
 * @throws when there is no such account, and when it has changed meanwhile
 */
export async function eraseAccount(
  context: Deletions,
  { named, reason }: { named: string; reason: string },
): Promise<void> {
  const account = await accountNamed(context, named);
  await eraseFor(context, account, { actor: { command: 'erase-account' }, reason });
}

/** Erases an account for a reason that the audit trail keeps. Throws when it has changed meanwhile. */
export async function eraseFor(
  context: Deletions,
  account: Account,
  why: { actor: AuditActor; reason: string },
): Promise<void> {
  const { accounts, clock } = context.identities;
  const begun = await accounts.beginDeletion(account, { at: clock(), ...why });
  if (!begun) throw accountChanged();
  await erase(context, begun);
}

/** The account of an address or an id. Throws when there is none. */
export async function accountNamed({ identities }: Deletions, named: string) {
  const { byEmail, byId } = identities.accounts;
  const account = named.includes('@') ? await byEmail(mailAddressOf(named)) : await byId(named);
  if (!account) throw new Error('There is no such account.');
  return account;
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
  if (email && !(await isNoted(context, _id))) return;
  await accounts.forgetInActs(_id);
  await accounts.blank(_id);
  if (!complete || after(account.deletion.since, gracePeriod) > clock()) return;
  await sessions.removeAll(_id);
  await accounts.remove(_id);
}

/** Puts an account on the list of the erased; false where upkeep has to try again. */
async function isNoted({ erased, log, identities }: Deletions, _id: string): Promise<boolean> {
  log.warn({ erased: _id }, 'erased an account');
  try {
    await erased.add(_id, identities.clock());
    return true;
  } catch (err) {
    log.error({ err }, 'could not write to ERASED_PEOPLE_LIST; trying again later');
    return false;
  }
}

/**
 * Erases again whom a restored backup brought back. Returns how many, and how many lines of the list
 * no known secret wrote; null without a list.
 */
export async function eraseRestored(
  context: Deletions,
): Promise<{ erased: number; unknown: number } | null> {
  const { accounts } = context.identities;
  const found = await context.erased.among(await accounts.allIds());
  if (!found) return null;
  const reason = 'Was erased before the database was restored';
  for (const id of found.erased) {
    const account = await accounts.byId(id);
    if (account) await eraseFor(context, account, { actor: { command: 'restore' }, reason });
  }
  return { erased: found.erased.length, unknown: found.unknown };
}

/** False while something of the person has to end first; keeps the stores of these modules. */
export async function erasePersonalData(
  { personalData }: Pick<Deletions, 'personalData'>,
  person: DataSubject,
  kept: readonly string[] = [],
): Promise<boolean> {
  let complete = true;
  const erased = Object.entries(personalData).filter(
    ([store]) => !kept.some((module) => `${store}/`.startsWith(`${module}/`)),
  );
  for (const [, { erase }] of erased)
    if (erase !== 'by the deletion' && (await erase(person)) === false) complete = false;
  return complete;
}
