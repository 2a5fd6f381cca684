import type { PasskeyAssertion, PasskeyRequestOptions } from '@meritum/shared/contracts/factors';
import { type StartedSession, startSession } from '../identity/session-commands';
import { newChallenge } from './challenges';
import type { Factors } from './context';
import { passkeyRefused } from './errors';
import { shownPasskey } from './shown-passkey';
import { requestOptions } from './webauthn';
import type { Website } from './website';

const occasion = { purpose: 'sign-in', holder: '' } as const;

/** Returns a challenge for any passkey of this site. */
export async function passkeySignInOptions(
  factors: Factors,
  website: Website,
): Promise<PasskeyRequestOptions> {
  return requestOptions(await newChallenge(factors, occasion), website);
}

/**
 * Signs in with a passkey alone; the authenticator also checks a PIN, finger or face. Throws
 * unauthenticated.
 */
export async function signInWithPasskey(
  factors: Factors,
  answer: PasskeyAssertion,
  { website, device }: { website: Website; device: string },
): Promise<StartedSession> {
  const { identities, clock } = factors;
  const passkey = await shownPasskey(factors, answer, { ...occasion, website });
  const account = passkey && (await identities.accounts.byId(passkey.accountId));
  if (!account) throw passkeyRefused();
  const factor = { method: 'passkey', provenAt: clock() } as const;
  return startSession(identities, account, { method: 'passkey', device, factor });
}
