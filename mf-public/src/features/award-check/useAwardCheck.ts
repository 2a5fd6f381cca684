import { isClientError } from '@meritum/shared/client/clientError';
import { useState } from 'react';
import { useOneRun } from '../verification/useOneRun';
import type { Checked } from './check';

export type AwardCheckState =
  | { status: 'idle' }
  | { status: 'working'; words: string }
  | { status: 'failed'; message: string; again: () => void }
  | { status: 'checked'; checked: Checked };

type Source = (signal: AbortSignal) => Promise<Checked>;

/** Runs one check at a time; a new one aborts the previous one. */
export function useAwardCheck() {
  const [state, setState] = useState<AwardCheckState>({ status: 'idle' });
  const begin = useOneRun();

  async function check(words: string, source: Source): Promise<void> {
    const signal = begin();
    const tell = (next: AwardCheckState) => {
      if (!signal.aborted) setState(next);
    };
    tell({ status: 'working', words });
    try {
      tell({ status: 'checked', checked: await source(signal) });
    } catch (error) {
      const message = isClientError(error) ? error.message : 'Could not read this file.';
      tell({ status: 'failed', message, again: () => void check(words, source) });
    }
  }

  return { state, check };
}
