import type { PreviewEntry, PreviewReply } from '@meritum/shared/contracts/results';
import type { AssessedNomination, Assessment } from '@meritum/shared/merit/calibrate/assess';
import { scoreShown } from '@meritum/shared/merit/outcome/score';
import type { Decider } from '../../platform/authorisation/actor';
import type { Sheet } from '../../platform/exports/sheet';
import { assessInSeason } from './assess';
import { bandsOf } from './bands';
import { checksOf } from './checks';
import { closingRefusal } from './closing';
import {
  type ContestSnapshot,
  countedRatings,
  type Entry,
  isUnderReview,
  readContest,
} from './contest-snapshot';
import type { Results } from './context';
import { conflictOfDecider, type DeciderConflict, mayDecideAs } from './deciders';
import { type LeftOut, leftOutOf } from './left-out';
import { computedOutcome } from './outcome';
import { conflictedNominations, hasYetToRate, scoresAreShown } from './policy';
import type { Contest } from './result';
import { judgesIn, presentSignals } from './signals';
import { averagesOf, singleRatingsAreShown } from './single-ratings';

/**
 * The progress of a contest, and its scores once judging is closed. Entries that the organiser has
 * a conflict of interest with, or has yet to rate, count as unrated, so that no number reveals
 * their scores or judges.
 */
export async function previewOf(
  context: Results,
  actor: Decider,
  contest: Contest,
): Promise<PreviewReply> {
  const [snapshot, party, person] = await Promise.all([
    readContest(context, contest),
    context.deps.nominations.affiliationOf(actor),
    actor.person(),
  ]);
  const conflicted = conflictedNominations(party, snapshot.nominations);
  const { frozen, result } = snapshot;
  const visible = snapshot.entries.filter(({ nomination }) => !conflicted.has(nomination._id));
  const entries = visible.filter((entry) => !hasYetToRate(person, entry));
  const assessment = frozen && (await assessInSeason(context, { ...snapshot, frozen }, entries));
  const deciding = await conflictOfDecider(context, actor, snapshot.nominations);
  const mayDecide = mayDecideAs(deciding, 2);
  const isOpen = result.closed === null || !mayDecide;
  const outcome = isOpen ? null : await computedOutcome(context, snapshot);
  const scoresShown = scoresAreShown(result);
  const singleShown = await singleRatingsAreShown(context, snapshot.season);
  return {
    season: contest.season,
    category: contest.category,
    state: result.state,
    revision: mayDecide ? result.revision : 0,
    outcomeHash: outcome?.hash ?? null,
    ...(outcome && { acts: [...outcome.acts] }),
    hidden: hiddenFrom(snapshot, conflicted) + visible.length - entries.length,
    ending: await endingOf(snapshot, deciding, async () =>
      frozen && entries.length < snapshot.entries.length
        ? assessInSeason(context, { ...snapshot, frozen }, snapshot.entries)
        : assessment,
    ),
    minimumRatings: snapshot.season.rules.minimumRatings,
    extraJudges: snapshot.season.rules.borderline?.extraJudges ?? null,
    bands: bandsOf(snapshot.season),
    scoresShown,
    entries: presentEntries(snapshot, entries, { assessment, singleShown }),
    ...(!scoresShown && { leftOut: presentLeftOut(leftOutOf(snapshot), conflicted) }),
    signals: assessment
      ? await signalsOf(context, { entries, assessment, severityShown: singleShown })
      : [],
    calibration: assessment && scoresShown ? presentCalibration(assessment) : null,
    checks: checksOf(
      snapshot,
      entries,
      assessment,
      snapshot.nominations.filter(({ _id }) => !conflicted.has(_id)),
    ),
  };
}

/** Whether the organiser can end judging now, by the rules of {@link closeJudging}. */
async function endingOf(
  snapshot: ContestSnapshot,
  deciding: DeciderConflict,
  assess: () => Promise<Assessment | null>,
): Promise<PreviewReply['ending']> {
  const { frozen, result, closingTakesTwo } = snapshot;
  const needed = closingTakesTwo ? 2 : 1;
  if (!frozen || result.state !== 'open' || !mayDecideAs(deciding, needed)) return null;
  if (await closingRefusal(snapshot, assess)) return null;
  return needed === 2 ? 'by two' : 'alone';
}

