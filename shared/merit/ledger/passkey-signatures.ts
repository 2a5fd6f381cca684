import { fromBase64Url, toHex } from './bytes';
import type { Finding } from './findings';
import type { Decision, Ledger, PasskeyPublicKey, PasskeySignature } from './ledger';
import { sha256 } from './sha256';
import type { Signed } from './signature';
import type { Verification } from './verify';
import { signatureOnVoids, type VoidsSignature } from './voids-signature';

/** `unknown`: this browser lacks the method. */
export type Validity = 'valid' | 'invalid' | 'unknown';

/** The methods of passkeys in Web Cryptography; a signature has the form of RFC 7518. */
const methods = {
  EC: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  OKP: { name: 'Ed25519' },
  RSA: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
} as const;

const encoder = new TextEncoder();

/** User present and user verified (WebAuthn level 2, 6.1). */
const wantedFlags = 0b101;

/** Whether the device was asked to sign this very text, and its owner was there and proved it. */
function isSignatureOf(statement: string, data: Uint8Array, client: Uint8Array): boolean {
  const { type, challenge } = JSON.parse(new TextDecoder().decode(client));
  const isAsked = toHex(fromBase64Url(challenge)) === toHex(sha256(encoder.encode(statement)));
  const flags = data[32] ?? 0;
  return type === 'webauthn.get' && isAsked && (flags & wantedFlags) === wantedFlags;
}

async function isBy(key: PasskeyPublicKey, signature: string, signed: Uint8Array<ArrayBuffer>) {
  const method = methods[key.kty];
  const imported = await crypto.subtle.importKey('jwk', key, method, false, ['verify']);
  return crypto.subtle.verify(method, imported, fromBase64Url(signature), signed);
}

/**
 * Checks a passkey's signature of a statement: an assertion (WebAuthn level 2, 7.2) whose challenge
 * is the statement's SHA-256. It does not say whose passkey it is.
 */
async function validityOf(
  { publicKey, authenticatorData, clientDataJSON, signature }: PasskeySignature,
  statement: string,
): Promise<Validity> {
  if (globalThis.crypto?.subtle === undefined) return 'unknown';
  try {
    const [data, client] = [fromBase64Url(authenticatorData), fromBase64Url(clientDataJSON)];
    if (!isSignatureOf(statement, data, client)) return 'invalid';
    const signed = Uint8Array.from([...data, ...sha256(client)]);
    return (await isBy(publicKey, signature, signed)) ? 'valid' : 'invalid';
  } catch (error) {
    return error instanceof Error && error.name === 'NotSupportedError' ? 'unknown' : 'invalid';
  }
}

const isSameKey = (one: PasskeySignature, other: PasskeySignature): boolean =>
  JSON.stringify(one.publicKey) === JSON.stringify(other.publicKey);

/** Returns the validity of each signature of a decision; a second one by the same key is invalid. */
export const signaturesOf = ({ statement, signatures }: Decision): Promise<Validity[]> =>
  Promise.all(
    signatures.map((one, index) =>
      signatures.slice(0, index).some((before) => isSameKey(before, one))
        ? 'invalid'
        : validityOf(one, statement),
    ),
  );

/** A verification with the validity of each signature. */
export interface SignedVerification extends Verification {
  signatures: readonly Validity[];
  /** Our signature of the list of voids. */
  voidsSigned: Signed;
}

/**
 * Adds the check of the signatures to a verification of the ledger: the organisers' in it, and ours
 * of the list of voids, where it is given.
 */
export async function withSignatures(
  verification: Verification,
  ledger: Pick<Ledger, 'decision' | 'rules'>,
  ofVoids?: VoidsSignature,
): Promise<SignedVerification> {
  const signatures = await signaturesOf(ledger.decision);
  const voidsSigned = await signatureOnVoids(verification, ledger, ofVoids);
  const isMissing = signatures.length < (ledger.rules.passkeySignatures ?? 0);
  const findings: Finding[] = [
    ...verification.findings,
    ...(signatures.includes('invalid') ? [{ code: 'signature' } as const] : []),
    ...(isMissing ? [{ code: 'signature-missing' } as const] : []),
    ...(voidsSigned === 'not ours' ? [{ code: 'voids-signature' } as const] : []),
  ];
  return { ...verification, isValid: findings.length === 0, findings, signatures, voidsSigned };
}
