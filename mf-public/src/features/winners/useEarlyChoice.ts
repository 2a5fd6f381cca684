import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { chosenEarly } from './chosenEarly';
import type { WinnerFilters } from './filters';

type Early = Partial<WinnerFilters>;

/**
 * Hands over what was chosen in the HTML before scripts were there, while they take it over: a
 * moment later React would put back what it drew.
 */
export function useEarlyChoice(
  form: RefObject<HTMLFormElement | null>,
  take: (early: Early) => void,
): void {
  const first = useRef({ takesOver: !useHydrated(), take });
  const early = useRef<Early>({});

  useLayoutEffect(() => {
    if (first.current.takesOver && form.current) early.current = chosenEarly(form.current);
    first.current.takesOver = false;
  }, [form]);

  // Later, since the router hears of nothing before its own effects.
  useEffect(() => {
    if (Object.keys(early.current).length > 0) first.current.take(early.current);
    early.current = {};
  }, []);
}
