import { readFileSync } from 'node:fs';
import { remoteNames } from '@meritum/shared/programme/routes';

/** `/remotes.json` when every remote is served beside the shell. */
export const besideTheShell: Record<string, string> = Object.fromEntries(
  remoteNames.map((name) => [name, `/remotes/${name}/mf-manifest.json`]),
);

/**
 * What `MERITUM_REMOTES` says instead: a JSON object of manifest addresses by remote, or the path
 * of a file with one. Remotes that it does not name keep their place beside the shell.
 * @throws Error when it is neither.
 */
export function remotesOverride(value: string | undefined): Record<string, string> | undefined {
  if (!value?.trim()) return undefined;
  const text = value.trim().startsWith('{') ? value : readFileSync(value, 'utf8');
  const named: unknown = JSON.parse(text);
  if (typeof named !== 'object' || named === null) {
    throw new Error('MERITUM_REMOTES is no JSON object of addresses by remote.');
  }
  for (const [name, address] of Object.entries(named)) {
    if (typeof address !== 'string') throw new Error(`MERITUM_REMOTES: ${name} has no address.`);
  }
  return { ...besideTheShell, ...named };
}
