import { readFileSync } from 'node:fs';
import type { RemoteAddress, RemotesFile } from '@meritum/shared/federation/contract';
import { remoteNames } from '@meritum/shared/programme/routes';

/** `/remotes.json` for remotes served beside the shell, signed with one key and no older than a build. */
export const besideTheShell = (key: string, leastBuild: number): RemotesFile =>
  Object.fromEntries(
    remoteNames.map((name) => [
      name,
      { integrity: `/remotes/${name}/integrity.json`, keys: [key], leastBuild },
    ]),
  );

function isAddress(value: unknown): value is RemoteAddress {
  if (typeof value !== 'object' || value === null) return false;
  const { integrity, keys, leastBuild = 0 } = value as Partial<RemoteAddress>;
  if (!Number.isSafeInteger(leastBuild)) return false;
  if (typeof integrity !== 'string' || !Array.isArray(keys)) return false;
  return keys.length > 0 && keys.every((key) => typeof key === 'string');
}

/**
 * `/remotes.json` from `MERITUM_REMOTES`: its content or the path of a file. Caddy serves it
 * unchanged.
 * @throws Error when it is neither, or a remote has no integrity file or keys, or its least
 * build is no number.
 */
export function remotesOverride(value: string | undefined): RemotesFile | undefined {
  if (!value?.trim()) return undefined;
  const text = value.trim().startsWith('{') ? value : readFileSync(value, 'utf8');
  const named: unknown = JSON.parse(text);
  if (typeof named !== 'object' || named === null) {
    throw new Error('MERITUM_REMOTES is not a JSON object of remotes.');
  }
  for (const [name, address] of Object.entries(named)) {
    if (isAddress(address)) continue;
    throw new Error(
      `MERITUM_REMOTES: ${name} needs "integrity", an address, and "keys"; "leastBuild" is a number.`,
    );
  }
  return named as RemotesFile;
}
