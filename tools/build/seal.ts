import { type KeyObject, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Seal, SealFile } from '../../shared/federation/contract';
import type { Manifest } from '../../shared/federation/entry-manifest';
import { integrityOf } from '../../shared/federation/integrity';

export const sealName = 'integrity.json';

/** Signs what a remote's build must be. */
export function sealed(seal: Seal, key: KeyObject): SealFile {
  const text = JSON.stringify(seal);
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return { seal: text, signature: signature.toString('base64') };
}

/** The content of `integrity.json` for a build whose files `read` answers with. */
export async function sealOf(
  remote: string,
  read: (file: string) => Promise<Buffer>,
  key: KeyObject,
): Promise<string> {
  const manifest = JSON.parse((await read('mf-manifest.json')).toString()) as Manifest;
  const entry = manifest.metaData.remoteEntry.name;
  const integrity = integrityOf(await read(entry));
  const seal = sealed({ remote, entry, integrity, runtime: 'own' }, key);
  return `${JSON.stringify({ ...seal, ahead: manifest.ahead })}\n`;
}

/** Writes `integrity.json` into the finished build of a remote. */
export async function sealBuild(remote: string, dist: string, key: KeyObject): Promise<void> {
  const content = await sealOf(remote, (file) => readFile(join(dist, file)), key);
  await writeFile(join(dist, sealName), content);
}
