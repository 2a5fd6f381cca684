import { importJWK, type JWK, jwtVerify } from 'jose';

/** The part of the issuer's DID document that verifies. */
export interface Keys {
  id: string;
  verificationMethod: readonly { id: string; publicKeyJwk?: JWK }[];
}

/** Verifies a JWT as a stranger: with a DID document and a third-party library. */
export async function verified(token: string, { verificationMethod }: Keys) {
  const { payload } = await jwtVerify(token, ({ kid }) => {
    const jwk = verificationMethod.find(({ id }) => id === kid)?.publicKeyJwk;
    if (!jwk) throw new Error('A key of nobody');
    return importJWK(jwk, 'EdDSA');
  });
  return payload;
}
