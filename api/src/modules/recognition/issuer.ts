import type { PublicKey } from '@meritum/shared/contracts/season-rules';
import { site } from '@meritum/shared/programme/site';
import type { Signer } from '../../platform/keys/signer';

/** Who signs badges: a did:web below the site's own address. */
export interface Issuer {
  /** The site's origin without a trailing slash. */
  origin: string;
  did: string;
}

/** A verifiable credential before it is signed (Verifiable Credentials Data Model 2.0). */
export interface Credential {
  id: string;
  validFrom: string;
  [claim: string]: unknown;
}

/** The issuer of a site; its DID document is at `/api/issuer/did.json` (did:web, 3.2). */
export const issuerAt = (origin: string): Issuer => ({
  origin,
  did: `did:web:${encodeURIComponent(new URL(origin).host)}:api:issuer`,
});

const keyId = ({ did }: Issuer, id: string) => `${did}#${id}`;

/** The Open Badges profile, as credentials name it. */
export const profileOf = ({ did, origin }: Issuer) => ({
  id: did,
  type: ['Profile'],
  name: site.productName,
  url: origin,
  email: site.supportEmail,
});

/**
 * The DID document. Former keys stay in it, because badges signed with them must still verify; the
 * signing one is first.
 */
export function didDocument(issuer: Issuer, keys: readonly PublicKey[]) {
  const distinct = [...new Map(keys.map((key) => [key.id, key])).values()];
  const methods = distinct.map(({ id, publicKey }) => ({
    id: keyId(issuer, id),
    type: 'JsonWebKey2020',
    controller: issuer.did,
    publicKeyJwk: {
      kty: 'OKP',
      crv: 'Ed25519',
      x: Buffer.from(publicKey, 'hex').toString('base64url'),
    },
  }));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: issuer.did,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A credential, and the claims that repeat it, as a compact JWS (RFC 7515) with Ed25519 (RFC 8037). */
export function signedJwt(signer: Signer, issuer: Issuer, credential: Credential): string {
  const [current] = signer.publicKeys;
  if (!current) throw new Error('No key signs');
  const header = { alg: 'EdDSA', typ: 'JWT', kid: keyId(issuer, current.id) };
  const { id: jti, validFrom } = credential;
  const nbf = Math.floor(Date.parse(validFrom) / 1000);
  const content = `${encoded(header)}.${encoded({ ...credential, iss: issuer.did, jti, nbf })}`;
  const { signature } = signer.sign(content);
  return `${content}.${Buffer.from(signature, 'hex').toString('base64url')}`;
}
