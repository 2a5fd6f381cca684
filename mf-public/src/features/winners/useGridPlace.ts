import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many columns the style sheet gives the grid, and how far down the page it begins. Both are
 * unknown before the first drawing, the place until all grids have the height of their rows: cards
 * that were drawn on a guess would have to be laid out only to be taken away again.
 */
export function useGridPlace() {
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
    // The body too: what stands above the grid may grow.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [measureTop]);

  useLayoutEffect(() => {
    if (columns !== undefined) measureTop();
  }, [columns, measureTop]);

  return { grid, columns, top, isPlaced: top !== undefined };
}
