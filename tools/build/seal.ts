import { type KeyObject, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aheadFile } from '../../shared/federation/ahead-files';
import type { Seal, SealFile } from '../../shared/federation/contract';
import { integrityOf } from '../../shared/federation/integrity';
import { remotesBuild } from './remotes-build';

export const sealName = 'integrity.json';

function sealed(seal: Seal, key: KeyObject): SealFile {
  const text = JSON.stringify(seal);
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return { seal: text, signature: signature.toString('base64') };
}

/** The content of `integrity.json` for a build whose files `read` returns. */
export async function sealOf(
  remote: string,
  read: (file: string) => Promise<Buffer>,
  key: KeyObject,
): Promise<string> {
  const ahead = JSON.parse((await read(aheadFile)).toString()) as NonNullable<SealFile['ahead']>;
  const [entry] = ahead[''] ?? [];
  if (!entry) throw new Error(`The build of ${remote} has no entry.`);
  const seal = { remote, build: remotesBuild(), entry, integrity: integrityOf(await read(entry)) };
  return `${JSON.stringify({ ...sealed(seal, key), ahead })}\n`;
}

/** Writes `integrity.json` into the finished build of a remote. */
export async function sealBuild(remote: string, dist: string, key: KeyObject): Promise<void> {
  const content = await sealOf(remote, (file) => readFile(join(dist, file)), key);
  await writeFile(join(dist, sealName), content);
}
