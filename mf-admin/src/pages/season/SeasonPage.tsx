import { NotYet } from '../../features/console/NotYet';

export function SeasonPage() {
  return <NotYet title="Season" />;
}
