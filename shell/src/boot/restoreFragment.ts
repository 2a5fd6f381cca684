/**
 * Some mail gateways encode the `#` of a mailed link, so that its fragment is part of an unknown
 * path. Restores the address before any page reads it.
 */
export function restoreFragment(): void {
  const { href } = location;
  if (/%23(token|for)(=|%3D)/i.test(href)) history.replaceState(null, '', href.replace('%23', '#'));
}
