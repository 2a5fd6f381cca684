import { categoryNames, directory, firstCategory, tierNames, winnerYears } from './choices';

/** What the directory shows; `tier` and `name` are empty where they do not filter. */
export interface WinnerFilters {
  year: string;
  category: string;
  tier: string;
  name: string;
}

/** The categories that a year offers. */
function offeredIn(year: string): readonly string[] {
  return directory.find((one) => one.year === year)?.categories ?? [];
}

/** The only category of a year that has one, as AI is of 2025 (WIN-005). */
function onlyCategoryOf(year: string): string | undefined {
  const [only, ...others] = offeredIn(year);
  return others.length === 0 ? only : undefined;
}

/**
 * The newest year in which the default category can show: where nothing chosen leads (D27, OPEN-008).
 */
const firstYear =
  winnerYears.findLast((year) => offeredIn(year).includes(firstCategory)) ?? winnerYears[0] ?? '';

/** True where the year leaves no choice of category. */
export function categoryIsFixed(year: string): boolean {
  return onlyCategoryOf(year) !== undefined;
}

function oneOf(choices: readonly string[], text: string | null | undefined): string | undefined {
  return choices.find((choice) => choice === text);
}

/**
 * The filters that an address stands for. Without a year it is the first one above; without a
 * category the remembered one, else Technology.
 */
export function filtersOf(address: URLSearchParams, remembered?: string): WinnerFilters {
  const year = oneOf(winnerYears, address.get('year')) ?? firstYear;
  return {
    year,
    category:
      onlyCategoryOf(year) ??
      oneOf(categoryNames, address.get('category')) ??
      oneOf(categoryNames, remembered) ??
      firstCategory,
    tier: oneOf(tierNames, address.get('tier')) ?? '',
    name: address.get('q') ?? '',
  };
}

/** The address query of filters; what does not filter is left out. */
export function addressOf({ year, category, tier, name }: WinnerFilters): URLSearchParams {
  return new URLSearchParams({
    year,
    category,
    ...(tier && { tier }),
    ...(name && { q: name }),
  });
}

/** Choosing a year also sets the category: AI for 2025, Technology for 2024 (WIN-005, WIN-006, D29). */
export function withYear(filters: WinnerFilters, year: string): WinnerFilters {
  return { ...filters, year, category: onlyCategoryOf(year) ?? firstCategory };
}

/** Filters with what was chosen before the page was alive, year first, as the fields stand. */
export function withEarly(filters: WinnerFilters, early: Partial<WinnerFilters>): WinnerFilters {
  const { year, category, ...others } = early;
  const inYear = year === undefined ? filters : withYear(filters, year);
  const fixed = categoryIsFixed(inYear.year);
  return { ...inYear, ...(category !== undefined && !fixed && { category }), ...others };
}

const newestYear = winnerYears.at(-1) ?? '';

/** What the Reset button leads to: the newest year, 2025 with AI (WIN-009, WIN-010). */
export const resetFilters: WinnerFilters = {
  year: newestYear,
  category: onlyCategoryOf(newestYear) ?? firstCategory,
  tier: '',
  name: '',
};
