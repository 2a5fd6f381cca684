import { site } from '@meritum/shared/programme/site';
import type { PublicKey, Signer } from '../../../platform/keys/signer';

/** Who signs badges: a did:web below the site's own address. */
export interface Issuer {
  /** Of the site, without a trailing slash. */
  origin: string;
  did: string;
}

/** The issuer of a site; its DID document is at `/api/issuer/did.json` (did:web, 3.2). */
export const issuerAt = (origin: string): Issuer => ({
  origin,
  did: `did:web:${encodeURIComponent(new URL(origin).host)}:api:issuer`,
});

const keyOf = ({ did }: Issuer, id: string) => `${did}#${id}`;

/** The Open Badges profile, as credentials name it. */
export const profileOf = ({ did, origin }: Issuer) => ({
  id: did,
  type: ['Profile'],
  name: site.productName,
  url: origin,
  email: site.supportEmail,
});

/**
 * The DID document. Keys that are no longer configured stay in it, because badges that they signed
 * still verify; the signing one is first.
 */
export function didDocument(issuer: Issuer, keys: readonly PublicKey[]) {
  const distinct = [...new Map(keys.map((key) => [key.id, key])).values()];
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: issuer.did,
    verificationMethod: distinct.map(({ id, publicKey }) => ({
      id: keyOf(issuer, id),
      type: 'JsonWebKey2020',
      controller: issuer.did,
      publicKeyJwk: {
        kty: 'OKP',
        crv: 'Ed25519',
        x: Buffer.from(publicKey, 'hex').toString('base64url'),
      },
    })),
    assertionMethod: distinct.map(({ id }) => keyOf(issuer, id)),
  };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A credential as a compact JWS (RFC 7515) with Ed25519 (RFC 8037). */
export function signedJwt(signer: Signer, issuer: Issuer, credential: object): string {
  const [current] = signer.publicKeys;
  if (!current) throw new Error('No key signs');
  const header = { alg: 'EdDSA', typ: 'JWT', kid: keyOf(issuer, current.id) };
  const content = `${encoded(header)}.${encoded(credential)}`;
  const { signature } = signer.sign(content);
  return `${content}.${Buffer.from(signature, 'hex').toString('base64url')}`;
}
