import { useMemo, useState } from 'react';

/** Selected rows of a page of a list; a row that leaves the page is no longer selected. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[] | undefined) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => rows?.filter(({ id }) => keys.has(id)) ?? [], [rows, keys]);
  const shown = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);
  return { chosen, clear: () => setKeys(new Set()), selection: { keys: shown, change: setKeys } };
}
