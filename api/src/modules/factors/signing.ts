import type { PasskeyAssertion, PasskeyRequestOptions } from '@meritum/shared/contracts/factors';
import type { PasskeyPublicKey, PasskeySignature } from '@meritum/shared/merit/ledger/ledger';
import { withContext } from '../../composition/with-context';
import type { Passkey } from './factor';
import type { PasskeysStore } from './passkeys-store';
import { requestOptions, verifiedCounter } from './webauthn';
import type { Website } from './website';

interface Passkeys {
  passkeys: Pick<PasskeysStore, 'workingOf' | 'byId'>;
}

/** What is signed, and on which site. */
interface ToSign {
  /** SHA-256 of the text, in hexadecimal: the challenge. */
  hash: string;
  website: Website;
}

const challengeOf = (hash: string) => Buffer.from(hash, 'hex').toString('base64url');

const canSign = async (context: Passkeys, accountId: string): Promise<boolean> =>
  (await context.passkeys.workingOf(accountId)).length > 0;

/** Options for signing with a passkey of the account; null when it has none. */
async function signingOptions(
  { passkeys }: Passkeys,
  accountId: string,
  { hash, website }: ToSign,
): Promise<PasskeyRequestOptions | null> {
  const working = await passkeys.workingOf(accountId);
  return working.length > 0 ? requestOptions(challengeOf(hash), website, working) : null;
}

/**
 * Returns the signature in the form that is published; undefined when it is not of this text by a
 * working passkey of the account. Its count is not stored, because the same signature of the same
 * text may arrive again after a lost reply.
 */
async function passkeySignature(
  { passkeys }: Passkeys,
  accountId: string,
  { answer, hash, website }: ToSign & { answer: PasskeyAssertion },
): Promise<PasskeySignature | undefined> {
  const passkey = await passkeys.byId(answer.id);
  if (passkey?.accountId !== accountId || passkey.disabledAt) return undefined;
  const expected = { challenge: challengeOf(hash), website };
  if ((await verifiedCounter(answer, passkey, expected)) === undefined) return undefined;
  const publicKey = await publicKeyOf(passkey);
  const { authenticatorData, clientDataJSON, signature } = answer.response;
  const given = Buffer.from(signature, 'base64url');
  const plain = publicKey.kty === 'EC' ? withoutDer(given) : given;
  return { publicKey, authenticatorData, clientDataJSON, signature: plain.toString('base64url') };
}

/** How organisers sign with the passkeys of their accounts. */
export const signingWith = (passkeys: Passkeys) =>
  withContext(() => passkeys, {
    canSign,
    options: signingOptions,
    signature: passkeySignature,
  });

export type Signing = ReturnType<typeof signingWith>;

const base64url = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('base64url');

/** A stored key (COSE, RFC 9052) as a JSON Web Key, which browsers read without a library. */
async function publicKeyOf({ publicKey }: Passkey): Promise<PasskeyPublicKey> {
  const { cose, decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers');
  const key = decodeCredentialPublicKey(new Uint8Array(Buffer.from(publicKey, 'base64url')));
  const { x, y, n, e } = cose.COSEKEYS;
  if (cose.isCOSEPublicKeyEC2(key))
    return { kty: 'EC', crv: 'P-256', x: base64url(key.get(x)), y: base64url(key.get(y)) };
  if (cose.isCOSEPublicKeyRSA(key))
    return { kty: 'RSA', n: base64url(key.get(n)), e: base64url(key.get(e)) };
  if (cose.isCOSEPublicKeyOKP(key)) return { kty: 'OKP', crv: 'Ed25519', x: base64url(key.get(x)) };
  throw new Error('A stored passkey has an unknown kind of key');
}

/** r and s of an ES256 signature, 32 bytes each (RFC 7518, 3.4), out of its DER. */
function withoutDer(der: Buffer): Buffer {
  const lengthOfR = der[3] ?? 0;
  const r = der.subarray(4, 4 + lengthOfR);
  const s = der.subarray(6 + lengthOfR);
  const padded = (number: Buffer) => Buffer.concat([Buffer.alloc(32), number]).subarray(-32);
  return Buffer.concat([padded(r), padded(s)]);
}
