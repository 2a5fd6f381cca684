import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { importJWK, type JWK, jwtVerify } from 'jose';
import { packedContexts } from '../integrity';

/** What verifying needs of the issuer's DID document. */
export interface Keys {
  id: string;
  verificationMethod: readonly { id: string; publicKeyJwk?: JWK }[];
}

/** Verifies a JWT as a stranger does: with a DID document and a library that is not ours. */
export async function verified(token: string, { verificationMethod }: Keys) {
  const { payload } = await jwtVerify(token, ({ kid }) => {
    const jwk = verificationMethod.find(({ id }) => id === kid)?.publicKeyJwk;
    if (!jwk) throw new Error('A key of nobody');
    return importJWK(jwk, 'EdDSA');
  });
  return payload;
}

/**
 * Verifies a Data Integrity proof as a stranger does. Undefined if it is good, otherwise what is
 * wrong with it.
 */
export async function wrongWith(badge: string, did: Keys, now: Date): Promise<string | undefined> {
  const packed = await packedContexts();
  const result = await verifyCredential({
    credential: JSON.parse(badge),
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader: async (url) => {
      const document = [did, ...did.verificationMethod].find(({ id }) => id === url);
      return document ? { contextUrl: null, documentUrl: url, document } : packed(url);
    },
    checkStatus: async () => ({ verified: true }),
    now,
  });
  return result.verified ? undefined : String(result.error?.errors);
}
