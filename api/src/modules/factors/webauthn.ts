import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@meritum/shared/contracts/factors';
import { site } from '@meritum/shared/programme/site';
import type { Account } from '../identity/account';
import { challengeLifetime } from './challenges';
import type { Passkey } from './factor';
import type { Website } from './website';

/** Loaded on first use, because it is the largest dependency at startup. */
const library = () => import('@simplewebauthn/server');

/** Ed25519, ES256, RS256 (COSE): what current authenticators support. */
const algorithms = [-8, -7, -257];

const known = ({ _id, transports }: Pick<Passkey, '_id' | 'transports'>) => ({
  id: _id,
  type: 'public-key' as const,
  transports,
});

/** Without `passkeys` the authenticator offers any that it has for this site. */
export function requestOptions(
  challenge: string,
  { rpId }: Website,
  passkeys: readonly Passkey[] = [],
): PasskeyRequestOptions {
  return {
    challenge,
    rpId,
    timeout: challengeLifetime,
    userVerification: 'required',
    allowCredentials: passkeys.map(known),
  };
}

/** The authenticator stores the account's id, so that the passkey signs in without an address. */
export function creationOptions(
  challenge: string,
  { rpId }: Website,
  { owner, passkeys }: { owner: Account; passkeys: readonly Passkey[] },
): PasskeyCreationOptions {
  const { _id, email, displayName } = owner;
  return {
    challenge,
    rp: { id: rpId, name: site.productName },
    user: { id: userHandleOf(_id), name: email, displayName: displayName || email },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeLifetime,
    attestation: 'none',
    excludeCredentials: passkeys.map(known),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

export const userHandleOf = (accountId: string) => Buffer.from(accountId).toString('base64url');

interface Expected {
  challenge: string;
  website: Website;
}

const expecting = ({ challenge, website }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: website.origin,
  expectedRPID: website.rpId,
  requireUserVerification: true,
});

/** The new credential; undefined when any check of the answer fails. */
export async function verifiedCreation(answer: PasskeyCreation, expected: Expected) {
  const { transports = [], ...response } = answer.response;
  try {
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, response: { ...response, transports }, clientExtensionResults: {} },
      ...expecting(expected),
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || !registrationInfo) return undefined;
    const { id: _id, publicKey: key, counter } = registrationInfo.credential;
    return { _id, publicKey: Buffer.from(key).toString('base64url'), counter, transports };
  } catch {
    return undefined;
  }
}

/** The count of a valid signature; undefined when any check fails. */
export async function verifiedCounter(
  answer: PasskeyAssertion,
  passkey: Passkey,
  expected: Expected,
): Promise<number | undefined> {
  const { userHandle, ...response } = answer.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.accountId)) return undefined;
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      ...expecting(expected),
      credential: {
        id: passkey._id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // The write that stores the count compares it, so that two simultaneous answers cannot both
        // pass.
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
