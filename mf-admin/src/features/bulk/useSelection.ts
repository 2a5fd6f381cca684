import { useRef, useState } from 'react';
import { useRun } from './useRun';

/** Maximum number of selected rows: as many nominations as the lists are made for. */
const maxSelected = 10_000;

interface Listed<Row> {
  /** The rows of the current page. */
  rows: readonly Row[];
  /** Number of all rows that match the filter. */
  total: number;
  /** Rows on a page; without it, pages are not numbered. */
  size: number | undefined;
  rowKey(row: Row): string;
  /** The filter; changing it clears the selection. */
  of: string;
  /** The rows of a page. Throws ClientError. */
  read(page: number): Promise<readonly Row[]>;
}

interface Kept<Row> {
  /** The filter of the selection. */
  of: string;
  keys: ReadonlySet<string>;
  /** Rows of all pages, once read. */
  rows: readonly Row[];
}

/**
 * Selected rows of the current page, or of all pages once these were read. Until then, a row that
 * leaves the page is no longer selected.
 */
export function useSelection<Row>({ rows, total, size, rowKey, of, read }: Listed<Row>) {
  const nothing: Kept<Row> = { of, keys: new Set(), rows: [] };
  const [kept, keep] = useState(nothing);
  const [refusal, setRefusal] = useState<string>();
  const { done, stop, run } = useRun();
  const latest = useRef(of);
  latest.current = of;

  const { keys, rows: others } = kept.of === of ? kept : nothing;
  // The current page is newer than the rows read for all pages.
  const known = new Map([...others, ...rows].map((row) => [rowKey(row), row]));
  const chosen = [...known.values()].filter((row) => keys.has(rowKey(row)));
  const isPageChosen = rows.length > 0 && rows.every((row) => keys.has(rowKey(row)));
  const isMore = isPageChosen && chosen.length < total && total <= maxSelected;

  const readAll = async (pageSize: number) => {
    setRefusal(undefined);
    const found: Row[] = [];
    const { failures, untried } = await run({
      rows: Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => index + 1),
      act: async (page) => found.push(...(await read(page))),
    });
    if (latest.current !== of) return;
    setRefusal(failures[0]?.why);
    if (failures.length + untried.length > 0) return;
    keep({ of, keys: new Set(found.map(rowKey)), rows: found });
  };
  return {
    chosen,
    selection: {
      keys: new Set(chosen.map(rowKey)),
      change: (changed: ReadonlySet<string>) => keep({ of, keys: changed, rows: others }),
    },
    clear: () => keep(nothing),
    /** Keeps only these rows selected. */
    keep: (some: readonly string[]) => keep({ of, keys: new Set(some), rows: chosen }),
    /** Number of all rows, if more than the selected ones. */
    more: isMore && size ? total : undefined,
    selectAll: () => size && void readAll(size),
    /** Number of rows read so far when selecting all; undefined otherwise. */
    read: done === undefined ? undefined : Math.min(total, done * (size ?? 0)),
    stop,
    /** The reason why not all rows could be read. */
    refusal,
  };
}
