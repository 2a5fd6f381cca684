import { readFileSync } from 'node:fs';
import type { RemotesFile } from '@meritum/shared/federation/contract';
import { remoteNames } from '@meritum/shared/programme/routes';
import * as z from 'zod/mini';

/** `/remotes.json` for remotes served beside the shell, signed with one key and no older than a build. */
export const besideTheShell = (key: string, leastBuild: number): RemotesFile =>
  Object.fromEntries(
    remoteNames.map((name) => [
      name,
      { integrity: `/remotes/${name}/integrity.json`, keys: [key], leastBuild },
    ]),
  );

const addresses = z.record(
  z.string(),
  z.looseObject({
    integrity: z.string(),
    keys: z.array(z.string()).check(z.minLength(1)),
    leastBuild: z.optional(z.int()),
  }),
);

/**
 * `/remotes.json` from `MERITUM_REMOTES`: its content or the path of a file. Caddy serves it
 * unchanged.
 * @throws Error when it is neither, or a remote has no integrity file or keys, or its least
 * build is no number.
 */
export function remotesOverride(value: string | undefined): RemotesFile | undefined {
  if (!value?.trim()) return undefined;
  const text = value.trim().startsWith('{') ? value : readFileSync(value, 'utf8');
  const named = addresses.safeParse(JSON.parse(text));
  if (named.success) return named.data as RemotesFile;
  throw new Error(
    `MERITUM_REMOTES names no remotes by address and keys:\n${z.prettifyError(named.error)}`,
  );
}
