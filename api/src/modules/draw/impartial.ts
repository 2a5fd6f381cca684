import type { Viewer } from '../../platform/authorisation/actor';
import { notPermitted } from '../../platform/errors/domain-error';
import type { NominationsApi } from '../nominations/api';

interface Context {
  nominations: NominationsApi;
}

/** Whether the organiser has no conflict of interest with a nomination under review. */
export async function isImpartial(
  { nominations }: Context,
  actor: Viewer,
  season: string,
): Promise<boolean> {
  const conflicts = await nominations.conflictsIn(actor, season);
  return conflicts.every(({ status }) => status !== 'UNDER_REVIEW');
}

/**
 * Refuses an organiser with a conflict of interest with any nomination under review in the season:
 * a plan decides who judges it, and its numbers count those judges.
 * @throws permission-denied
 */
export async function requireImpartial(
  context: Context,
  actor: Viewer,
  season: string,
): Promise<void> {
  if (!(await isImpartial(context, actor, season)))
    throw notPermitted(
      'You have a conflict of interest with a nomination of this season. Its judges are planned by other organisers.',
    );
}
