import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface Options {
  count: number;
  /** Scrolls a row into view, which may not be rendered yet. */
  show(index: number): void;
}

/** Rows that Page Up and Page Down skip. */
const leap = 10;

/** The row that a key leads to; undefined for other keys. */
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
 * Roving tabindex: Tab reaches one row; arrows, Page Up and Down, Home and End move to others.
 * Elements inside a row keep their own keys.
 */
export function useRovingRows({ count, show }: Options) {
  const [current, setCurrent] = useState(0);
  const wanted = useRef<number>(undefined);
  const body = useRef<HTMLTableSectionElement>(null);
  const last = Math.max(0, count - 1);

  // A row out of view has to be rendered before it can take the focus.
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
