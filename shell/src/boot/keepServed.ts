/**
 * Keeps what was served, the page itself or what a portal needs, for when the frame fails: React then
 * removes all that it has drawn. Returns what to do with such an error. Reporting it also shows what
 * a portal needs (`browserAhead.ts`).
 */
export function keepServed(root: HTMLElement): (error: unknown) => void {
  const served = [...root.childNodes].map((node) => node.cloneNode(true));
  const { pathname } = location;
  return (error) => {
    reportError(error);
    // Another address was served as another page.
    if (location.pathname === pathname) root.replaceChildren(...served);
    else location.reload();
  };
}
