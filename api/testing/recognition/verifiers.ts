import { importJWK, type JWK, jwtVerify } from 'jose';

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
