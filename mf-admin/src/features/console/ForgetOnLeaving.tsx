import { useQueryClient } from '@meritum/shared/query';
import { useEffect } from 'react';

/** First part of every query key of the console. */
export const consoleKey = 'console';

/** What an organiser has read goes with their access: whoever sits down next finds nothing of it. */
export function ForgetOnLeaving() {
  const client = useQueryClient();
  useEffect(() => () => client.removeQueries({ queryKey: [consoleKey] }), [client]);
  return null;
}
