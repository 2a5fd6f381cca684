import { NotYet } from '../../features/console/NotYet';

export function WinnersPage() {
  return <NotYet title="Winners" />;
}
