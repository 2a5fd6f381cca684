import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * The grid's columns by the style sheet, and its offset in the page. Both are unknown before the
 * first layout, the offset until all grids have their height; cards rendered on a guess would be
 * laid out only to be removed.
 */
export function useGridPosition() {
  const grid = useRef<HTMLUListElement>(null);
  const [columns, setColumns] = useState<number>();
  const [top, setTop] = useState<number>();

  const measureTop = useCallback(() => {
    const box = grid.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  }, []);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const countColumns = () => {
      const drawn = getComputedStyle(element).gridTemplateColumns.split(' ');
      setColumns(drawn.filter((width) => width.endsWith('px')).length || 3);
    };
    countColumns();
    const observer = new ResizeObserver(() => {
      countColumns();
      measureTop();
    });
    observer.observe(element);
    // The body too, because content above the grid may grow.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [measureTop]);

  useLayoutEffect(() => {
    if (columns !== undefined) measureTop();
  }, [columns, measureTop]);

  return { grid, columns, top, isMeasured: top !== undefined };
}
