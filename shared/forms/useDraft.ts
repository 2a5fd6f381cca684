import { useEffect, useState } from 'react';
import { DraftKeeper } from './DraftKeeper';
import type { DraftStore } from './draftStore';

interface Watched<Draft> {
  store: DraftStore<Draft>;
  uid: string;
  /** What the form holds at that moment. */
  read(): Draft;
  /** Calls its argument after each change, until what it returns is called. */
  watch(touch: () => void): () => void;
}

/** Keeps what a form holds as the account's draft on this device. The first arguments stay. */
export function useDraft<Draft>(watched: Watched<Draft>): DraftKeeper<Draft> {
  const [{ keeper, watch }] = useState(() => {
    const { store, uid, read } = watched;
    return { keeper: new DraftKeeper(store, uid, read), watch: watched.watch };
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
