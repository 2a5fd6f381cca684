/** Files that could not be loaded, or that were not what they had to be. */
const refused = new Set<string>();

function addressOf(element: EventTarget | null): string | undefined {
  if (element instanceof HTMLScriptElement) return element.src;
  return element instanceof HTMLLinkElement ? element.href : undefined;
}

/** Notes every script and style sheet of the page that fails. */
export function noteRefused(): void {
  const note = ({ target }: Event) => {
    const address = addressOf(target);
    if (address) refused.add(address);
  };
  // In the capturing phase, since these events do not rise.
  addEventListener('error', note, true);
}

/**
 * Fetches those files past the browser's cache. It keeps what has a hash in its name for a year, so
 * that a spoiled file would be refused for as long, even when its server has the right one again.
 */
export async function fetchRefused(): Promise<void> {
  const addresses = [...refused];
  refused.clear();
  await Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'reload' })));
}
