import { NotYet } from '../../features/console/NotYet';

export function AuditPage() {
  return <NotYet title="Audit" />;
}
