import { useState } from 'react';
import type { SessionState } from './session';

/**
 * Whether the person was already signed in on arrival: then nothing is drawn until the whole page
 * can be. Somebody who signs in here keeps the panel until then, and with it the keyboard focus.
 */
export function useSignedInOnArrival({ status }: SessionState): boolean {
  const [known, setKnown] = useState({ status, came: status === 'signed-in' });
  if (known.status !== status) {
    setKnown({ status, came: status === 'signed-in' && known.status !== 'signed-out' });
  }
  return known.came;
}
