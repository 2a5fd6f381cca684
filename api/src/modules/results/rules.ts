import type { ResultCheck } from '@meritum/shared/contracts/results';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { canonicalJson } from '@meritum/shared/merit/ledger/canonical';
import type { EntryToPublish } from '@meritum/shared/merit/ledger/publish';
import { type Outcome, outcomeOf } from '@meritum/shared/merit/outcome/outcome';
import type { RuleSet } from '@meritum/shared/merit/outcome/rule-set';

/** What an entry's counting ratings come to; nothing where it was voided. */
export function outcomeOfEntry(
  rules: RuleSet,
  { isVoided, ratings }: Pick<EntryToPublish, 'isVoided' | 'ratings'>,
): Outcome | null {
  if (isVoided) return null;
  return outcomeOf(
    rules,
    ratings.filter((one) => !one.isVoided).map(({ scores }) => scores),
  );
}

interface Decided {
  rules: RuleSet;
  rulesHash: string;
  /** Of everything at the closing of judging. */
  root: string;
  entries: readonly EntryToPublish[];
}

/**
 * One hash for everything that is decided: rules, root, and what each entry came to. Two admins have
 * seen the same outcome if and only if they state the same hash. Erasing somebody changes none of it.
 */
export function outcomeHashOf({ rules, rulesHash, root, entries }: Decided): string {
  const outcomes = entries.map((entry) => {
    const outcome = outcomeOfEntry(rules, entry);
    const isDecided = outcome?.kind === 'decided';
    return {
      entry: entry.pseudonym,
      voided: entry.isVoided,
      ratings: outcome?.ratings ?? 0,
      score: isDecided ? [outcome.score.numerator, outcome.score.denominator] : null,
      tier: isDecided ? outcome.tier : null,
    };
  });
  outcomes.sort((one, other) => (one.entry < other.entry ? -1 : 1));
  return hashOfText(canonicalJson({ format: 'meritum-outcome/1', rulesHash, root, outcomes }));
}

/** Required ones that are not met. */
export const unmetChecks = (checks: readonly ResultCheck[]): string[] =>
  checks.filter(({ isMet, isRequired }) => isRequired && !isMet).map(({ name }) => name);
