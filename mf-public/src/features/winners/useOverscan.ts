import { startTransition, useEffect, useState } from 'react';

/**
 * Rows drawn beyond the screen: hardly any at first, so that the first cards are soon there, and
 * then, when there is time, as many as a reader scrolls past before more are drawn.
 */
export function useOverscan(): number {
  const [rows, setRows] = useState(1);
  useEffect(() => startTransition(() => setRows(6)), []);
  return rows;
}
