import { useEffect, useRef } from 'react';

/**
 * Who pressed a button that is gone with the change of the session goes on from the element that
 * takes the ref, not from the page's top.
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
