import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { chosenEarly } from './chosenEarly';
import type { WinnerFilters } from './filters';

/**
 * Hands over what was chosen in the HTML before scripts were there, while they take it over: a
 * moment later React would put back what it drew.
 */
export function useEarlyChoice(
  form: RefObject<HTMLFormElement | null>,
  take: (early: Partial<WinnerFilters>) => void,
): void {
  const first = useRef({ takesOver: !useHydrated(), take });
  useLayoutEffect(() => {
    const { takesOver, take: hand } = first.current;
    if (!takesOver || !form.current) return;
    first.current.takesOver = false;
    const early = chosenEarly(form.current);
    if (Object.keys(early).length > 0) hand(early);
  }, [form]);
}
