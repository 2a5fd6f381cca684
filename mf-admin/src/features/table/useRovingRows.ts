import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface Options {
  count: number;
  /** Brings a row into view that may not be drawn. */
  show(index: number): void;
}

/** Rows that Page Up and Page Down go at once. */
const leap = 10;

/** Where a key goes from a row; undefined for all other keys. */
function goalOf(key: string, from: number, last: number): number | undefined {
  const goals: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + leap,
    PageUp: from - leap,
    Home: 0,
    End: last,
  };
  const goal = goals[key];
  return goal === undefined ? undefined : Math.max(0, Math.min(last, goal));
}

/**
 * One row at a time can be reached by Tab; arrows, Page Up and Down, Home and End go to others. What
 * is inside a row keeps its own keys.
 */
export function useRovingRows({ count, show }: Options) {
  const [current, setCurrent] = useState(0);
  const wanted = useRef<number>(undefined);
  const body = useRef<HTMLTableSectionElement>(null);
  const last = Math.max(0, count - 1);

  // A row that was out of view is drawn first, and only then takes the focus.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target;
    if (!(row instanceof HTMLTableRowElement) || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const goal = goalOf(event.key, Number(row.dataset.index), last);
    if (goal === undefined) return;
    event.preventDefault();
    wanted.current = goal;
    show(goal);
    setCurrent(goal);
  };
  return { current: Math.min(current, last), body: { ref: body, onKeyDown } };
}
