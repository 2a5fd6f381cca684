import type { Ratings } from '@meritum/shared/contracts/assignments';
import type { PreviewEntry, PreviewReply } from '@meritum/shared/contracts/results';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { EntryRatingsReply } from '@meritum/shared/contracts/voids';
import type { AssessedNomination } from '@meritum/shared/merit/calibrate/assess';
import { scoreShown } from '@meritum/shared/merit/outcome/score';
import type { Actor } from '../../platform/authorisation/actor';
import { checksOf } from './checks';
import type { Assessed } from './computations';
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
import { assessInSeason } from './other-contests';
import { computedOutcome } from './outcome';
import {
  conflictedNominations,
  hasConflictWith,
  hasYetToRate,
  scoresAreTold,
  voidReasonsFor,
} from './policy';
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
  const assessment = frozen && (await assessInSeason(context, { ...situation, frozen }, entries));
  const mayDecide = mayDecideAs(await conflictOfDecider(context, actor, situation.nominations), 2);
  const isOpen = result.closed === null || !mayDecide;
  const outcome = isOpen ? null : await computedOutcome(context, situation);
  const scoresTold = scoresAreTold(result);
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
    scoresTold,
    entries: presentEntries(situation, entries, assessment),
    signals: assessment
      ? await signalsOf(context, {
          entries,
          assessment,
          severityTold: await singleRatingsAreTold(context, situation.season),
        })
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

function presentEntries(
  situation: ContestSnapshot,
  entries: readonly Entry[],
  assessment: Assessed | null,
): PreviewEntry[] {
  const assessed = new Map(assessment?.nominations.map((one) => [one.nomination, one]));
  const asked = new Set(situation.result.extras.map(({ nominationId }) => nominationId));
  const told = scoresAreTold(situation.result);
  return entries.map((entry) => {
    const { _id, fullName, organization } = entry.nomination;
    return {
      nominationId: _id,
      fullName,
      organization,
      isVoided: entry.isVoided,
      ratings: countedRatings(situation, entry).length,
      pending: entry.pending,
      ...presentOutcome(told ? assessed.get(_id) : undefined),
      isBorderline: assessed.get(_id)?.certainty?.borderline.isBorderline ?? null,
      extraJudgesAsked: asked.has(_id),
    };
  });
}

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

function presentCalibration({ calibration }: Assessed): PreviewReply['calibration'] {
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
  assessment: Assessed;
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
  const scoresTold = ofSeason !== null && (await singleRatingsAreTold(context, ofSeason));
  return {
    nominationId,
    fullName,
    season,
    category,
    scoresTold,
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
const scoresBy = (season: Season | null, ratings: Ratings) =>
  (season?.rules.criteria ?? []).map(({ key, name: criterion }) => ({
    criterion,
    score: ratings[key] as number,
  }));

/** Id of a void that is confirmed or proposed. */
function voidIdOf({ voids }: Result, isIt: (one: Void) => boolean) {
  return voids.find((one) => one.state !== 'withdrawn' && isIt(one))?.id ?? null;
}
