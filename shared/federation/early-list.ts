/** Tells a page's start script which list to request before the page's scripts have loaded. */
export interface EarlyList {
  /** Address of the call. */
  path: string;
  /** The categories of each year. */
  years: Readonly<Record<string, readonly string[]>>;
  /** The year if the page's address names none. */
  year: string;
  category: string;
  /** Storage key of the category that was chosen last. */
  rememberedAs: string;
  /** Further addresses that the list needs. */
  also: readonly string[];
}

/** What the person has already chosen in the HTML, by field name. */
export interface Picked {
  year?: string | undefined;
  category?: string | undefined;
}

/**
 * Returns the call that the winners directory will make, from the page's address, the stored
 * category and what is already chosen. Undefined if the build does not know the requested list; the
 * page then requests it itself.
 */
export function earlyCall(
  { path, years, year: first, category: fallback }: Omit<EarlyList, 'rememberedAs' | 'also'>,
  search: URLSearchParams,
  remembered: string | null,
  picked: Picked = {},
): string | undefined {
  const year = picked.year ?? search.get('year') ?? first;
  const offered = (Object.hasOwn(years, year) && years[year]) || [];
  const known = Object.values(years).flat();
  const listed =
    search.get('category') ?? (known.includes(`${remembered}`) ? remembered : fallback);
  // Choosing a year also sets its category.
  const chosen = picked.category ?? (picked.year ? fallback : listed);
  const category = offered.length === 1 ? offered[0] : chosen;
  if (!category || !offered.includes(category)) return undefined;
  return `${path}?${new URLSearchParams({ category, year })}`;
}
