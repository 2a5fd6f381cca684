import type { CalibrationReply, Criterion, Ratings } from '@meritum/shared/contracts/assignments';
import type { Caller } from '../../../platform/authorisation/actor';
import { notFound, refused } from '../../../platform/errors/domain-error';
import { criteriaOf } from '../../seasons/frozen-rules';
import { seasonJudged } from '../../seasons/rules';
import type { Assignments } from '../context';
import { ratingsBy } from '../rules';

/**
 * The sample entries with the judge's ratings. A reference is shown only once the judge has rated
 * its entry. For practice only; never affects scores or assignments.
 */
export async function calibrationOf(
  context: Assignments,
  actor: Caller,
): Promise<CalibrationReply> {
  await context.deps.judges.judgingAs(actor);
  const season = seasonJudged(await context.deps.seasons.all(), context.platform.clock());
  if (!season?.calibrationRound) return { on: false, done: false, criteria: [], entries: [] };
  const criteria = criteriaOf(season);
  const given = await context.stores.calibrations.findByAccountAndSeason(
    actor.accountId,
    season.id,
  );
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
  await context.deps.judges.judgingAs(actor);
  const season = seasonJudged(await context.deps.seasons.all(), context.platform.clock());
  if (!season?.calibrationRound) throw refused('This season has no calibration round.');
  const criteria = criteriaOf(season);
  if (!sampleEntriesFor(criteria).some(({ id }) => id === entryId))
    throw notFound('Sample entry not found.');
  const { accountId } = actor;
  await context.stores.calibrations.insert({
    accountId,
    season: season.id,
    entryId,
    ratings: ratingsBy(criteria, ratings),
    ratedAt: context.platform.clock(),
  });
  return calibrationOf(context, actor);
}

/**
 * Fictional entries with reference ratings that the organisers agreed on: a strong one, an uneven
 * one, one that promises more than it shows.
 */
const sampleEntries = [
  {
    id: 'sample-1',
    title: 'Forecasting hospital beds a week ahead (sample)',
    organization: 'Brightwater Care Systems (sample)',
    essay: [
      'I designed a forecast of free hospital beds, a week ahead, for nine hospitals that plan operations together.',
      'What was new: wards report reasons for long stays in free text, and the forecast reads them beside the usual counts. We compared it for six months with the planners’ own estimates, with the comparison written down before it began.',
      'It runs every hour, tells planners which three facts moved a forecast most, and falls back to the earlier method when data are late. It has done so twice, unnoticed.',
      'Postponed operations fell from 5.1 to 3.2 per cent in the year after; the two hospitals that joined later show the same.',
    ].join('\n\n'),
    reference: {
      ratings: { innovation: 8, methodology: 9, execution: 9, results: 9 },
      why: 'A comparison that was fixed beforehand, figures before and after, and a repetition elsewhere: results and methodology earn a 9. The idea combines known parts well, which is an 8 rather than a 10.',
    },
  },
  {
    id: 'sample-2',
    title: 'A language for describing machines (sample)',
    organization: 'Kestrel Fabrication (sample)',
    essay: [
      'Our machines were described in eleven formats. I invented a small language in which an engineer writes a machine once, and from which drawings, control code and manuals follow.',
      'Nothing like it was known to us or to the two universities that reviewed the design. The grammar is published.',
      'A prototype runs for one of our four product lines. Tests cover the compiler; the manual generator is still rough and needs an editor.',
      'We expect to save half of the documentation effort when all lines have moved, in about two years.',
    ].join('\n\n'),
    reference: {
      ratings: { innovation: 9, methodology: 7, execution: 6, results: 4 },
      why: 'Original, and reviewed from outside: a 9. But it is a prototype for one line, and its effect is an expectation: execution and results are rated on what is there, not on what is hoped for.',
    },
  },
  {
    id: 'sample-3',
    title: 'Transforming customer experience with AI (sample)',
    organization: 'Northgate Retail (sample)',
    essay: [
      'As a visionary leader I transformed the customer experience of our company with AI.',
      'We introduced a chat assistant from a well-known supplier on our web site. It is available around the clock and answers questions about orders.',
      'The project was delivered in three months by a dedicated team, on time and within budget. Feedback has been overwhelmingly positive.',
    ].join('\n\n'),
    reference: {
      ratings: { innovation: 3, methodology: 4, execution: 6, results: 3 },
      why: 'A bought product, introduced properly: solid execution. Nothing shows what was new, how the need was understood, or what changed; "overwhelmingly positive" is not a measurement. Confident wording earns nothing.',
    },
  },
];

/** Sample entries whose reference rates every criterion; others would teach another scale. */
const sampleEntriesFor = (criteria: readonly Criterion[]) =>
  sampleEntries.filter(({ reference }) => criteria.every(({ key }) => key in reference.ratings));
