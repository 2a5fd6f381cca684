import { prefetch } from '@meritum/shared/client/prefetch';
import type { SealFile } from '@meritum/shared/federation/contract';

/**
 * Fetches into the browser's cache for the later script or style element, which reports failures.
 */
const cache = (address: string) => void fetch(address).catch(() => {});

export interface Ahead {
  /** Address of the remote's `integrity.json`, if the pages were built with it. */
  seal: string;
  /** The name of the page's chunk. */
  page?: string | undefined;
  /** Files of the shell that the page will load. */
  files: readonly string[];
}

/**
 * Prefetches what the shell will need: the remotes' addresses, their signatures and the files of a
 * page. Nothing is run or trusted here; the shell verifies it.
 */
export async function fetchAhead({ seal, page, files }: Ahead): Promise<void> {
  const address = new URL(seal, location.origin).href;
  void prefetch('/remotes.json', { cache: 'no-cache' });
  const asked = prefetch(address, { cache: 'no-cache' });
  for (const file of files) cache(file);
  try {
    // A copy, because a reply can be read only once.
    const { ahead = {} } = ((await (await asked)?.clone().json()) ?? {}) as Partial<SealFile>;
    const own = [...((page && ahead[page]) || []), ...(ahead[''] ?? [])];
    for (const file of own) cache(new URL(file, address).href);
  } catch {
    // Unexpected content: the shell detects and reports it.
  }
}
