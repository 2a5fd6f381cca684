import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

/** The row that is shown beside the table. */
export interface CurrentRow {
  key: string | undefined;
  change(key: string): void;
}

interface Options {
  keys: readonly string[];
  current: CurrentRow | undefined;
  /** Scrolls a row into view, even one that is not rendered yet. */
  show(index: number): void;
}

/** How many rows Page Up and Page Down move. */
const leap = 10;

/** The row to which a key moves; undefined for other keys. */
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
 * Roving tabindex: Tab reaches one row; arrows, Page Up and Down, Home and End move to others, and
 * the focus follows. Elements inside a row keep their own keys.
 */
export function useRovingRows({ keys, current: given, show }: Options) {
  const [own, setOwn] = useState<string>();
  const { key, change } = given ?? { key: own, change: setOwn };
  const current = Math.max(0, keys.indexOf(key ?? ''));
  /** The row with the focus, even after it was removed. */
  const focused = useRef<string>(undefined);
  const body = useRef<HTMLTableSectionElement>(null);
  const isBeside = given?.key !== undefined;

  // A row out of view must be rendered before it can take the focus.
  useEffect(() => {
    if (focused.current === undefined || focused.current === key) return;
    body.current?.querySelector<HTMLElement>(`[data-index="${current}"]`)?.focus();
  });

  // The list scrolls to the row shown beside it; the page does not move.
  useEffect(() => {
    if (!isBeside) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${current}"]`);
    const list = row?.closest('div');
    if (!row || !list) return;
    const { offsetTop: top, offsetHeight: height } = row;
    const isSeen =
      top >= list.scrollTop + height && top + height <= list.scrollTop + list.clientHeight;
    if (!isSeen) list.scrollTop = top - list.clientHeight / 2;
  }, [isBeside, current]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target;
    if (!(row instanceof HTMLTableRowElement) || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const goal = goalOf(event.key, Number(row.dataset.index), keys.length - 1);
    if (goal === undefined) return;
    event.preventDefault();
    show(goal);
    change(keys[goal] ?? '');
  };
  /** Makes the row current, unless the event comes from a menu outside the row. */
  const moveHere = ({ target }: SyntheticEvent<HTMLElement>) => {
    const row = target instanceof Element && target.closest('tr');
    const here = row ? keys[Number(row.dataset.index)] : undefined;
    if (here !== undefined) change(here);
    return here;
  };
  return {
    current,
    body: {
      ref: body,
      onKeyDown,
      // A tap does not focus the row.
      onClick: moveHere,
      onFocus(event: SyntheticEvent<HTMLElement>) {
        focused.current = moveHere(event);
      },
      onBlur() {
        focused.current = undefined;
      },
    },
  };
}
