import { useQueryClient } from '@meritum/shared/query';
import { useEffect } from 'react';

/** First part of every query key of the console. */
export const consoleKey = 'console';

/** Removes the loaded data when access ends, so that the next person at this device finds none. */
export function ForgetOnLeaving() {
  const client = useQueryClient();
  useEffect(() => () => client.removeQueries({ queryKey: [consoleKey] }), [client]);
  return null;
}

/** Reads everything again that the page shows: an act changes more than its own list. */
export function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [consoleKey] });
}
