import { by, groupedBy } from '../groups';
import { toNumber } from '../outcome/fraction';
import { type Outcome, outcomeOf } from '../outcome/outcome';
import type { RuleSet } from '../outcome/rule-set';
import { composite, type Scores } from '../outcome/score';
import { borderlineAmong } from './borderline';
import { type CalibratedNomination, type Calibration, calibrate } from './calibrate';
import { type TierProbability, tierProbabilities } from './certainty';
import { type AgainstSignal, againstSignals } from './signals/against';
import { type DisagreementSignal, disagreementSignals } from './signals/disagreement';
import { type DriftSignal, driftSignals } from './signals/drift';
import { type HasteSignal, hasteSignals } from './signals/haste';
import { type SamenessSignal, samenessSignals } from './signals/sameness';

/** A completed rating that counts; the caller excludes voided ones. */
export interface CompletedRating {
  nomination: string;
  judge: string;
  scores: Scores;
  /** Milliseconds since 1970. */
  completedAt: number;
  /**
   * The contest of the nomination. Ratings of other contests only help to estimate the severity and
   * noise of judges; the result contains none of their nominations.
   */
  category?: string;
}

/** Reliability of an outcome. */
interface Certainty {
  calibrated: CalibratedNomination;
  tiers: readonly TierProbability[];
  isBorderline: boolean;
}

export interface AssessedNomination {
  nomination: string;
  outcome: Outcome;
  /** Undefined if the season has too few ratings for an estimate. */
  certainty: Certainty | undefined;
}

/** Unusual patterns for a person to review; they never affect scores. */
interface Signals {
  sameness: readonly SamenessSignal[];
  haste: readonly HasteSignal[];
  drift: readonly DriftSignal[];
  against: readonly AgainstSignal[];
  disagreementOnNominations: readonly DisagreementSignal[];
  disagreementOfJudges: readonly DisagreementSignal[];
}

export interface Assessment {
  /** Sorted by name, without nominations that have no rating. */
  nominations: readonly AssessedNomination[];
  /** The model without its estimates for single judges and ratings. */
  calibration: Pick<Calibration, 'mean' | 'variances' | 'parts'> | undefined;
  signals: Signals;
}

/** Signals from the calibration's residuals, for the given ratings only. */
function signalsFrom(
  ratings: readonly CompletedRating[],
  { residuals, variances }: Calibration,
): Omit<Signals, 'sameness' | 'haste' | 'against'> {
  const key = (one: { nomination: string; judge: string }) =>
    JSON.stringify([one.nomination, one.judge]);
  const times = new Map(ratings.map((one) => [key(one), one.completedAt]));
  const own = residuals.flatMap(({ nomination, judge, residual }) => {
    const completedAt = times.get(key({ nomination, judge }));
    return completedAt === undefined ? [] : [{ nomination, judge, residual, completedAt }];
  });
  const scatter = (by: 'nomination' | 'judge') =>
    disagreementSignals(
      own.map((one) => ({ name: one[by], residual: one.residual })),
      variances.residual,
    );
  return {
    drift: driftSignals(own, variances.residual),
    disagreementOnNominations: scatter('nomination'),
    disagreementOfJudges: scatter('judge'),
  };
}

const nothing = { drift: [], disagreementOnNominations: [], disagreementOfJudges: [] };

/** The part of a calibration about a contest's own nominations; undefined without any. */
function ofContest(
  { mean: ofAll, nominations, variances, parts }: Calibration,
  own: readonly CalibratedNomination[],
): Assessment['calibration'] {
  if (own.length === 0) return undefined;
  // The mean of all categories would reveal something about the others.
  const isAlone = own.length === nominations.length;
  const mean = isAlone ? ofAll : own.reduce((sum, { score }) => sum + score, 0) / own.length;
  return { mean, variances, parts };
}

/**
 * Returns everything that the completed ratings of a contest say: the outcomes, decided by the
 * rules alone, and in addition how sure they are and what looks unusual.
 *
 * @throws RangeError for a rating that does not fit the rules, and for a judge who rated twice.
 */
export function assessSeason(rules: RuleSet, given: readonly CompletedRating[]): Assessment {
  const { category: own } = rules;
  const isOwn = ({ category = own }: Pick<CompletedRating, 'category'>) => category === own;
  const ratings = given.filter(isOwn);
  const outcomes = [...groupedBy(ratings, ({ nomination }) => nomination)]
    .sort(by(([nomination]) => nomination))
    .map(([nomination, own]) => ({
      nomination,
      outcome: outcomeOf(
        rules,
        own.map(({ scores }) => scores),
      ),
    }));
  const scored = given.map(({ nomination, judge, scores, category = own }) => ({
    nomination,
    judge,
    category,
    score: toNumber(composite(rules, scores)),
  }));
  const calibration = calibrate(scored);
  const calibrated = new Map(calibration?.nominations.map((one) => [one.nomination, one]));
  const decided = outcomes.map((one) => ({ ...one, estimate: calibrated.get(one.nomination) }));
  const flags = borderlineAmong(rules, decided);
  const estimates = decided.flatMap(({ estimate }) => estimate ?? []);
  return {
    nominations: decided.map(({ nomination, outcome, estimate }, at) => ({
      nomination,
      outcome,
      certainty: estimate && {
        calibrated: estimate,
        tiers: tierProbabilities(rules.tiers, estimate),
        isBorderline: flags[at] as boolean,
      },
    })),
    calibration: calibration && ofContest(calibration, estimates),
    signals: {
      sameness: samenessSignals(ratings),
      haste: hasteSignals(ratings),
      against: againstSignals(scored.filter(isOwn)),
      ...(calibration ? signalsFrom(ratings, calibration) : nothing),
    },
  };
}
