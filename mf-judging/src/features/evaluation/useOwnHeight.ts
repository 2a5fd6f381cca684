import { useEffect, useRef } from 'react';

/** Writes an element's height to `--own-height`, so that a tall panel keeps its end in sight. */
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
