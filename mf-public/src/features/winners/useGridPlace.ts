import { useLayoutEffect, useRef, useState } from 'react';

/** How many columns the style sheet gives the grid, and how far down the page it begins. */
export function useGridPlace() {
  const grid = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ columns: 3, top: 0 });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      const drawn = getComputedStyle(element).gridTemplateColumns.split(' ');
      const columns = drawn.filter((width) => width.endsWith('px')).length || 3;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setPlace((before) =>
        before.columns === columns && before.top === top ? before : { columns, top },
      );
    };
    measure();
    // The body too: what stands above the grid may grow.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { grid, ...place };
}
