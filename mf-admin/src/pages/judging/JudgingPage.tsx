import { NotYet } from '../../features/console/NotYet';

/** The dashboard of the specification: verifies judges. */
export function JudgingPage() {
  return <NotYet title="Judging Admin Dashboard" />;
}
