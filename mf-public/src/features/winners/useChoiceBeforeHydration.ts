import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import type { WinnerFilters } from './filters';

/** Whether a field's value differs from its HTML. */
function isTouched(field: Element | RadioNodeList | null): string | undefined {
  if (field instanceof HTMLInputElement)
    return field.value === field.defaultValue ? undefined : field.value;
  if (!(field instanceof HTMLSelectElement)) return undefined;
  return field.selectedOptions[0]?.defaultSelected ? undefined : field.value;
}

/** The choices and text entered before hydration. */
function chosenEarly({ elements }: HTMLFormElement): Partial<WinnerFilters> {
  const chosen = (['year', 'category', 'tier', 'name'] as const).flatMap((filter) => {
    const value = isTouched(elements.namedItem(filter === 'name' ? 'q' : filter));
    return value === undefined ? [] : [[filter, value] as const];
  });
  return Object.fromEntries(chosen);
}

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
  const [destination, setDestination] = useState<string>();

  useLayoutEffect(() => {
    if (first.current.takesOver && form.current) early.current = chosenEarly(form.current);
    first.current.takesOver = false;
    if (Object.keys(early.current).length > 0) setDestination(first.current.address);
  }, [form]);

  // Deferred, because the router ignores navigation before its own effects have run.
  useEffect(() => {
    const { take, address: before } = first.current;
    if (Object.keys(early.current).length > 0 && take(early.current) === before) {
      setDestination(undefined);
    }
    early.current = {};
  }, []);

  useEffect(() => {
    if (destination !== undefined && destination !== address) setDestination(undefined);
  }, [destination, address]);

  return destination === address;
}
