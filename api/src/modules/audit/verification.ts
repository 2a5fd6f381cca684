import type { AuditStateReply, AuditVerdict } from '@meritum/shared/contracts/audit';
import { auditActions } from '@meritum/shared/contracts/audit-actions';
import type { Clock } from '../../platform/clock';
import { chainStart } from './rules';
import type { AuditStore } from './store';
import type { StoredVerdict, VerdictsStore } from './verdicts-store';
import { verifyChain } from './verify';

export interface Verifying {
  audit: Pick<AuditStore, 'all' | 'latest'>;
  verdicts: VerdictsStore;
  clock: Clock;
  /** Called when the chain is broken. */
  onBroken(verdict: StoredVerdict): void;
}

/**
 * Checks the whole chain, and that it still contains the last entry of the check before, because
 * the chain alone cannot reveal a cut tail. Stores the result.
 */
export async function verifyTrail(context: Verifying): Promise<StoredVerdict> {
  const { audit, verdicts, clock, onBroken } = context;
  const before = (await verdicts.last())?.head ?? chainStart;
  const found = await verifyChain({ audit }, before);
  const at = clock();
  const verdict: StoredVerdict = found.whole
    ? { _id: 'last', at, ...found, fault: null, entryId: null }
    : { _id: 'last', at, ...found, head: before, erased: 0 };
  await verdicts.keep(verdict);
  if (!verdict.whole) onBroken(verdict);
  return verdict;
}

const present = ({ at, whole, fault, entryId, head, erased }: StoredVerdict): AuditVerdict => ({
  at: at.toISOString(),
  whole,
  fault,
  entryId,
  head,
  erased,
});

/** Returns the length of the chain and the result of its last check. */
export async function auditState({ audit, verdicts }: Verifying): Promise<AuditStateReply> {
  const [head, verdict] = await Promise.all([audit.latest(), verdicts.last()]);
  return {
    entries: head?.seq ?? 0,
    verdict: verdict && present(verdict),
    actions: Object.keys(auditActions).sort(),
  };
}
