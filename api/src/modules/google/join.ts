import { randomUUID } from 'node:crypto';
import { mailAddressOf } from '@meritum/shared/contracts/addresses';
import { email as emailAddress } from '@meritum/shared/contracts/identity';
import { limits } from '@meritum/shared/contracts/limits';
import { lineOf } from '@meritum/shared/contracts/texts';
import * as z from 'zod/mini';
import { DomainError, unauthenticated } from '../../platform/errors/domain-error';
import type { Account, GoogleLink } from '../identity/account';
import { addAccount } from '../identity/commands';
import type { Identities } from '../identity/context';
import { newMethodMail } from '../identity/mails/notices';
import { isUnproven } from '../identity/rules';
import { noteSecurity } from '../identity/security-log/commands';
import { endSessions } from '../identity/session-commands';
import { dropUnprovenSignInMethods } from '../identity/unproven-sign-in-methods';
import type { GoogleIdentity } from './provider';

/** Concurrent writes to the same account can make us read it again. */
const maxLooks = 3;

/** Without details (ERR-002). */
const googleFailed = () => unauthenticated('Failed to sign in with Google');

type Person = ReturnType<typeof personOf>;

/** Domains whose addresses Google itself assigns. */
const ownDomains = ['gmail.com', 'googlemail.com'];

/**
 * The provider vouches for its own addresses, and for organizations whose mail it hosts. Of others
 * it only knows that somebody could read their mail once. Source: "Verify the Google ID token on
 * your server side", on `email_verified` and `hd`.
 */
export function isAuthoritativeFor(email: string, hostedDomain: unknown): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const hosted =
    typeof hostedDomain === 'string' && mailAddressOf(`@${hostedDomain}`) === `@${domain}`;
  return hosted || ownDomains.includes(domain);
}

/**
 * The account joined to the identity, else the one with its confirmed address (D37), else a new
 * one. Throws for an unconfirmed address, and for an account that cannot be joined.
 */
export async function accountOfGoogle(
  identities: Identities,
  claimed: GoogleIdentity,
): Promise<Account> {
  const person = personOf(claimed);
  for (let look = 0; look < maxLooks; look++) {
    const account =
      (await identities.stores.accounts.findByGoogle(person.identity)) ??
      (await joined(identities, person)) ??
      (await created(identities, person));
    if (account) return account;
  }
  throw googleFailed();
}

function personOf({ issuer, subject, emailVerified, ...claimed }: GoogleIdentity) {
  const { email, hostedDomain, name } = claimed;
  const address = z.safeParse(emailAddress, email);
  if (!emailVerified || !address.success) throw googleFailed();
  const given = typeof name === 'string' ? lineOf(name).slice(0, limits.nameCharacters) : '';
  return {
    /** The identity stays the same when the address changes. */
    identity: `${issuer} ${subject}`,
    email: address.data,
    name: given,
    isAuthoritative: isAuthoritativeFor(address.data, hostedDomain),
  };
}

/** Joins Google to the person's account; undefined when there is none or it has changed. */
async function joined(identities: Identities, person: Person): Promise<Account | undefined> {
  const { stores, platform } = identities;
  const account = await stores.accounts.findByEmail(person.email);
  if (!account) return undefined;
  // Another window of the same person joined it first.
  if (account.google?.identity === person.identity) return account;
  // Whoever registered an address without confirming it may not own it; Google's person does.
  const unproven = isUnproven(account);
  if ((account.google && !unproven) || !person.isAuthoritative) throw googleFailed();
  const google: GoogleLink = {
    identity: person.identity,
    addedAt: platform.clock(),
    joined: true,
    passwordVoided: unproven && account.passwordHash !== undefined,
  };
  const { addedAt, passwordVoided } = google;
  const added = { addedAt, passwordVoided, unclaimed: unproven };
  const notice = newMethodMail.toOwner(account, added, {
    key: `${account._id}:google:${addedAt.getTime()}`,
  });
  await dropUnprovenSignInMethods(identities, account);
  const changed = unproven
    ? await stores.accounts.takeOverByGoogle(account, google, { notice, displayName: person.name })
    : await stores.accounts.joinGoogle(account, google, notice);
  if (!changed) return undefined;
  if (unproven) await endSessions(identities, account._id);
  await noteSecurity(identities, account._id, 'google-added');
  await platform.mail(notice);
  return changed;
}

/** A new account; undefined when the address has just been registered. */
async function created(
  identities: Identities,
  { identity, email, name, isAuthoritative }: Person,
): Promise<Account | undefined> {
  const now = identities.platform.clock();
  const account: Account = {
    _id: randomUUID(),
    email,
    displayName: name,
    google: { identity, addedAt: now, joined: false, passwordVoided: false },
    emailConfirmed: isAuthoritative,
    role: 'user',
    createdAt: now,
    credentials: 0,
  };
  try {
    return await addAccount(identities, account);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'already-exists') return undefined;
    throw error;
  }
}
