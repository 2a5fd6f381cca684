import { isAtLeastHundredths } from '../outcome/fraction';
import type { Outcome } from '../outcome/outcome';
import type { RuleSet } from '../outcome/rule-set';
import type { Estimate } from './certainty';

/** Whether more judges are asked, and how many. */
export type Borderline = { isBorderline: false } | { isBorderline: true; extraJudges: number };

/** Whether an estimate, with the margin around it, is entirely on one side of a cut. */
const isOnSide = (score: number, margin: number, cut: number, isAbove: boolean): boolean =>
  isAbove ? score - margin >= cut : score + margin < cut;

/**
 * The rule, fixed in advance: a nomination is borderline unless its calibrated score, plus or minus
 * the rule's number of standard errors, is entirely within the tier of its plain mean. So it is
 * flagged near a cut, and if the calibrated tier differs.
 * It never changes an outcome; only the ratings of the additional judges can.
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
