/** Maps a remote's entry to its integrity hash. */
const expected = new Map<string, string>();

/** The folders from which scripts of remotes may be loaded, each with its origin. */
const folders = new Set<string>();

/** Allows the signed entry at an address, and the files beside it, to run. */
export function expectEntry(address: string, integrity: string): void {
  expected.set(address, integrity);
  folders.add(new URL('.', address).href);
}

/** Whether a script at an address may run: the shell's own, or that of a signed remote. */
export function mayRun(address: string): boolean {
  const { href, origin, pathname } = new URL(address, location.origin);
  const isOwn = pathname.startsWith('/assets/') || pathname === '/portal-worker.js';
  if (origin === location.origin && isOwn) return true;
  return [...folders].some((folder) => href.startsWith(folder));
}

/** An entry's script element with its signed hash. @throws Error for an unsigned entry. */
export function entryScript(address: string): HTMLScriptElement {
  const integrity = expected.get(address);
  if (!integrity) throw new Error(`Nothing vouches for ${address}`);
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = address;
  return script;
}
