import { isAtLeastHundredths } from '../outcome/fraction';
import type { Outcome } from '../outcome/outcome';
import type { RuleSet } from '../outcome/rule-set';
import type { Estimate } from './certainty';

/** Whether more judges are asked for, and how many. */
export type Borderline = { isBorderline: false } | { isBorderline: true; extraJudges: number };

/** Whether an estimate, and all within the margin around it, lies on the same side of a cut. */
const isOnSide = (score: number, margin: number, cut: number, isAbove: boolean): boolean =>
  isAbove ? score - margin >= cut : score + margin < cut;

/**
 * The rule that is fixed beforehand: a nomination is borderline unless its calibrated score, give or
 * take the rule's number of standard errors, lies wholly in the tier that its plain mean earns. So
 * it is flagged where a cut is near, and where calibration says another tier than the rule.
 * It never changes an outcome: more judges do, whatever they say.
 */
export function borderlineOf(rules: RuleSet, outcome: Outcome, estimate: Estimate): Borderline {
  if (outcome.kind === 'too few' || !rules.borderline) return { isBorderline: false };
  const { standardErrorHundredths, extraJudges } = rules.borderline;
  const margin = (standardErrorHundredths / 100) * estimate.standardError;
  const isClear = rules.tiers.every(({ fromHundredths }) =>
    isOnSide(
      estimate.score,
      margin,
      fromHundredths / 100,
      isAtLeastHundredths(outcome.score, fromHundredths),
    ),
  );
  return isClear ? { isBorderline: false } : { isBorderline: true, extraJudges };
}
