import { useSearchParams } from '@meritum/shared/router';
import { useCallback, useEffect, useMemo } from 'react';
import { useAddressQuery } from '../hydration/useAddressQuery';
import { useHydrated } from '../hydration/useHydrated';
import { addressAfter, filtersOf, isOtherwise, namesList, type WinnerFilters } from './filters';
import { rememberCategory, rememberedCategory } from './rememberedCategory';
import { useChoices } from './useChoices';
import { useTypedName } from './useTypedName';

/** The list that the address names, by the choices known so far. */
function useListed() {
  const hydrated = useHydrated();
  const address = useAddressQuery();
  const { choices, awaited, retry } = useChoices();
  const remembered = useMemo(() => (hydrated ? rememberedCategory() : undefined), [hydrated]);
  const filters = useMemo(
    () => filtersOf(choices, address, remembered),
    [choices, address, remembered],
  );
  // The server may have a requested list that the built-in choices lack.
  const isOpen = awaited && isOtherwise(filters, address, remembered);
  const isCertain = hydrated && (!awaited || (!isOpen && namesList(address)));
  return { hydrated, choices, retry, filters, address, isOpen, isCertain };
}

/** The filters in the address. A choice adds a history entry; typing a name replaces it. */
export function useWinnerFilters() {
  const [, setSearch] = useSearchParams();
  const { filters: inAddress, hydrated, address, isOpen, isCertain, ...listed } = useListed();
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
    // The page's own script has just put it there.
    if (!hydrated) return;
    setWritten(next.name);
    setSearch(after(next));
  };

  // Always the current category, even if a year or Reset set it (OPEN-009).
  useEffect(() => {
    if (isCertain) rememberCategory(inAddress.category);
  }, [isCertain, inAddress.category]);

  return { filters, choose, type, isOpen, isCertain, ...listed };
}
