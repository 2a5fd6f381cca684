import { addressOf, type WinnerFilters } from './filters';

/**
 * Whether an address, or what is remembered, asks for another list than the filters made of it: then
 * the choices that are known so far do not have it, and others may.
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

/** Whether an address names its list in full. */
export const namesList = (address: URLSearchParams): boolean =>
  address.has('year') && address.has('category');

/** An address that keeps the list that it asks for, whatever that is, with another tier and name. */
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
  /** It is not known yet which list the address asks for. */
  isOpen: boolean;
}

/** The address of what is chosen next. A list that is not known yet stays asked for, unless another is chosen. */
export function addressAfter(
  next: WinnerFilters,
  { filters: { year, category }, address, isOpen }: Before,
): URLSearchParams {
  const isSameList = next.year === year && next.category === category;
  return isOpen && isSameList ? withDetails(address, next) : addressOf(next);
}
