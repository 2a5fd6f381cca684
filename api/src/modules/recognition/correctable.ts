import { contestOf } from '../contests/contest-snapshot';
import type { WithoutEssay } from '../nominations/nomination';
import { nominationsOpen } from '../seasons/rules';
import type { Recognising } from './recognitions';

/** Whether the nominator can no longer change it, and it is unpublished or has an award. */
export async function isCorrectable(of: Recognising, nomination: WithoutEssay): Promise<boolean> {
  if (nomination.erasedAt) return false;
  const found = await of.deps.publication.publishedResultOf(nomination);
  if (found) return found.entry.tier !== null;
  const { season, contest } = await contestOf(of, nomination);
  if (await of.deps.contests.isPublished(contest)) return false;
  return !nominationsOpen(season, contest.category, of.platform.clock());
}
