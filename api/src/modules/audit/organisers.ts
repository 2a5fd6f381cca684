import { canonicalJson } from '@meritum/shared/merit/ledger/canonical';
import type { Json } from '../../module-kit/audit-trail';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Audit } from './context';

/**
 * Records who is an organiser, by the trail's marks, when it differs from the last record: roles
 * change in the database and in the settings, which no command sees.
 */
export async function recordOrganisers({ stores, deps, platform }: Audit): Promise<void> {
  const { trail, clock } = platform;
  const query = { action: 'organisers.listed' };
  const [last] = await stores.audit.findPage(query, { below: null, limit: 1 });
  const before: Json = last?.detail.after?.value ?? [];
  const after = (await deps.identity.listedOrganisers())
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
