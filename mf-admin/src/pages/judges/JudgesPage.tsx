import { NotYet } from '../../features/console/NotYet';

export function JudgesPage() {
  return <NotYet title="Judges" />;
}
