import type { SessionState } from '@meritum/shared/auth/session';
import { useState } from 'react';
import { type KeptWork, keptWork } from './keptWork';

/**
 * What this device has kept, if the server could not be reached on arrival. It is still returned
 * once the server answers again, so that the screen stays until the new data are there.
 */
export function useKeptWork({ status }: SessionState) {
  const [known, setKnown] = useState<{ status?: string; kept?: KeptWork | undefined }>({});
  if (known.status !== status) {
    const kept = status === 'unreachable' ? keptWork.last() : known.kept;
    setKnown({ status, kept: status === 'signed-out' ? undefined : kept });
  }
  const { kept } = known;
  return {
    kept,
    /** Removes it from this device. */
    forget() {
      if (kept) keptWork.remove(kept.user.uid);
      setKnown({ status });
    },
  };
}
