/**
 * Keeps the served content of the page, because React removes everything when the frame fails. The
 * returned function reports such an error, which also shows what a portal needs
 * (`browserAhead.ts`), and restores the content.
 */
export function keepServed(root: HTMLElement): (error: unknown) => void {
  const served = [...root.childNodes].map((node) => node.cloneNode(true));
  const { pathname } = location;
  return (error) => {
    reportError(error);
    // The content served for another address belongs to another page.
    if (location.pathname === pathname) root.replaceChildren(...served);
    else location.reload();
  };
}
