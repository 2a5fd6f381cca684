import type { Ratings } from '@meritum/shared/contracts/assignments';
import type { Bands } from '@meritum/shared/contracts/contests';
import type { PreviewEntry, PreviewReply } from '@meritum/shared/contracts/results';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { EntryRatingsReply } from '@meritum/shared/contracts/voids';
import type { AssessedNomination, Assessment } from '@meritum/shared/merit/calibrate/assess';
import { scoreShown } from '@meritum/shared/merit/outcome/score';
import type { Actor } from '../../platform/authorisation/actor';
import type { Assignment } from '../assignments/assignment';
import { assess } from './assess';
import { checksOf } from './checks';
import {
  type ContestSnapshot,
  closingTakesTwo,
  countedRatings,
  type Entry,
  isUnderReview,
  readContest,
  readEntry,
} from './contest-snapshot';
import type { Results } from './context';
import { conflictOfDecider, mayDecideAs } from './deciders';
import { entryUnknown } from './errors';
import type { Ledgers } from './ledgers';
import { computedOutcome } from './outcome';
import {
  conflictedNominations,
  hasConflictWith,
  hasYetToRate,
  scoresAreTold,
  voidReasonsFor,
} from './policy';
import { publishedResultOf } from './published-entry';
import type { Contest, Result, Void } from './result';
import { judgesIn, presentSignals } from './signals';
import { singleRatingsAreTold } from './single-ratings';

type Who = Pick<Actor, 'accountId' | 'person'>;

/**
 * How far a contest is rated, and once judging is closed its scores. Entries that the organiser has
 * a conflict of interest with, or still has to rate, are treated as if they had never been rated,
 * so that no number reveals their scores or judges.
 */
export async function previewOf(
  context: Results,
  actor: Who,
  contest: Contest,
): Promise<PreviewReply> {
  const [situation, party] = await Promise.all([
    readContest(context, contest),
    context.nominations.affiliationOf(actor),
  ]);
  const conflicted = conflictedNominations(party, situation.nominations);
  const { frozen, result } = situation;
  const visible = situation.entries.filter(({ nomination }) => !conflicted.has(nomination._id));
  const entries = visible.filter((entry) => !hasYetToRate(actor, entry));
  const assessment = frozen && (await assess({ ...situation, frozen }, entries));
  const mayDecide = mayDecideAs(await conflictOfDecider(context, actor, situation.nominations), 2);
  const isOpen = result.closed === null || !mayDecide;
  const outcome = isOpen ? null : await computedOutcome(context, situation);
  const scoresTold = scoresAreTold(result);
  const singleTold = await singleRatingsAreTold(context, situation.season);
  return {
    season: contest.season,
    category: contest.category,
    state: result.state,
    revision: mayDecide ? result.revision : 0,
    outcomeHash: outcome?.hash ?? null,
    ...(outcome && { acts: [...outcome.acts] }),
    hidden: leftOut(situation, conflicted) + visible.length - entries.length,
    closingTakesTwo: mayDecide && result.state === 'open' && closingTakesTwo(situation),
    minimumRatings: situation.season.rules.minimumRatings,
    extraJudges: situation.season.rules.borderline?.extraJudges ?? null,
    bands: bandsOf(situation.season),
    scoresTold,
    entries: presentEntries(situation, entries, { assessment, singleTold }),
    signals: assessment
      ? await signalsOf(context, { entries, assessment, severityTold: singleTold })
      : [],
    calibration: assessment && scoresTold ? presentCalibration(assessment) : null,
    checks: checksOf(
      situation,
      entries,
      assessment,
      situation.nominations.filter(({ _id }) => !conflicted.has(_id)),
    ),
  };
}

/** Number of hidden entries, counted by facts that do not depend on their ratings. */
const leftOut = ({ nominations }: ContestSnapshot, conflicted: ReadonlySet<string>): number =>
  nominations.filter((one) => conflicted.has(one._id) && isUnderReview(one)).length;

/** The scale and the cuts, which are public. */
const bandsOf = ({ rules }: Pick<Season, 'rules'>): Bands => ({
  scale: { ...rules.scale },
  cuts: rules.tiers.map(({ name: tier, from }) => ({ tier, from })),
});

function presentEntries(
  situation: ContestSnapshot,
  entries: readonly Entry[],
  { assessment, singleTold }: { assessment: Assessment | null; singleTold: boolean },
): PreviewEntry[] {
  const assessed = new Map(assessment?.nominations.map((one) => [one.nomination, one]));
  const asked = new Set(situation.result.extras.map(({ nominationId }) => nominationId));
  const told = scoresAreTold(situation.result);
  return entries.map((entry) => {
    const { _id, fullName, organization, erasedAt } = entry.nomination;
    const counted = countedRatings(situation, entry);
    return {
      nominationId: _id,
      fullName,
      organization,
      isVoided: entry.isVoided,
      isErased: erasedAt !== undefined,
      ratings: counted.length,
      given: singleTold ? averagesOf(counted) : null,
      pending: entry.pending,
      ...presentOutcome(told ? assessed.get(_id) : undefined),
      isBorderline: assessed.get(_id)?.certainty?.borderline.isBorderline ?? null,
      extraJudgesAsked: asked.has(_id),
    };
  });
}

