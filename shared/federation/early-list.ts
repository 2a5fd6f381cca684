/** What a page tells its start script, so that a list is asked for beside the scripts. */
export interface EarlyList {
  /** Address of the call. */
  path: string;
  /** The categories of each year. */
  years: Readonly<Record<string, readonly string[]>>;
  /** Where the address of the page says nothing. */
  year: string;
  category: string;
  /** Where the browser keeps the category that was chosen last. */
  rememberedAs: string;
  /** Addresses of what the list is not shown without. */
  also: readonly string[];
}

/**
 * The call that the directory of winners will make, by the address of its page and what the browser
 * remembers. Undefined where the build does not know what was asked for: the page then asks itself.
 */
export function earlyCall(
  { path, years, year: first, category: otherwise }: Omit<EarlyList, 'rememberedAs' | 'also'>,
  search: URLSearchParams,
  remembered: string | null,
): string | undefined {
  const year = search.get('year') ?? first;
  const offered = years[year] ?? [];
  const known = Object.values(years).flat();
  const chosen =
    search.get('category') ?? (known.includes(`${remembered}`) ? remembered : otherwise);
  const category = offered.length === 1 ? offered[0] : chosen;
  if (!category || !offered.includes(category)) return undefined;
  return `${path}?${new URLSearchParams({ category, year })}`;
}
