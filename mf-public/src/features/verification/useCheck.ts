import { isClientError, mayPass } from '@meritum/shared/client/clientError';
import { useEffect, useRef, useState } from 'react';

export type CheckState<Result> =
  | { status: 'idle' }
  | { status: 'working'; words: string }
  /** `again`: the same check may succeed a little later. */
  | { status: 'failed'; message: string; again: (() => void) | undefined }
  | { status: 'checked'; checked: Result };

export type Work<Result> = (signal: AbortSignal, say: (words: string) => void) => Promise<Result>;

/** Runs one check at a time. `wordsOf` gives the text for an error that is no ClientError. */
export function useCheck<Result>(wordsOf: (error: unknown) => string) {
  const [state, setState] = useState<CheckState<Result>>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function check(work: Work<Result>): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    const tell = (next: CheckState<Result>) => {
      if (!run.signal.aborted) setState(next);
    };
    try {
      const checked = await work(run.signal, (words) => tell({ status: 'working', words }));
      tell({ status: 'checked', checked });
    } catch (error) {
      const known = isClientError(error);
      const again = known && mayPass(error) ? () => void check(work) : undefined;
      tell({ status: 'failed', message: known ? error.message : wordsOf(error), again });
    }
  }

  return { state, check };
}
