/** Files that could not be loaded or failed their integrity check. */
const refused = new Set<string>();

function addressOf(element: EventTarget | null): string | undefined {
  if (element instanceof HTMLScriptElement) return element.src;
  return element instanceof HTMLLinkElement ? element.href : undefined;
}

/** Records every script and style sheet that fails. */
export function noteRefused(): void {
  const note = ({ target }: Event) => {
    const address = addressOf(target);
    if (address) refused.add(address);
  };
  // In the capturing phase, because these events do not bubble.
  addEventListener('error', note, true);
}

/** Refetches those files past the browser's cache, which keeps even a corrupt one for a year. */
export async function fetchRefused(): Promise<void> {
  const addresses = [...refused];
  refused.clear();
  await Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'reload' })));
}
