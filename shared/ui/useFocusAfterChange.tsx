import { useEffect, useRef } from 'react';

/**
 * When a change removes the pressed button, moves the focus to the element with the ref, instead of
 * losing it to the page.
 */
export function useFocusAfterChange<Root extends HTMLElement = HTMLElement>(status: string) {
  const root = useRef<Root>(null);
  const before = useRef(status);
  useEffect(() => {
    const changed = before.current !== status && before.current !== 'loading';
    before.current = status;
    if (changed && document.activeElement === document.body) {
      root.current?.focus({ preventScroll: true });
    }
  }, [status]);
  return root;
}
