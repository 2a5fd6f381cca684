import { useRef } from 'react';

/** Keys of a table's selected rows. */
export interface Selection {
  keys: ReadonlySet<string>;
  change(keys: ReadonlySet<string>): void;
}

/** Selects one row or all; `keys` are the rows' in display order. */
export function useRowSelection(selection: Selection | undefined, keys: readonly string[]) {
  const anchor = useRef<number>(undefined);
  if (!selection) return undefined;
  const isAll = keys.length > 0 && keys.every((key) => selection.keys.has(key));
  return {
    isSelected: (index: number) => selection.keys.has(keys[index] ?? ''),
    /** Toggles a row; with `range`, all rows since the last toggled one. */
    toggle(index: number, { range }: { range: boolean }) {
      const from = range ? (anchor.current ?? index) : index;
      const isOn = !selection.keys.has(keys[index] ?? '');
      const touched = keys.slice(Math.min(from, index), Math.max(from, index) + 1);
      anchor.current = index;
      selection.change(withKeys(selection.keys, touched, isOn));
    },
    all: {
      count: keys.length,
      state: isAll ? 'all' : selection.keys.size > 0 ? 'some' : 'none',
      toggle: () => selection.change(withKeys(selection.keys, keys, !isAll)),
    },
  } as const;
}

export type RowSelection = NonNullable<ReturnType<typeof useRowSelection>>;

function withKeys(before: ReadonlySet<string>, touched: readonly string[], isOn: boolean) {
  const next = new Set(before);
  for (const key of touched) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}
