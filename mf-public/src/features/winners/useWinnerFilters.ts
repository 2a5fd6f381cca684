import { useSearchParams } from '@meritum/shared/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { addressOf, filtersOf, type WinnerFilters, withEarly } from './filters';
import { rememberCategory, rememberedCategory } from './rememberedCategory';
import { useEarlyChoice } from './useEarlyChoice';
import { useTypedName } from './useTypedName';

const emptyAddress = new URLSearchParams();

/**
 * The filters, kept in the address so that a view can be shared and the back button works: each
 * choice is an entry of the history, the name typed replaces the entry that it is typed in.
 */
export function useWinnerFilters() {
  const hydrated = useHydrated();
  const [search, setSearch] = useSearchParams();
  const remembered = useMemo(() => (hydrated ? rememberedCategory() : undefined), [hydrated]);
  const address = hydrated ? search : emptyAddress;
  const inAddress = useMemo(() => filtersOf(address, remembered), [address, remembered]);
  const write = useCallback(
    (name: string) => setSearch(addressOf({ ...inAddress, name }), { replace: true }),
    [inAddress, setSearch],
  );
  const { name, type, setWritten } = useTypedName(inAddress.name, write);
  const filters: WinnerFilters = { ...inAddress, name };

  // Always the current category, also one that a year or Reset forced (OPEN-009).
  useEffect(() => {
    if (hydrated) rememberCategory(inAddress.category);
  }, [hydrated, inAddress.category]);

  const choose = (next: WinnerFilters) => {
    setWritten(next.name);
    setSearch(addressOf(next));
  };

  const form = useRef<HTMLFormElement>(null);
  useEarlyChoice(form, (early) =>
    choose(withEarly(filtersOf(search, rememberedCategory()), early)),
  );
  return { form, filters, choose, type };
}
