/**
 * Returns a name's part of an address (PROF-001, OPEN-037): lower case, only a-z, 0-9, spaces and
 * hyphens kept (accented letters are dropped), trimmed, spaces to hyphens, repeated hyphens
 * collapsed. `"Jean-Luc  O'Neil"` becomes `jean-luc-oneil`.
 */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-');
}

/** Returns `base`, or the first of `base-2`, `base-3` and so on that is not taken. */
export function unusedSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) {
    const numbered = `${base}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
