import { useRef, useState } from 'react';
import { type FormAnswer, failure } from './authMessages';

/** Runs one call at a time and keeps what there is to say about the last one. */
export function useAttempt() {
  const [answer, setAnswer] = useState<FormAnswer>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const attempt = async (call: () => Promise<void>, failedText: string, done?: FormAnswer) => {
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
  return { answer, busy, attempt, say: setAnswer };
}

export type Attempt = ReturnType<typeof useAttempt>;
