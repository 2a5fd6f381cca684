/** Whether a navigation item matches the path: Home exactly, the others by prefix (LAY-015 to LAY-017). */
export function isActive(to: string, path: string): boolean {
  return path === to || (to !== '/' && path.startsWith(to));
}

/** Pages without a navigation item, by the item to which they belong. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  '/tech-nomination': ['/nomination-guidelines'],
  '/tech-judging': ['/judges', '/judging-criteria', '/how-we-judge'],
  '/winners': ['/check-the-results'],
};

/** The `aria-current` of an item: its page, a page that belongs to it, or nothing. */
export function currentOf(to: string, path: string): 'page' | 'true' | undefined {
  if (isActive(to, path)) return 'page';
  return pagesOf[to]?.some((page) => isActive(page, path)) ? 'true' : undefined;
}
