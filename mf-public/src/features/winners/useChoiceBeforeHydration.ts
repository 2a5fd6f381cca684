import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { chosenEarly } from './chosenEarly';
import type { WinnerFilters } from './filters';

type Early = Partial<WinnerFilters>;

/**
 * Hands over what was chosen in the HTML before scripts were there, while they take it over: a
 * moment later React would put back what it drew.
 * @param take Makes it the address of the page, which it answers with.
 * @returns True while such a choice is on its way into the address.
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

  // Later, since the router hears of nothing before its own effects.
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
