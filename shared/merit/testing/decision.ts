import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { hashOfText } from '../ledger/bytes';
import type { Decision, Ledger, PasskeyPublicKey, PasskeySignature } from '../ledger/ledger';
import { actsOf, statementText, trailHashOf, voidedHashOf } from '../ledger/statement';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** The methods of passkeys, with a new pair of keys each. */
export const kinds = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  Ed25519: () => generateKeyPairSync('ed25519'),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const;
export type Kind = keyof typeof kinds;

interface Signing {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

const jwkOf = (key: KeyObject) => key.export({ format: 'jwk' }) as PasskeyPublicKey;

/** What a passkey answers when it is asked to sign a text; `changes` makes a device that lies. */
export function passkeySignature(
  { publicKey, privateKey }: Signing,
  text: string,
  { type = 'webauthn.get', flags = 0b101 } = {},
): PasskeySignature {
  const challenge = sha256(text).toString('base64url');
  const client = Buffer.from(
    JSON.stringify({ type, challenge, origin: 'https://awards.example', crossOrigin: false }),
  );
  const data = Buffer.concat([sha256('awards.example'), Buffer.from([flags, 0, 0, 0, 1])]);
  const signed = Buffer.concat([data, sha256(client)]);
  const method = privateKey.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  const signature = sign(method, signed, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    publicKey: jwkOf(publicKey),
    authenticatorData: data.toString('base64url'),
    clientDataJSON: client.toString('base64url'),
    signature: signature.toString('base64url'),
  };
}

/** A statement about a ledger. */
export function statementOf({ rulesHash, root, sealed }: Ledger): string {
  const recorded = [
    { kind: 'judges verified', hash: hashOfText('1'), organiser: 'a' },
    { kind: 'judges verified', hash: hashOfText('2'), organiser: 'b' },
    { kind: 'recusals', hash: hashOfText('3'), organiser: null },
  ] as const;
  return statementText({
    format: 'meritum-outcome/2',
    rulesHash,
    root,
    voided: voidedHashOf(sealed),
    results: hashOfText('results'),
    acts: actsOf(recorded),
    trail: trailHashOf(recorded),
  });
}

/** A ledger with a decision that passkeys of these kinds have signed. */
export function decided(ledger: Ledger, ...signers: readonly Kind[]) {
  const statement = statementOf(ledger);
  const signatures = signers.map((kind) => passkeySignature(kinds[kind](), statement));
  return { ...ledger, decision: { statement, signatures } satisfies Decision };
}
