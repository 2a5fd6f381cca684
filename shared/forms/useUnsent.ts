import { useState } from 'react';
import { unsent } from './unsent';

/**
 * Values typed in a form, kept as {@link unsent} from the first change until they are sent.
 * Unchanged ones follow `start`. Without a key, as for a password, a code or another secret, they
 * are gone with the form.
 */
export function useUnsent<Typed>(key: string | undefined, start: Typed) {
  const [changed, setChanged] = useState(() => (key ? unsent.read<Typed>(key) : undefined));
  return {
    typed: changed ?? start,
    type(next: Typed) {
      const isChanged = JSON.stringify(next) !== JSON.stringify(start);
      setChanged(isChanged ? next : undefined);
      if (!key) return;
      if (isChanged) unsent.keep(key, next);
      else unsent.forget(key);
    },
    /** Forgets sent values. Values typed meanwhile stay. */
    sent() {
      setChanged((now) => (now === changed ? undefined : now));
      if (key && unsent.read(key) === changed) unsent.forget(key);
    },
  };
}
