import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { chosenEarly } from './chosenEarly';
import type { WinnerFilters } from './filters';

type Early = Partial<WinnerFilters>;

/**
 * Takes over choices made in the HTML before hydration, before React resets the fields.
 * @param take Puts the choice into the page's address, which it returns.
 * @returns True while such a choice is being put into the address.
 */
export function useChoiceBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  address: string,
  take: (early: Early) => string,
): boolean {
  const first = useRef({ takesOver: !useHydrated(), take, address });
  const early = useRef<Early>({});
  const [leaving, setLeaving] = useState<string>();

  useLayoutEffect(() => {
    if (first.current.takesOver && form.current) early.current = chosenEarly(form.current);
    first.current.takesOver = false;
    if (Object.keys(early.current).length > 0) setLeaving(first.current.address);
  }, [form]);

  // Deferred, because the router ignores navigation before its own effects have run.
  useEffect(() => {
    const { take, address: before } = first.current;
    if (Object.keys(early.current).length > 0 && take(early.current) === before) {
      setLeaving(undefined);
    }
    early.current = {};
  }, []);

  useEffect(() => {
    if (leaving !== undefined && leaving !== address) setLeaving(undefined);
  }, [leaving, address]);

  return leaving === address;
}
