import type { LookedAtRequest } from '@meritum/shared/contracts/listed-nominations';
import { writeWithEffects } from '../../../module-kit/change-document';
import { pendingAuditEntry } from '../../../module-kit/pending-entries';
import type { Decider } from '../../../platform/authorisation/actor';
import type { Nominations } from '../context';
import { conflictOfInterestError, lookedAtBefore, nominationChanged } from '../errors';
import { entryFor } from './detail';

/**
 * Records, once for all organisers, that somebody looked at a nomination's text. It decides
 * nothing; of two simultaneous calls the second is refused.
 * @throws not-found; permission-denied for a conflict of interest; already-exists once it was
 * looked at; failed-precondition when it has changed or is not under review
 */
export async function lookAtNomination(
  context: Nominations,
  actor: Decider,
  { nominationId, revision }: LookedAtRequest,
): Promise<void> {
  const { stores, platform, recordAudit } = context;
  const { nomination, conflict } = await entryFor(context, actor, nominationId);
  if (conflict) throw conflictOfInterestError();
  if (nomination.lookedAt) throw lookedAtBefore();
  if (nomination.revision !== revision) throw nominationChanged();
  const audit = pendingAuditEntry(platform.clock, {
    actor,
    action: 'nomination.looked-at',
    subject: { id: nominationId, accountId: nomination.submittedBy },
    reason: '',
    before: {},
    after: { revision },
  });
  const refusal = async () => {
    const [now] = await stores.nominations.findByIds([nominationId]);
    return now?.lookedAt ? lookedAtBefore() : nominationChanged();
  };
  await writeWithEffects({ recordAudit, conflict: refusal }, { audit, mails: [] }, (effects) =>
    stores.nominations.updateLookedAtIf(nomination, platform.clock(), effects),
  );
}
