import { type RuleSet, ruleSetProblems } from '../outcome/rule-set';
import { hashOfText } from './bytes';
import { canonicalJson } from './canonical';

/** A rule set as it is published before judging opens. */
export interface FrozenRules {
  /** Its canonical JSON. */
  text: string;
  /** SHA-256 of that text as UTF-8, in hexadecimal. */
  hash: string;
}

/** The text and the hash of rules, whatever the order in which they were written down. */
export function frozen(rules: RuleSet): FrozenRules {
  const text = canonicalJson(rules);
  return { text, hash: hashOfText(text) };
}

/**
 * Freezes the rules of a season's category.
 *
 * @throws RangeError when they are no rules that a season could be judged by.
 */
export function freezeRules(rules: RuleSet): FrozenRules {
  const problems = ruleSetProblems(rules);
  if (problems.length > 0) throw new RangeError(problems.join(' '));
  return frozen(rules);
}
