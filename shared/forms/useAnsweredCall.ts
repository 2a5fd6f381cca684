import { useRef, useState } from 'react';
import { type Answer, type FieldNames, failure } from './answers';

/**
 * Runs one call at a time and keeps the last one's message; `names` are the fields that show their
 * own errors.
 */
export function useAnsweredCall(names?: FieldNames) {
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
      setAnswer(failure(failedText, error, names));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { answer, busy, run, say: setAnswer };
}
