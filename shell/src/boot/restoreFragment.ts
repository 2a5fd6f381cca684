/** Restores the fragment of a mailed link whose `#` a mail gateway has encoded. */
export function restoreFragment(): void {
  const { href } = location;
  if (/%23(token|for)(=|%3D)/i.test(href)) history.replaceState(null, '', href.replace('%23', '#'));
}
