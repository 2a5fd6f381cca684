import { canonicalJson } from '@meritum/shared/merit/ledger/canonical';
import type { Json } from '../../module-kit/audit-trail';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Audit } from './context';

/**
 * Records by marks who is an organiser, when that differs from the last record. Roles can change in
 * the database and in the settings, without any command.
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
