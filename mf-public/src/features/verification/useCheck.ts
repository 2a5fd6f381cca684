import { isClientError } from '@meritum/shared/client/clientError';
import { NotALedger } from '@meritum/shared/merit/ledger/parse-ledger';
import { withSignatures } from '@meritum/shared/merit/ledger/passkey-signatures';
import { verifyInSlices } from '@meritum/shared/merit/ledger/verify';
import { useState } from 'react';
import { type Checked, checkedBy } from './checked';
import type { Evidence } from './evidence';
import { inSlices } from './in-slices';
import { useOneRun } from './useOneRun';

export type CheckState =
  | { status: 'idle' }
  /** `done` is from 0 to 1; undefined while the ledger is loaded. */
  | { status: 'working'; done?: number }
  | { status: 'failed'; message: string }
  | { status: 'checked'; checked: Checked };

export type Source = (signal: AbortSignal) => Evidence | Promise<Evidence>;

/** The number of hashes in a verification: one for each leaf's content, two for its position in the tree. */
const hashesIn = ({ ledger }: Evidence) => Math.max(1, 3 * ledger.size);

function wordsOf(error: unknown): string {
  if (error instanceof NotALedger || isClientError(error)) return error.message;
  return 'Could not compute this ledger.';
}

/** Runs one check at a time; a new one aborts the previous one. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const begin = useOneRun();

  async function check(source: Source): Promise<void> {
    const signal = begin();
    const tell = (next: CheckState) => {
      if (!signal.aborted) setState(next);
    };
    tell({ status: 'working' });
    try {
      const evidence = await source(signal);
      const onProgress = (hashes: number) =>
        tell({ status: 'working', done: Math.min(1, hashes / hashesIn(evidence)) });
      const work = verifyInSlices(evidence.ledger, evidence.before);
      const verification = await inSlices(work, { signal, onProgress });
      const signed = await withSignatures(verification, evidence.ledger, evidence.ofVoids);
      tell({ status: 'checked', checked: checkedBy(evidence, signed) });
    } catch (error) {
      if (!signal.aborted) tell({ status: 'failed', message: wordsOf(error) });
    }
  }

  return { state, check };
}
