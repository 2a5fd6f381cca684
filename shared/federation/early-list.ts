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

/** What somebody has chosen in the HTML by now, as its fields are named. */
export interface Picked {
  year?: string | undefined;
  category?: string | undefined;
}

/**
 * The call that the directory of winners will make, by the address of its page, what the browser
 * remembers and what is chosen already. Undefined where the build does not know what was asked for:
 * the page then asks itself.
 */
export function earlyCall(
  { path, years, year: first, category: otherwise }: Omit<EarlyList, 'rememberedAs' | 'also'>,
  search: URLSearchParams,
  remembered: string | null,
  picked: Picked = {},
): string | undefined {
  const year = picked.year ?? search.get('year') ?? first;
  const offered = (Object.hasOwn(years, year) && years[year]) || [];
  const known = Object.values(years).flat();
  const listed =
    search.get('category') ?? (known.includes(`${remembered}`) ? remembered : otherwise);
  // A year that is chosen brings its category along.
  const chosen = picked.category ?? (picked.year ? otherwise : listed);
  const category = offered.length === 1 ? offered[0] : chosen;
  if (!category || !offered.includes(category)) return undefined;
  return `${path}?${new URLSearchParams({ category, year })}`;
}
