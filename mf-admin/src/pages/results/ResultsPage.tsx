import { NotYet } from '../../features/console/NotYet';

export function ResultsPage() {
  return <NotYet title="Results" />;
}