/** The number of hidden entries, from facts that do not depend on their ratings. */
const hiddenFrom = ({ nominations }: ContestSnapshot, conflicted: ReadonlySet<string>): number =>
  nominations.filter((one) => conflicted.has(one._id) && isUnderReview(one)).length;

const presentLeftOut = (
  all: readonly LeftOut[],
  conflicted: ReadonlySet<string>,
): PreviewReply['leftOut'] =>
  all
    .filter(({ nomination }) => !conflicted.has(nomination._id))
    .map(({ nomination: { _id: nominationId, fullName, organization }, why }) => ({
      ...{ nominationId, fullName, organization, why },
    }));

function presentEntries(
  snapshot: ContestSnapshot,
  entries: readonly Entry[],
  { assessment, singleShown }: { assessment: Assessment | null; singleShown: boolean },
): PreviewEntry[] {
  // An entry without a result has no tier, and so no certainty.
  const decided = assessment?.nominations.filter(({ outcome }) => outcome.kind === 'decided');
  const assessed = new Map(decided?.map((one) => [one.nomination, one]));
  const asked = new Set(snapshot.result.extras.map(({ nominationId }) => nominationId));
  const { frozen } = snapshot;
  const isShown = scoresAreShown(snapshot.result);
  return entries.map((entry) => {
    const { _id, fullName, organization, erasedAt } = entry.nomination;
    const counted = countedRatings(snapshot, entry);
    return {
      nominationId: _id,
      fullName,
      organization,
      isVoided: entry.isVoided,
      isErased: erasedAt !== undefined,
      ratings: counted.length,
      given: singleShown && frozen ? averagesOf(frozen, counted) : null,
      pending: entry.pending,
      ...presentOutcome(isShown ? assessed.get(_id) : undefined),
      isBorderline:
        (frozen?.rules.borderline && assessed.get(_id)?.certainty?.isBorderline) ?? null,
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

interface Unusual {
  entries: readonly Entry[];
  assessment: Assessment;
  severityShown: boolean;
}

async function signalsOf(context: Results, { entries, assessment, severityShown }: Unusual) {
  const found = await context.deps.judges.findByIds(judgesIn(assessment));
  const judges = new Map(found.map(({ _id, fullName }) => [_id, fullName]));
  const nominations = new Map(
    entries.map(({ nomination }) => [nomination._id, nomination.fullName]),
  );
  return presentSignals(assessment, { judges, nominations }, severityShown);
}

const byScore = (one: PreviewEntry, other: PreviewEntry) =>
  Number(other.score ?? -1) - Number(one.score ?? -1) || (one.fullName < other.fullName ? -1 : 1);

/** The results of a contest as the reader may see them, highest score first. */
export const resultsSheet = (entries: readonly PreviewEntry[]): Sheet<PreviewEntry> => ({
  name: 'Results',
  columns: [
    { title: 'Id', of: ({ nominationId }) => nominationId },
    { title: 'Nominee', of: ({ fullName }) => fullName },
    { title: 'Organization', of: ({ organization }) => organization },
    { title: 'Voided', of: ({ isVoided }) => isVoided },
    { title: 'Ratings', of: ({ ratings }) => ratings },
    { title: 'Pending assignments', of: ({ pending }) => pending },
    { title: 'Score', of: ({ score }) => (score === null ? null : Number(score)) },
    { title: 'Award', of: ({ tier }) => tier },
    { title: 'Calibrated score', of: ({ certainty }) => certainty?.score ?? null },
    { title: 'Standard error', of: ({ certainty }) => certainty?.standardError ?? null },
    { title: 'Tier not certain', of: ({ isBorderline }) => isBorderline },
    { title: 'Extra judges requested', of: ({ extraJudgesAsked }) => extraJudgesAsked },
  ],
  rows: [...entries].sort(byScore),
});
