import type { Ledger, PasskeyPublicKey, PasskeySignature, UndecidedLedger } from '../ledger/ledger';
import { sha256 } from '../ledger/sha256';
import { statementOf } from './ledgers';

/** The methods of passkeys, in Web Cryptography. */
const methods = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  Ed25519: { name: 'Ed25519' },
  RS256: {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: Uint8Array.from([1, 0, 1]),
  },
} as const;
export type Kind = keyof typeof methods;
export const kinds = Object.keys(methods) as Kind[];

interface Device {
  kind: Kind;
  keys: CryptoKeyPair;
}

/** A new passkey. */
export async function device(kind: Kind): Promise<Device> {
  const keys = await crypto.subtle.generateKey(methods[kind], true, ['sign', 'verify']);
  return { kind, keys: keys as CryptoKeyPair };
}

const bytes = (text: string) => new TextEncoder().encode(text);

export const base64url = (value: Uint8Array): string =>
  btoa(String.fromCharCode(...value))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function passkeyOf({ publicKey }: CryptoKeyPair): Promise<PasskeyPublicKey> {
  const { kty, crv, x, y, n, e } = await crypto.subtle.exportKey('jwk', publicKey);
  return JSON.parse(JSON.stringify({ kty, crv, x, y, n, e }));
}

/** What a passkey answers when it is asked to sign a text; the options make a device that lies. */
export async function passkeySignature(
  { kind, keys }: Device,
  text: string,
  { type = 'webauthn.get', flags = 0b101 } = {},
): Promise<PasskeySignature> {
  const challenge = base64url(sha256(bytes(text)));
  const client = bytes(JSON.stringify({ type, challenge, origin: 'https://awards.example' }));
  const data = [...sha256(bytes('awards.example')), flags, 0, 0, 0, 1];
  const signed = Uint8Array.from([...data, ...sha256(client)]);
  const signature = await crypto.subtle.sign(methods[kind], keys.privateKey, signed);
  return {
    publicKey: await passkeyOf(keys),
    authenticatorData: base64url(Uint8Array.from(data)),
    clientDataJSON: base64url(client),
    signature: base64url(new Uint8Array(signature)),
  };
}

/** A ledger with a decision that new passkeys of these kinds have signed. */
export async function decided(
  ledger: UndecidedLedger,
  ...signers: readonly Kind[]
): Promise<Ledger> {
  const statement = statementOf(ledger);
  const signatures = await Promise.all(
    signers.map(async (kind) => passkeySignature(await device(kind), statement)),
  );
  return { ...ledger, decision: { statement, signatures } };
}
