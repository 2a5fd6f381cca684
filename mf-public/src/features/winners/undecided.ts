import { addressOf, type WinnerFilters } from './filters';

/**
 * Whether the address or the remembered category asks for a list that the known choices lack but
 * others may have.
 */
export function isOtherwise(
  { year, category }: WinnerFilters,
  address: URLSearchParams,
  remembered?: string,
): boolean {
  const askedYear = address.get('year') ?? year;
  const askedCategory = address.get('category') ?? remembered ?? category;
  return askedYear !== year || askedCategory !== category;
}

/** Whether an address names both year and category. */
export const namesList = (address: URLSearchParams): boolean =>
  address.has('year') && address.has('category');

/** Keeps the requested list in the address and changes only tier and name. */
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
  /** Whether the requested list is still unknown. */
  isOpen: boolean;
}

/** The address of the next choice. An unknown list stays requested unless another is chosen. */
export function addressAfter(
  next: WinnerFilters,
  { filters: { year, category }, address, isOpen }: Before,
): URLSearchParams {
  const isSameList = next.year === year && next.category === category;
  return isOpen && isSameList ? withDetails(address, next) : addressOf(next);
}