/** In ascending order, so that the place tells nothing of the judge. */
const averagesOf = (ratings: readonly Assignment[]): number[] =>
  ratings
    .flatMap(({ evaluation }) => (evaluation ? [evaluation.composite] : []))
    .sort((one, other) => one - other);

function presentOutcome(
  found: AssessedNomination | undefined,
): Pick<PreviewEntry, 'score' | 'tier' | 'certainty'> {
  const { outcome, certainty } = found ?? {};
  const isDecided = outcome?.kind === 'decided';
  return {
    score: isDecided ? scoreShown(outcome.score) : null,
    tier: isDecided ? outcome.tier : null,
    certainty: certainty
      ? {
          score: certainty.calibrated.score,
          standardError: certainty.calibrated.standardError,
          tiers: [...certainty.tiers],
        }
      : null,
  };
}

function presentCalibration({ calibration }: Assessment): PreviewReply['calibration'] {
  if (!calibration) return null;
  const { mean, variances, parts } = calibration;
  return {
    mean,
    severityDeviation: Math.sqrt(variances.judge),
    noiseDeviation: Math.sqrt(variances.residual),
    parts,
  };
}

/** Names of judges by id. */
async function namesOf(
  { judges }: Pick<Results, 'judges'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await judges.byIds(ids);
  const names = new Map(found.map(({ _id, fullName }) => [_id, fullName]));
  return new Map(ids.map((id) => [id, names.get(id) ?? '']));
}

interface Unusual {
  entries: readonly Entry[];
  assessment: Assessment;
  severityTold: boolean;
}

async function signalsOf(context: Results, { entries, assessment, severityTold }: Unusual) {
  const judges = await namesOf(context, judgesIn(assessment));
  const nominations = new Map(
    entries.map(({ nomination }) => [nomination._id, nomination.fullName]),
  );
  return presentSignals(assessment, { judges, nominations }, severityTold);
}

/**
 * Who has rated an entry, and how once nobody can be assigned in the season any more. Throws not-found, also for organisers
 * with a conflict of interest and those who still have to rate it.
 */
export async function ratingsOfEntry(
  context: Results,
  ledgers: Ledgers,
  actor: Who,
  nominationId: string,
): Promise<EntryRatingsReply> {
  const [nomination] = await context.nominations.byIds([nominationId]);
  if (!nomination || hasConflictWith(await context.nominations.affiliationOf(actor), nomination))
    throw entryUnknown();
  const found = await readEntry(context, nomination);
  if (!found || hasYetToRate(actor, found.entry)) throw entryUnknown();
  const { result, entry } = found;
  const ofSeason = await context.seasons.byId(nomination.season);
  const names = await namesOf(context, [...new Set(entry.completed.map((one) => one.judgeId))]);
  const { season, category, fullName } = nomination;
  if (!ofSeason) throw entryUnknown();
  const scoresTold = await singleRatingsAreTold(context, ofSeason);
  return {
    nominationId,
    fullName,
    season,
    category,
    scoresTold,
    bands: bandsOf(ofSeason),
    result: await publishedResultOf(context, ledgers, nomination),
    voidId: voidIdOf(result, (one) => one.kind === 'entry' && one.nominationId === nominationId),
    ratings: entry.completed.flatMap(({ _id, judgeId, evaluation }) =>
      evaluation
        ? [
            {
              assignmentId: _id,
              judge: { id: judgeId, name: names.get(judgeId) ?? '' },
              scores: scoresTold ? scoresBy(ofSeason, evaluation.ratings) : null,
              averageRating: scoresTold ? evaluation.composite : null,
              completedAt: evaluation.completedAt.toISOString(),
              voidId: voidIdOf(result, ({ assignmentId }) => assignmentId === _id),
              voidableFor: voidReasonsFor(result, _id),
            },
          ]
        : [],
    ),
  };
}

/** A judge's scores by name of the criterion. */
const scoresBy = ({ rules }: Season, ratings: Ratings) =>
  rules.criteria.map(({ key, name: criterion }) => ({
    criterion,
    score: ratings[key] as number,
  }));

/** Id of a void that is confirmed or proposed. */
function voidIdOf({ voids }: Result, isIt: (one: Void) => boolean) {
  return voids.find((one) => one.state !== 'withdrawn' && isIt(one))?.id ?? null;
}
