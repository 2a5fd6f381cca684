import type { RemoteAddress, Seal, SealFile } from '@meritum/shared/federation/contract';

/** A remote is available but has no valid signature. */
export class UntrustedRemote extends Error {}

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

async function isSignedBy(key: string, { seal, signature }: SealFile): Promise<boolean> {
  const imported = await crypto.subtle.importKey('spki', bytesOf(key), ecdsa, false, ['verify']);
  const text = new TextEncoder().encode(seal);
  return crypto.subtle.verify(ecdsa, imported, bytesOf(signature), text);
}

async function isSigned(file: SealFile, keys: RemoteAddress['keys']): Promise<boolean> {
  for (const key of keys) if (await isSignedBy(key, file)) return true;
  return false;
}

/** @throws UntrustedRemote for a build without a known key's signature, or below `leastBuild`. */
export async function checkedSeal(
  remote: string,
  file: SealFile,
  { keys, leastBuild = 0 }: Pick<RemoteAddress, 'keys' | 'leastBuild'>,
): Promise<Seal> {
  if (!(await isSigned(file, keys))) throw new UntrustedRemote(`${remote} has no known signature`);
  const seal = JSON.parse(file.seal) as Seal;
  if (seal.remote !== remote) throw new UntrustedRemote(`${remote} is sealed as ${seal.remote}`);
  const { build = 0 } = seal;
  // Negated, so that a mistyped `leastBuild`, with which every comparison is false, refuses all.
  if (!(build >= leastBuild))
    throw new UntrustedRemote(`${remote} is build ${build}, not ${leastBuild}`);
  return seal;
}
