import { useEffect, useRef, useState } from 'react';
import { type Acting, actOnEach } from './actOnEach';

/** Runs over rows one after the other, with progress, until it is stopped or the screen is left. */
export function useRun() {
  const [done, setDone] = useState<number>();
  const isWanted = useRef(false);
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );
  return {
    /** Number of completed rows; undefined while nothing runs. */
    done,
    stop() {
      isWanted.current = false;
    },
    async run<Row>(acting: Pick<Acting<Row>, 'rows' | 'act'>) {
      isWanted.current = true;
      setDone(0);
      const outcome = await actOnEach({
        ...acting,
        onProgress: setDone,
        isWanted: () => isWanted.current,
      });
      setDone(undefined);
      return outcome;
    },
  };
}
