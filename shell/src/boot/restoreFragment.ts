/**
 * Some mail gateways encode the `#` of a mailed link, so that its fragment is part of an unknown
 * path. Restores the address before any page reads it.
 */
export function restoreFragment(): void {
  const { pathname, href } = window.location;
  if (/%23token/i.test(pathname)) window.history.replaceState(null, '', href.replace('%23', '#'));
}
