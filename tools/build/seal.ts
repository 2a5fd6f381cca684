import { type KeyObject, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aheadFile } from '../../shared/federation/ahead-files';
import type { Seal, SealFile } from '../../shared/federation/contract';
import { integrityOf } from '../../shared/federation/integrity';

export const sealName = 'integrity.json';

/** Signs what a remote's build must be. */
export function sealed(seal: Seal, key: KeyObject): SealFile {
  const text = JSON.stringify(seal);
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return { seal: text, signature: signature.toString('base64') };
}

/** The file that the federation manifest of a build names as its entry. */
function entryIn(manifest: string): string {
  const { metaData } = JSON.parse(manifest) as { metaData: { remoteEntry: { name: string } } };
  return metaData.remoteEntry.name;
}

/** The name that builds without a sharing of their own look up in the page as they start. */
const federationRuntime = '_FEDERATION_RUNTIME_CORE';

/** What is signed of an entry. Read from its text, since a build of another release may be signed anew. */
function aboutEntry(text: Buffer): Pick<Seal, 'integrity' | 'sharing'> {
  const integrity = integrityOf(text);
  return text.includes(federationRuntime) ? { integrity } : { integrity, sharing: 'own' };
}

/** The content of `integrity.json` for a build whose files `read` answers with. */
export async function sealOf(
  remote: string,
  read: (file: string) => Promise<Buffer>,
  key: KeyObject,
): Promise<string> {
  const entry = entryIn((await read('mf-manifest.json')).toString());
  const about = aboutEntry(await read(entry));
  const ahead = JSON.parse((await read(aheadFile)).toString()) as SealFile['ahead'];
  return `${JSON.stringify({ ...sealed({ remote, entry, ...about }, key), ahead })}\n`;
}

/** Writes `integrity.json` into the finished build of a remote. */
export async function sealBuild(remote: string, dist: string, key: KeyObject): Promise<void> {
  const content = await sealOf(remote, (file) => readFile(join(dist, file)), key);
  await writeFile(join(dist, sealName), content);
}
