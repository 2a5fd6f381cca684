import { useEffect, useState } from 'react';
import { DraftKeeper } from './DraftKeeper';
import type { DraftStore } from './draftStore';

interface DraftSource<Draft> {
  store: DraftStore<Draft>;
  uid: string;
  /** Returns the form's current values. */
  read(): Draft;
  /** Calls its argument after each change; returns how to stop. */
  watch(touch: () => void): () => void;
}

/** Keeps a form's values as the account's draft on this device. Only the first arguments are used. */
export function useDraft<Draft>(source: DraftSource<Draft>): DraftKeeper<Draft> {
  const [{ keeper, watch }] = useState(() => {
    const { store, uid, read } = source;
    return { keeper: new DraftKeeper(store, uid, read), watch: source.watch };
  });

  useEffect(() => watch(keeper.touch), [watch, keeper]);
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  return keeper;
}
