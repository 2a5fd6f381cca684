import { withSignatures } from '@meritum/shared/merit/ledger/passkey-signatures';
import { verifyInSlices } from '@meritum/shared/merit/ledger/verify';
import { type Checked, checkedBy } from './checked';
import type { Evidence } from './evidence';
import { inSlices } from './in-slices';
import type { Work } from './useCheck';

/** Where a ledger and its evidence come from. */
export type Source = (signal: AbortSignal) => Evidence | Promise<Evidence>;

/** The number of hashes in a verification: one for each leaf's content, two for its position in the tree. */
const hashesIn = ({ ledger }: Evidence) => Math.max(1, 3 * ledger.size);

/** Computes a ledger again and compares it with the evidence. */
export const checkLedger =
  (source: Source): Work<Checked> =>
  async (signal, say) => {
    say('Reading the ledger...');
    const evidence = await source(signal);
    const onProgress = (hashes: number) =>
      say(`Checking: ${Math.min(100, Math.round((100 * hashes) / hashesIn(evidence)))}%`);
    const work = verifyInSlices(evidence.ledger, evidence.before);
    const verification = await inSlices(work, { signal, onProgress });
    return checkedBy(
      evidence,
      await withSignatures(verification, evidence.ledger, evidence.ofVoids),
    );
  };
