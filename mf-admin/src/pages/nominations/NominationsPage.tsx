import { NotYet } from '../../features/console/NotYet';

export function NominationsPage() {
  return <NotYet title="Nominations" />;
}
