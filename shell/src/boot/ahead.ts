import { prefetch } from '@meritum/shared/client/prefetch';
import type { SealFile } from '@meritum/shared/federation/contract';

/** Into the browser's cache, from which its script or style element takes it; failures show there. */
const cache = (address: string) => void fetch(address).catch(() => {});

export interface Ahead {
  /** Address of the remote's `integrity.json`, where the pages were written with it. */
  seal: string;
  /** Name of the page's chunk. */
  page?: string | undefined;
  /** Files of the shell that the page will ask for. */
  files: readonly string[];
}

/**
 * Fetches what the shell will ask for once it runs: where remotes are, what was signed, and the
 * files of a page. Nothing of it runs here, nor is believed: that is the shell's to judge.
 */
export async function fetchAhead({ seal, page = '', files }: Ahead): Promise<void> {
  const address = new URL(seal, location.origin).href;
  void prefetch('/remotes.json', { cache: 'no-cache' });
  const asked = prefetch(address, { cache: 'no-cache' });
  for (const file of files) cache(file);
  try {
    // A copy, since the reply is for whoever takes it.
    const { ahead = {} } = ((await (await asked)?.clone().json()) ?? {}) as Partial<SealFile>;
    const own = [...(ahead[''] ?? []), ...(ahead[page] ?? [])];
    for (const file of own) cache(new URL(file, address).href);
  } catch {
    // Something else than expected: the shell finds out and says so.
  }
}
