import { useState } from 'react';
import type { SessionState } from './session';

/**
 * Whether the person came to this page signed in: nothing is drawn then before all of it can be.
 * Whoever signs in here keeps what they signed in by meanwhile, and with it the keyboard's place.
 */
export function useSignedInOnArrival({ status }: SessionState): boolean {
  const [known, setKnown] = useState({ status, came: status === 'signed-in' });
  if (known.status !== status) {
    setKnown({ status, came: status === 'signed-in' && known.status !== 'signed-out' });
  }
  return known.came;
}
