import { startTransition, useEffect, useState } from 'react';

/**
 * Rows rendered beyond the screen: few at first, so that the first cards appear soon, then enough
 * for fast scrolling.
 */
export function useOverscan(): number {
  const [rows, setRows] = useState(1);
  useEffect(() => startTransition(() => setRows(6)), []);
  return rows;
}
