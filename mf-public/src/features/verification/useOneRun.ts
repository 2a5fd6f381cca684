import { useEffect, useRef } from 'react';

/** Begins a run that aborts the previous one, whose signal tells it to say nothing more. */
export function useOneRun(): () => AbortSignal {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
}
