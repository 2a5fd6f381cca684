import { type RuleSet, ruleSetProblems } from '../outcome/rule-set';
import { hashOfText } from './bytes';
import { canonicalJson } from './canonical';

/** A rule set as published before judging opens. */
export interface FrozenRules {
  /** The rules as canonical JSON. */
  text: string;
  /** SHA-256 of that text as UTF-8, in hexadecimal. */
  hash: string;
}

/** Returns the text and hash of rules, independent of the order of their members. */
export function frozen(rules: RuleSet): FrozenRules {
  const text = canonicalJson(rules);
  return { text, hash: hashOfText(text) };
}

/** Freezes the rules of a contest. @throws RangeError if a season cannot be judged by them. */
export function freezeRules(rules: RuleSet): FrozenRules {
  const problems = ruleSetProblems(rules);
  if (problems.length > 0) throw new RangeError(problems.join(' '));
  return frozen(rules);
}
