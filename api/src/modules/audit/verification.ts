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
  /** Told of a chain that is not whole. */
  onBroken(verdict: StoredVerdict): void;
}

/**
 * Checks the whole chain, and that it still leads through the last entry of the check before: a
 * tail that was cut since is told, which the chain alone cannot. What it came to is kept.
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

/** How long the chain is, and what its last check came to. */
export async function auditState({ audit, verdicts }: Verifying): Promise<AuditStateReply> {
  const [head, verdict] = await Promise.all([audit.latest(), verdicts.last()]);
  return {
    entries: head?.seq ?? 0,
    verdict: verdict && present(verdict),
    actions: Object.keys(auditActions).sort(),
  };
}
