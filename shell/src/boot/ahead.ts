import { prefetch } from '@meritum/shared/client/prefetch';
import type { SealFile } from '@meritum/shared/federation/contract';

/** Fetches files into the browser's cache without running them, and reports no failure. */
export function fetchForShell(files: readonly string[]): void {
  void prefetch('/remotes.json', { cache: 'no-cache' });
  cache(files);
}

function cache(files: readonly string[]): void {
  for (const file of files) fetch(file).catch(() => {});
}

/** Fetches a remote's signature (`seal` is its `integrity.json`), entry and the named chunks. */
export async function fetchRemote(seal: string, pages: readonly string[]): Promise<void> {
  const address = new URL(seal, location.origin).href;
  const asked = prefetch(address, { cache: 'no-cache' });
  try {
    // A copy, because a reply can be read only once.
    const { ahead = {} } = ((await (await asked)?.clone().json()) ?? {}) as Partial<SealFile>;
    const own = ['', ...pages].flatMap((name) => ahead[name] ?? []);
    cache(own.map((file) => new URL(file, address).href));
  } catch {
    // Unexpected content, which the shell detects and reports.
  }
}
