import { NotYet } from '../../features/console/NotYet';

export function AssignmentsPage() {
  return <NotYet title="Assignments" />;
}
