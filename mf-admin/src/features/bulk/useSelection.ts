import { useRef, useState } from 'react';
import { useRun } from './useRun';

/** The most rows that can be selected at once: as many nominations as the lists are made for. */
const maxSelected = 10_000;

interface Listed<Row> {
  /** Those of the page shown. */
  rows: readonly Row[];
  /** Number of all rows that match the filter. */
  total: number;
  /** Rows on a page; without it, pages are not numbered. */
  size: number | undefined;
  rowKey(row: Row): string;
  /** The filter; under another one nothing is selected. */
  of: string;
  /** The rows of a page. Throws ClientError. */
  read(page: number): Promise<readonly Row[]>;
}

interface Kept<Row> {
  /** The filter under which they were selected. */
  of: string;
  keys: ReadonlySet<string>;
  /** Of all pages, once these were read. */
  rows: readonly Row[];
}

/**
 * Selected rows of a page of a list, or of all pages once these were read. A row that leaves the
 * page is otherwise no longer selected.
 */
export function useSelection<Row>({ rows, total, size, rowKey, of, read }: Listed<Row>) {
  const nothing: Kept<Row> = { of, keys: new Set(), rows: [] };
  const [kept, keep] = useState(nothing);
  const [refusal, setRefusal] = useState<string>();
  const { done, stop, run } = useRun();
  const latest = useRef(of);
  latest.current = of;

  const { keys, rows: others } = kept.of === of ? kept : nothing;
  // What the page shows is newer than what was read for all pages.
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
    /** Keeps these selected alone. */
    keep: (some: readonly string[]) => keep({ of, keys: new Set(some), rows: chosen }),
    /** Number of all rows, if they are more than are selected. */
    more: isMore && size ? total : undefined,
    selectAll: () => size && void readAll(size),
    /** Number of rows read on the way to all of them; undefined while none are being read. */
    read: done === undefined ? undefined : Math.min(total, done * (size ?? 0)),
    stop,
    /** Why not all could be read. */
    refusal,
  };
}
