import { session } from '@meritum/shared/auth/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Content, DraftSync } from './DraftSync';

interface Options {
  start: ConstructorParameters<typeof DraftSync>[1];
  read(): Content;
  /** Subscribes to changes; returns a function that unsubscribes. */
  watch(touch: () => void): () => void;
}

/** Saves a form to the server while it is edited. Only the first arguments are used. */
export function useDraftSync(options: Options) {
  const [{ sync, watch }] = useState(() => ({
    sync: new DraftSync(options.read, options.start),
    watch: options.watch,
  }));
  useEffect(() => watch(sync.touch), [watch, sync]);
  useEffect(() => {
    const save = () => void sync.save();
    sync.open();
    sync.touch();
    window.addEventListener('online', save);
    const stopAsking = session.beforeSignOut(sync.save);
    return () => {
      window.removeEventListener('online', save);
      stopAsking();
      sync.close();
    };
  }, [sync]);
  const state = useSyncExternalStore(sync.subscribe, sync.getSnapshot, sync.getSnapshot);
  return { sync, state };
}
