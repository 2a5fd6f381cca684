import { canonicalJson } from '@meritum/shared/merit/ledger/canonical';
import type { AuditTrail, Json } from '../../module-kit/audit-trail';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Clock } from '../../platform/clock';
import type { AuditStore } from './store';

/** An organiser, and what makes them one: their stored role, or an address in `ADMIN_EMAILS`. */
interface ListedOrganiser {
  accountId: string;
  by: 'role' | 'address';
}

export interface OrganiserListing {
  audit: Pick<AuditStore, 'page'>;
  trail: Pick<AuditTrail, 'record' | 'markOf'>;
  listedOrganisers(): Promise<ListedOrganiser[]>;
  clock: Clock;
}

/**
 * Records who is an organiser, by the trail's marks, when it differs from the last record: roles
 * change in the database and in the settings, which no command sees.
 */
export async function recordOrganisers({
  audit,
  trail,
  listedOrganisers,
  clock,
}: OrganiserListing): Promise<void> {
  const [last] = await audit.page({ action: 'organisers.listed' }, { below: null, limit: 1 });
  const before: Json = last?.detail.after?.value ?? [];
  const after = (await listedOrganisers())
    .map(({ accountId, by }) => ({ mark: trail.markOf(accountId), by }))
    .sort((one, other) => (one.mark < other.mark ? -1 : 1));
  if (canonicalJson(after) === canonicalJson(before)) return;
  await trail.record(
    pendingAuditEntry(clock, {
      actor: { command: 'organisers' },
      action: 'organisers.listed',
      subject: { id: 'organisers' },
      reason: '',
      before,
      after,
    }),
  );
}
