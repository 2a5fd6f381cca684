import type { Assignment } from '@meritum/shared/contracts/assignments';
import { useEffect, useReducer } from 'react';
import { unsentRatings } from '../evaluation/drafts';
import { notes } from '../notes/notes';
import { type Row, rowsOf } from './rows';

/** The judge's list; it follows the notes and unsent ratings on this device, of all tabs. */
export function useRows(uid: string, assignments: readonly Assignment[]): Row[] {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const stops = [unsentRatings.watchAll(readAgain), notes.watch(readAgain)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return rowsOf(uid, assignments);
}
