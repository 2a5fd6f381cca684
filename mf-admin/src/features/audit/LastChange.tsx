import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import { useCall } from '../console/useCall';
import { inWords } from '../history/words';
import { When } from '../table/When';
import { actorOf } from './people';

/** The subject's id in the audit trail, or an action that is recorded under a new id each time. */
export type About = string | { action: AuditAction };

/** The last change of a subject, by whom and when, as far as the reader may know. */
export function LastChange({ about }: { about: About }) {
  const query = typeof about === 'string' ? { subject: about } : about;
  const { data } = useCall('listAudit', { query });
  const [last] = data?.entries ?? [];
  if (!last?.action) return null;
  return (
    <p>
      Last decision: {inWords(last.action)}, by {actorOf(last).name}, <When at={last.at} />.
    </p>
  );
}
