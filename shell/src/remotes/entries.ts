/** Entry of a remote -> what the browser compares its bytes with. */
const expected = new Map<string, string>();

/** The folders that scripts of remotes may come from, each with its origin. */
const folders = new Set<string>();

/** Lets the entry at an address run if it is what was signed, and after it the files beside it. */
export function expectEntry(address: string, integrity: string): void {
  expected.set(address, integrity);
  folders.add(new URL('.', address).href);
}

/** Whether a script at an address may run: the shell's own, or of a remote that was signed. */
export function mayRun(address: string): boolean {
  const { href, origin, pathname } = new URL(address, location.origin);
  if (origin === location.origin && pathname.startsWith('/assets/')) return true;
  return [...folders].some((folder) => href.startsWith(folder));
}

/**
 * The script element of an entry, which the browser compares with what was signed.
 * @throws Error for an entry that nobody has signed.
 */
export function entryScript(address: string): HTMLScriptElement {
  const integrity = expected.get(address);
  if (!integrity) throw new Error(`Nothing vouches for ${address}`);
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = address;
  return script;
}
