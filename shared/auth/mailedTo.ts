/** `#for=` and an address, even if a mail gateway has encoded it again. */
const mailed = /^#for=([^\s@]+@[^\s@]+)$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Moves the address from a mailed link's fragment, which browsers do not send, to this history
 * entry. So a reload keeps it, and nobody forwards it with the link.
 */
export function keepMailedTo(): void {
  const [, address] = mailed.exec(decoded(decoded(location.hash))) ?? [];
  if (!address) return;
  const { pathname, search } = location;
  history.replaceState({ ...history.state, mailedTo: address }, '', pathname + search);
}

/** Removes the address at a sign-in, so that the next person does not see it. */
export function forgetMailedTo(): void {
  if (mailedTo()) history.replaceState({ ...history.state, mailedTo: undefined }, '');
}

/** The address to which the mail with this page's link went; undefined without one. */
export const mailedTo = (): string | undefined => history.state?.mailedTo;
