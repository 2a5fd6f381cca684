import { useState } from 'react';
import { unsent } from './unsent';

/**
 * What is typed in a form, kept at its place as {@link unsent} from the first change until it is
 * sent. What is not changed follows `start`. Never for a password, a code or another secret.
 */
export function useUnsent<Typed>(key: string, start: Typed) {
  const [changed, setChanged] = useState(() => unsent.read<Typed>(key));
  return {
    typed: changed ?? start,
    type(next: Typed) {
      const isChanged = JSON.stringify(next) !== JSON.stringify(start);
      setChanged(isChanged ? next : undefined);
      if (isChanged) unsent.keep(key, next);
      else unsent.forget(key);
    },
    /** Forgets what has been sent. What was typed meanwhile stays. */
    sent() {
      setChanged((now) => (now === changed ? undefined : now));
      if (unsent.read(key) === changed) unsent.forget(key);
    },
  };
}
