import { verifyInSlices } from '@meritum/shared/merit/ledger/verify';
import { type Checked, checkedBy } from './checked';
import type { Evidence } from './evidence';
import { inSlices } from './in-slices';
import type { Work } from './useCheck';

export type Source = (signal: AbortSignal) => Evidence | Promise<Evidence>;

/** The number of steps of a verification: each commitment is computed, then put into the tree. */
const stepsIn = ({ ledger }: Evidence) => Math.max(1, 2 * ledger.size);

export const checkLedger =
  (source: Source): Work<Checked> =>
  async (signal, say) => {
    say('Reading the ledger...');
    const evidence = await source(signal);
    const onProgress = (done: number) =>
      say(`Checking: ${Math.min(100, Math.round((100 * done) / stepsIn(evidence)))}%`);
    const work = verifyInSlices(evidence.ledger, evidence.before);
    return checkedBy(evidence, await inSlices(work, { signal, onProgress }));
  };
