import type { Viewer } from '../../platform/authorisation/actor';
import { notPermitted } from '../../platform/errors/domain-error';
import { processInChunks } from '../../platform/process-in-chunks';
import type { NominationsApi } from '../nominations/api';
import { conflictOf } from '../nominations/policy';

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
  const party = await nominations.affiliationOf(actor);
  const all = await nominations.shortOfSeason(season);
  const submitted = all.filter(({ status }) => status === 'UNDER_REVIEW');
  await processInChunks(submitted, 100, (piece) => {
    if (piece.some((nomination) => conflictOf(party, nomination) !== null)) throw mayNotPlan();
  });
}
