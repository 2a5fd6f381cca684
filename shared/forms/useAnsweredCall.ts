import { useRef, useState } from 'react';
import { type Answer, failure } from './answers';

/** Runs one call at a time and keeps what there is to say about the last one. */
export function useAnsweredCall() {
  const [answer, setAnswer] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const run = async (call: () => Promise<void>, failedText: string, done?: Answer) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setAnswer(undefined);
    try {
      await call();
      setAnswer(done);
    } catch (error) {
      setAnswer(failure(failedText, error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { answer, busy, run, say: setAnswer };
}
