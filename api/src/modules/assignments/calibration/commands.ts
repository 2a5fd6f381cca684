import type { CalibrationReply, Ratings } from '@meritum/shared/contracts/assignments';
import type { Caller } from '../../../platform/authorisation/actor';
import { notFound, refused } from '../../../platform/errors/domain-error';
import { criteriaOf } from '../../seasons/frozen-rules';
import { seasonJudged } from '../../seasons/rules';
import type { Assignments } from '../context';
import { ratingsBy } from '../rules';
import { sampleEntriesFor } from './entries';

/**
 * The sample entries with the judge's ratings. A reference is shown only once the judge has rated
 * its entry. For practice only; never affects scores or assignments.
 */
export async function calibrationOf(
  context: Assignments,
  actor: Caller,
): Promise<CalibrationReply> {
  await context.judges.judgingAs(actor);
  const season = seasonJudged(await context.seasons.all(), context.clock());
  if (!season?.calibrationRound) return { on: false, done: false, criteria: [], entries: [] };
  const criteria = criteriaOf(season);
  const given = await context.calibrations.of(actor.accountId, season.id);
  const entries = sampleEntriesFor(criteria).map(({ reference, ...entry }) => {
    const ratings = given.find(({ entryId }) => entryId === entry.id)?.ratings ?? null;
    return { ...entry, ratings, reference: ratings && reference };
  });
  const done = entries.every(({ ratings }) => ratings !== null);
  return { on: true, done, criteria, entries };
}

/** Rates a sample entry; only the first rating counts. Throws failed-precondition and not-found. */
export async function rateSample(
  context: Assignments,
  actor: Caller,
  { entryId, ratings }: { entryId: string; ratings: Ratings },
): Promise<CalibrationReply> {
  await context.judges.judgingAs(actor);
  const season = seasonJudged(await context.seasons.all(), context.clock());
  if (!season?.calibrationRound) throw refused('This season has no calibration round.');
  const criteria = criteriaOf(season);
  if (!sampleEntriesFor(criteria).some(({ id }) => id === entryId))
    throw notFound('Sample entry not found.');
  const { accountId } = actor;
  await context.calibrations.add({
    accountId,
    season: season.id,
    entryId,
    ratings: ratingsBy(criteria, ratings),
    ratedAt: context.clock(),
  });
  return calibrationOf(context, actor);
}
