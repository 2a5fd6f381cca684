/** `#for=` and an address, also where a mail gateway has encoded it again. */
const mailed = /^#for=([^\s@]+@[^\s@]+)$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Moves the address that a mailed link names for its reader from the fragment, which no server is
 * sent, to this entry of the history. So a reload keeps it, and nobody passes it on with the link.
 */
export function keepMailedTo(): void {
  const [, address] = mailed.exec(decoded(decoded(location.hash))) ?? [];
  if (!address) return;
  const { pathname, search } = location;
  history.replaceState({ ...history.state, mailedTo: address }, '', pathname + search);
}

/** Whoever signs in leaves nothing for the next one. */
export function forgetMailedTo(): void {
  if (mailedTo()) history.replaceState({ ...history.state, mailedTo: undefined }, '');
}

/** The address whose mail led to this page; undefined for who came otherwise. */
export const mailedTo = (): string | undefined => history.state?.mailedTo;
