import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { canonicalJson } from '@meritum/shared/merit/ledger/canonical';
import type { EntryToPublish } from '@meritum/shared/merit/ledger/season';
import { type Outcome, outcomeOf } from '@meritum/shared/merit/outcome/outcome';
import type { RuleSet } from '@meritum/shared/merit/outcome/rule-set';

/** The outcome of an entry's counted ratings; null for a voided entry. */
export function outcomeOfEntry(
  rules: RuleSet,
  { voided, ratings }: Pick<EntryToPublish, 'voided' | 'ratings'>,
): Outcome | null {
  if (voided) return null;
  return outcomeOf(
    rules,
    ratings.filter((one) => one.voided === null).map(({ scores }) => scores),
  );
}

interface Decided {
  rules: RuleSet;
  rulesHash: string;
  root: string;
  entries: readonly EntryToPublish[];
}

/**
 * The hash of rules, root and the outcome of every entry. Deleting accounts does not change it.
 */
export function resultsHashOf({ rules, rulesHash, root, entries }: Decided): string {
  const outcomes = entries.map((entry) => {
    const outcome = outcomeOfEntry(rules, entry);
    const isDecided = outcome?.kind === 'decided';
    return {
      entry: entry.pseudonym,
      voided: entry.voided !== null,
      ratings: outcome?.ratings ?? 0,
      score: isDecided ? [outcome.score.numerator, outcome.score.denominator] : null,
      tier: isDecided ? outcome.tier : null,
    };
  });
  outcomes.sort((one, other) => (one.entry < other.entry ? -1 : 1));
  return hashOfText(canonicalJson({ format: 'meritum-outcome/1', rulesHash, root, outcomes }));
}
