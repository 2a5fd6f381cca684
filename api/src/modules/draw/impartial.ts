import type { Viewer } from '../../platform/authorisation/actor';
import { notPermitted } from '../../platform/errors/domain-error';
import type { NominationsApi } from '../nominations/api';

const mayNotPlan = () =>
  notPermitted(
    'You have a conflict of interest with a nomination of this season. Its judges are planned by other organisers.',
  );

/**
 * Refuses an organiser with a conflict of interest with any nomination of the season that is under
 * review: a plan decides who judges it, and its numbers count those judges.
 * @throws permission-denied
 */
export async function requireImpartial(
  { nominations }: { nominations: NominationsApi },
  actor: Viewer,
  season: string,
): Promise<void> {
  const conflicts = await nominations.conflictsIn(actor, season);
  if (conflicts.some(({ status }) => status === 'UNDER_REVIEW')) throw mayNotPlan();
}
