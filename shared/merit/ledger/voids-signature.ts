import type { Ledger } from './ledger';
import { isSignedBy, type PublishedKey, type Signed } from './signature';
import type { Verification } from './verify';

/** Names the list of all voids of a contest. */
export interface VoidsStatement {
  season: string;
  category: string;
  rulesHash: string;
  voidsRoot: string;
}

/** Our signature of a list of voids, as it is published with the results. */
export interface VoidsSignature {
  /** Ed25519 over `voidsStatement`, in hexadecimal. */
  signature: string;
  /** The key as it was published, elsewhere than the signature; none if it is not known. */
  key?: Pick<PublishedKey, 'publicKey'> | undefined;
}

/** Returns the text that is signed: five lines. */
export const voidsStatement = ({ season, category, rulesHash, voidsRoot }: VoidsStatement) =>
  ['meritum-voids/1', season, category, rulesHash, voidsRoot].join('\n');

/** Whether we have signed the voids that a verification has found in the ledger. */
export async function signatureOnVoids(
  { rulesHash, voidsRoot }: Pick<Verification, 'rulesHash' | 'voidsRoot'>,
  { rules: { season, category } }: Pick<Ledger, 'rules'>,
  given: VoidsSignature | undefined,
): Promise<Signed> {
  if (!given?.key) return 'not checked';
  const text = voidsStatement({ season, category, rulesHash, voidsRoot });
  const isSigned = await isSignedBy(given.key, text, given.signature);
  return isSigned === undefined ? 'not checked' : isSigned ? 'ours' : 'not ours';
}
