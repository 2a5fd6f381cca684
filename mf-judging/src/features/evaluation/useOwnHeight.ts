import { useEffect, useRef } from 'react';

/**
 * Writes an element's height into its CSS variable `--own-height`, by which a panel that is taller
 * than the window can stay with its end, not its beginning, in sight.
 */
export function useOwnHeight<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--own-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return root;
}
