import type { PasskeyAssertion, PasskeyRequestOptions } from '@meritum/shared/contracts/factors';
import { noteSecurity } from '../identity/security-log/commands';
import { type StartedSession, startSession } from '../identity/session-commands';
import { answeredChallenge, type ChallengeContext, newChallenge } from './challenges';
import type { Factors } from './context';
import { passkeyRefused } from './errors';
import type { Passkey } from './factor';
import { factorsChanged } from './mails/FactorsChanged';
import { requestOptions, verifiedCounter } from './webauthn';
import type { Website } from './website';

export interface PasskeyAssertionContext extends ChallengeContext {
  website: Website;
}

/**
 * Undefined for a wrong answer. A count that does not increase reveals a copied authenticator: the
 * passkey is disabled and the owner mailed.
 */
export async function shownPasskey(
  factors: Factors,
  answer: PasskeyAssertion,
  { website, ...occasion }: PasskeyAssertionContext,
): Promise<Passkey | undefined> {
  const { stores, platform } = factors;
  const challenge = await answeredChallenge(factors, answer.response.clientDataJSON, occasion);
  const passkey = challenge ? await stores.passkeys.findById(answer.id) : null;
  if (!challenge || !passkey || passkey.disabledAt) return undefined;
  const counter = await verifiedCounter(answer, passkey, { challenge, website });
  if (counter === undefined) return undefined;
  if (await stores.passkeys.use(passkey._id, { counter, now: platform.clock() })) return passkey;
  await disableCopied(factors, passkey);
  return undefined;
}

async function disableCopied({ stores, deps, platform }: Factors, passkey: Passkey) {
  const account = await deps.identity.stores.accounts.findById(passkey.accountId);
  if (!account) return;
  const now = platform.clock();
  const notice = factorsChanged(account, { change: 'passkey-copied', changedAt: now });
  if (!(await stores.passkeys.disable(passkey._id, now, notice))) return;
  await noteSecurity(deps.identity, account._id, 'passkey-copied');
  await platform.mail(notice);
}

const signingIn = { purpose: 'sign-in', holder: '' } as const;

export async function passkeySignInOptions(
  factors: Factors,
  website: Website,
): Promise<PasskeyRequestOptions> {
  return requestOptions(await newChallenge(factors, signingIn), website);
}

/** The authenticator also checks a PIN, finger or face. Throws unauthenticated. */
export async function signInWithPasskey(
  factors: Factors,
  answer: PasskeyAssertion,
  { website, device }: { website: Website; device: string },
): Promise<StartedSession> {
  const { deps, platform } = factors;
  const passkey = await shownPasskey(factors, answer, { ...signingIn, website });
  const account = passkey && (await deps.identity.stores.accounts.findById(passkey.accountId));
  if (!account) throw passkeyRefused();
  const factor = { method: 'passkey', provenAt: platform.clock() } as const;
  return startSession(deps.identity, account, { method: 'passkey', device, factor });
}
