import { randomUUID } from 'node:crypto';
import type { AuditStateReply, AuditVerdict } from '@meritum/shared/contracts/audit';
import { auditActions } from '@meritum/shared/contracts/audit-actions';
import type { Audit } from './context';
import { chainStart } from './rules';
import type { StoredVerdict } from './verdicts-store';
import { verifyChain } from './verify';

/** Begins a check, which {@link verifyTrail} carries out; null while one runs in any process. */
export async function beginVerification({ stores, platform }: Audit): Promise<string | null> {
  const run = randomUUID();
  const entries = (await stores.audit.findHead())?.seq ?? 0;
  const begun = { run, startedAt: platform.clock(), entries };
  return (await stores.verdicts.insertRunning(begun)) ? run : null;
}

/**
 * Checks the whole chain, and that it still has the last entry of the former check: the chain alone
 * cannot reveal a cut tail. Stores the result, unless its process was taken for lost and another
 * check has begun.
 */
export async function verifyTrail({ stores, platform }: Audit, run: string): Promise<void> {
  const { audit, verdicts } = stores;
  const { clock, log } = platform;
  let verdict: StoredVerdict | null = null;
  try {
    const before = (await verdicts.findLast())?.head ?? chainStart;
    const found = await verifyChain(audit, before, async (checked) => {
      if (!(await verdicts.updateProgress({ run, seenAt: clock(), checked })))
        throw new Superseded();
    });
    verdict = found.whole
      ? { _id: 'last', at: clock(), ...found, fault: null, entryId: null }
      : { _id: 'last', at: clock(), ...found, head: before, erased: 0 };
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  } finally {
    await verdicts.finish(run, verdict);
  }
  if (verdict && !verdict.whole) log.error(verdict, 'the audit trail is not whole');
}

/** Another check has replaced this one. */
class Superseded extends Error {}

const present = ({ at, whole, fault, entryId, head, erased }: StoredVerdict): AuditVerdict => ({
  at: at.toISOString(),
  whole,
  fault,
  entryId,
  head,
  erased,
});

/** Returns the length of the chain, the result of its last check, and a running one's progress. */
export async function auditState({ stores, platform }: Audit): Promise<AuditStateReply> {
  const { audit, verdicts } = stores;
  // Read first: a check that ends meanwhile has stored its verdict.
  const running = await verdicts.findRunning(platform.clock());
  const [head, verdict] = await Promise.all([audit.findHead(), verdicts.findLast()]);
  return {
    entries: head?.seq ?? 0,
    head,
    verdict: verdict && present(verdict),
    checking: running && { checked: running.checked, entries: running.entries },
    actions: Object.keys(auditActions).sort(),
  };
}
