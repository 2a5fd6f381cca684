import {
  type CategoryName,
  categoryNames,
  type TierName,
  tierNames,
  type WinnerYear,
  winnerYears,
} from './choices';

/** What the directory shows; `tier` and `name` are empty where they do not filter. */
export interface WinnerFilters {
  year: WinnerYear;
  category: CategoryName;
  tier: TierName | '';
  name: string;
}

/** The only category of 2025 (WIN-005). */
const onlyCategoryOf: Partial<Record<WinnerYear, CategoryName>> = { '2025': 'AI' };

/** Where a year or nothing chosen leads (WIN-006, WIN-012). */
const firstCategory: CategoryName = 'Technology';

/** True where the year leaves no choice of category. */
export function categoryIsFixed(year: WinnerYear): boolean {
  return onlyCategoryOf[year] !== undefined;
}

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  text: string | null | undefined,
): Choice | undefined {
  return choices.find((choice) => choice === text);
}

/**
 * The filters that an address stands for. Without a year it is 2024, the only year in which the
 * default category can show (D27); without a category the remembered one, else Technology.
 */
export function filtersOf(address: URLSearchParams, remembered?: string): WinnerFilters {
  const year = oneOf(winnerYears, address.get('year')) ?? '2024';
  return {
    year,
    category:
      onlyCategoryOf[year] ??
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
export function withYear(filters: WinnerFilters, year: WinnerYear): WinnerFilters {
  return { ...filters, year, category: onlyCategoryOf[year] ?? firstCategory };
}

/** What the Reset button leads to (WIN-009, WIN-010). */
export const resetFilters: WinnerFilters = { year: '2025', category: 'AI', tier: '', name: '' };
