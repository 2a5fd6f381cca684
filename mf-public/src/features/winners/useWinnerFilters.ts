import { useSearchParams } from '@meritum/shared/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { builtIn } from './choices';
import {
  addressAfter,
  filtersOf,
  isOtherwise,
  namesList,
  type WinnerFilters,
  withEarly,
} from './filters';
import { rememberCategory, rememberedCategory } from './rememberedCategory';
import { useChoiceBeforeHydration } from './useChoiceBeforeHydration';
import { useChoices } from './useChoices';
import { useTypedName } from './useTypedName';

const emptyAddress = new URLSearchParams();

/** The list that the address means, by the choices known so far. */
function useListed(search: URLSearchParams) {
  const hydrated = useHydrated();
  const { choices, awaited, retry } = useChoices();
  const remembered = useMemo(() => (hydrated ? rememberedCategory() : undefined), [hydrated]);
  const address = hydrated ? search : emptyAddress;
  const filters = useMemo(
    () => filtersOf(choices, address, remembered),
    [choices, address, remembered],
  );
  // The server may have a requested list that the built-in choices lack.
  const isOpen = awaited && isOtherwise(filters, address, remembered);
  const isCertain = hydrated && (!awaited || (!isOpen && namesList(address)));
  return { choices, retry, filters, address, isOpen, isCertain };
}

/** The choice made before hydration as an address; it was made from the built-in choices. */
function earlyAddress(address: URLSearchParams, early: Partial<WinnerFilters>): URLSearchParams {
  const remembered = rememberedCategory();
  const filters = filtersOf(builtIn, address, remembered);
  const isOpen = isOtherwise(filters, address, remembered);
  return addressAfter(withEarly(builtIn, filters, early), { filters, address, isOpen });
}

/**
 * The filters, stored in the address so that views can be shared and Back works: each choice is a
 * new history entry, the typed name replaces the current one.
 */
export function useWinnerFilters() {
  const [search, setSearch] = useSearchParams();
  const { filters: inAddress, address, isOpen, isCertain, ...listed } = useListed(search);
  const after = useCallback(
    (next: WinnerFilters) => addressAfter(next, { filters: inAddress, address, isOpen }),
    [inAddress, address, isOpen],
  );
  const write = useCallback(
    (name: string) => setSearch(after({ ...inAddress, name }), { replace: true }),
    [inAddress, after, setSearch],
  );
  const { name, type, setWritten } = useTypedName(inAddress.name, write);
  const filters: WinnerFilters = { ...inAddress, name };

  const choose = (next: WinnerFilters) => {
    setWritten(next.name);
    setSearch(after(next));
  };

  const form = useRef<HTMLFormElement>(null);
  const isNavigating = useChoiceBeforeHydration(form, search.toString(), (early) => {
    const next = earlyAddress(search, early);
    setWritten(next.get('q') ?? '');
    setSearch(next);
    return next.toString();
  });
  const isFinal = isCertain && !isNavigating;

  // Always the current category, even if a year or Reset set it (OPEN-009).
  useEffect(() => {
    if (isFinal) rememberCategory(inAddress.category);
  }, [isFinal, inAddress.category]);

  return {
    form,
    filters,
    choose,
    type,
    isOpen: isOpen || isNavigating,
    isCertain: isFinal,
    ...listed,
  };
}
