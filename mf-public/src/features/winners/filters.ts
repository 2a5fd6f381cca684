import { tierNames } from '@meritum/shared/contracts/tiers';
import {
  type Choices,
  firstCategoryOf,
  newestYearOf,
  offeredIn,
  onlyCategoryOf,
  yearsIn,
} from './choices';

/** The filters of the directory; `tier` and `name` are empty if unused. */
export interface WinnerFilters {
  year: string;
  category: string;
  tier: string;
  name: string;
}

export const categoryIsFixed = (choices: Choices, year: string): boolean =>
  onlyCategoryOf(choices, year) !== undefined;

const oneOf = (choices: readonly string[], text: string | null | undefined): string | undefined =>
  choices.find((choice) => choice === text);

/** The newest year with the default category (D27, OPEN-008), or with the requested one. */
function yearFor(choices: Choices, category: string | null | undefined): string {
  const { firstCategory } = choices;
  const first = newestYearOf(choices, firstCategory) ?? yearsIn(choices)[0] ?? '';
  if (!category || offeredIn(choices, first).includes(category)) return first;
  return newestYearOf(choices, category) ?? first;
}

/** An address without a year means the default year, with the remembered category. */
export function filtersOf(
  choices: Choices,
  address: URLSearchParams,
  remembered?: string,
): WinnerFilters {
  const asked = address.get('category') ?? remembered;
  const year = oneOf(yearsIn(choices), address.get('year')) ?? yearFor(choices, asked);
  const offered = offeredIn(choices, year);
  return {
    year,
    category:
      onlyCategoryOf(choices, year) ??
      oneOf(offered, address.get('category')) ??
      oneOf(offered, remembered) ??
      firstCategoryOf(choices, year),
    tier: oneOf(tierNames, address.get('tier')) ?? '',
    name: address.get('q') ?? '',
  };
}

export function addressOf({ year, category, tier, name }: WinnerFilters): URLSearchParams {
  return new URLSearchParams({
    year,
    category,
    ...(tier && { tier }),
    ...(name && { q: name }),
  });
}

/** Choosing a year also sets the category: AI for 2025, Technology for 2024 (WIN-005, WIN-006, D29). */
export const withYear = (
  choices: Choices,
  filters: WinnerFilters,
  year: string,
): WinnerFilters => ({ ...filters, year, category: firstCategoryOf(choices, year) });

/** Applies choices made before hydration, the year first, in the order of the fields. */
export function withEarly(
  choices: Choices,
  filters: WinnerFilters,
  early: Partial<WinnerFilters>,
): WinnerFilters {
  const { year, category, ...others } = early;
  const inYear = year === undefined ? filters : withYear(choices, filters, year);
  const fixed = categoryIsFixed(choices, inYear.year);
  return { ...inYear, ...(category !== undefined && !fixed && { category }), ...others };
}

/** The filters after Reset: the newest year, 2025 with AI (WIN-009, WIN-010). */
export function resetFilters(choices: Choices): WinnerFilters {
  const year = yearsIn(choices).at(-1) ?? '';
  return { year, category: firstCategoryOf(choices, year), tier: '', name: '' };
}

/** Whether the address or the remembered category names a list that only newer choices may have. */
export function isOtherwise(
  { year, category }: WinnerFilters,
  address: URLSearchParams,
  remembered?: string,
): boolean {
  const askedYear = address.get('year') ?? year;
  const askedCategory = address.get('category') ?? remembered ?? category;
  return askedYear !== year || askedCategory !== category;
}

export const namesList = (address: URLSearchParams): boolean =>
  address.has('year') && address.has('category');

/** Keeps the requested list in the address, and changes only tier and name. */
function withDetails(address: URLSearchParams, { tier, name }: WinnerFilters): URLSearchParams {
  const details = addressOf({ year: '', category: '', tier, name });
  for (const part of ['year', 'category']) {
    const asked = address.get(part);
    if (asked === null) details.delete(part);
    else details.set(part, asked);
  }
  return details;
}

interface Before {
  filters: WinnerFilters;
  address: URLSearchParams;
  isOpen: boolean;
}

/** The address after a choice. An unknown list stays requested unless another is chosen. */
export function addressAfter(
  next: WinnerFilters,
  { filters: { year, category }, address, isOpen }: Before,
): URLSearchParams {
  const isSameList = next.year === year && next.category === category;
  return isOpen && isSameList ? withDetails(address, next) : addressOf(next);
}
