import { NotYet } from '../../features/console/NotYet';

export function OverviewPage() {
  return <NotYet title="Overview" />;
}
