import { randomUUID } from 'node:crypto';
import type { AuditStateReply, AuditVerdict } from '@meritum/shared/contracts/audit';
import { auditActions } from '@meritum/shared/contracts/audit-actions';
import type { Clock } from '../../platform/clock';
import { chainStart } from './rules';
import type { AuditStore } from './store';
import type { StoredVerdict, VerdictsStore } from './verdicts-store';
import { verifyChain } from './verify';

export interface Verifying {
  audit: Pick<AuditStore, 'all' | 'head'>;
  verdicts: VerdictsStore;
  clock: Clock;
  /** Called when the chain is broken. */
  onBroken(verdict: StoredVerdict): void;
}

/** Begins a check, for {@link verifyTrail} to carry out; null while one runs in any process. */
export async function beginVerification({
  audit,
  verdicts,
  clock,
}: Verifying): Promise<string | null> {
  const run = randomUUID();
  const entries = (await audit.head())?.seq ?? 0;
  return (await verdicts.begin({ run, startedAt: clock(), entries })) ? run : null;
}

/**
 * Checks the whole chain, and that it still contains the last entry of the check before, because
 * the chain alone cannot reveal a cut tail. Stores the result, unless its process was taken for
 * lost and another check has begun.
 */
export async function verifyTrail(context: Verifying, run: string): Promise<void> {
  const { audit, verdicts, clock, onBroken } = context;
  let verdict: StoredVerdict | null = null;
  try {
    const before = (await verdicts.last())?.head ?? chainStart;
    const found = await verifyChain({ audit }, before, async (checked) => {
      if (!(await verdicts.beat({ run, seenAt: clock(), checked }))) throw new Superseded();
    });
    verdict = found.whole
      ? { _id: 'last', at: clock(), ...found, fault: null, entryId: null }
      : { _id: 'last', at: clock(), ...found, head: before, erased: 0 };
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  } finally {
    await verdicts.end(run, verdict);
  }
  if (verdict && !verdict.whole) onBroken(verdict);
}

/** Another check has taken the place of this one. */
class Superseded extends Error {}

const present = ({ at, whole, fault, entryId, head, erased }: StoredVerdict): AuditVerdict => ({
  at: at.toISOString(),
  whole,
  fault,
  entryId,
  head,
  erased,
});

/** Returns the length of the chain, the result of its last check, and how far a running one is. */
export async function auditState({ audit, verdicts, clock }: Verifying): Promise<AuditStateReply> {
  // First: a check that ends meanwhile has left its verdict.
  const running = await verdicts.running(clock());
  const [head, verdict] = await Promise.all([audit.head(), verdicts.last()]);
  return {
    entries: head?.seq ?? 0,
    head,
    verdict: verdict && present(verdict),
    checking: running && { checked: running.checked, entries: running.entries },
    actions: Object.keys(auditActions).sort(),
  };
}
