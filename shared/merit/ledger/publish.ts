import { by } from '../groups';
import { type Outcome, outcomeOf } from '../outcome/outcome';
import type { RuleSet } from '../outcome/rule-set';
import { type Scores, scoreShown } from '../outcome/score';
import { hashOfText } from './bytes';
import { commitmentOf, entryCommitmentOf } from './commitment';
import { freezeRules } from './freeze';
import type { Ledger, LedgerEntry, LedgerRow, Sealed, SealReason } from './ledger';
import { treeOf } from './merkle';

/** A completed rating, without its judge. */
export interface RatingToPublish {
  scores: Scores;
  salt: string;
  isVoided: boolean;
}

/** A nomination with all its completed ratings. */
export interface EntryToPublish {
  pseudonym: string;
  name: string;
  isVoided: boolean;
  ratings: readonly RatingToPublish[];
}

export interface SeasonToPublish {
  rules: RuleSet;
  entries: readonly EntryToPublish[];
  /** Determines the order of the rows, and nothing else. */
  seed: string;
}

/** Returns an entry as the ledger shows it: only awards are named. */
export function entryOf(
  { pseudonym, name }: { pseudonym: string; name?: string | undefined },
  outcome: Outcome,
): LedgerEntry {
  const { ratings } = outcome;
  if (outcome.kind === 'too few') return { pseudonym, ratings, score: null, tier: null };
  const { score, tier } = outcome;
  const isNamed = tier !== null && name !== undefined;
  return { pseudonym, ...(isNamed ? { name } : {}), ratings, score: scoreShown(score), tier };
}

/** The commitments of an entry and of its ratings, each with the reason to seal it, if any. */
function commitmentsOfEntry(
  { pseudonym: entry, isVoided, ratings }: EntryToPublish,
  rulesHash: string,
): { commitment: string; reason: SealReason | undefined }[] {
  return [
    {
      commitment: entryCommitmentOf({ rulesHash, entry }),
      reason: isVoided ? 'entry voided' : undefined,
    },
    ...ratings.map(({ scores, salt, isVoided: isRatingVoided }) => ({
      commitment: commitmentOf({ rulesHash, entry, scores, salt }),
      reason: reasonToSeal(isVoided, isRatingVoided),
    })),
  ];
}

function reasonToSeal(isEntryVoided: boolean, isRatingVoided: boolean): SealReason | undefined {
  if (isEntryVoided) return 'rating of a voided entry';
  return isRatingVoided ? 'rating voided' : undefined;
}

const sealedIn = (commitments: ReturnType<typeof commitmentsOfEntry>): Sealed[] =>
  commitments
    .flatMap(({ commitment, reason }) => (reason ? [{ commitment, reason }] : []))
    .sort(by(({ commitment }) => commitment));

const rowsOf = ({ pseudonym, ratings }: EntryToPublish): LedgerRow[] =>
  ratings
    .filter(({ isVoided }) => !isVoided)
    .map(({ scores, salt }) => ({ entry: pseudonym, scores: [...scores], salt }));

/** Shuffles by the seed, so that the order says nothing about when or by whom. */
function shuffled(rows: readonly LedgerRow[], seed: string): LedgerRow[] {
  const placed = rows.map((row) => ({ row, place: hashOfText(`${seed}\n${row.salt}`) }));
  return placed.sort(by(({ place }) => place)).map(({ row }) => row);
}

/** The commitments in the root at closing: all entries and completed ratings, also voided ones. */
export function commitmentsOf({ rules, entries }: Pick<SeasonToPublish, 'rules' | 'entries'>) {
  const { hash } = freezeRules(rules);
  return entries
    .flatMap((entry) => commitmentsOfEntry(entry, hash))
    .map(({ commitment }) => commitment);
}

/** What organisers voided, as the ledger seals it. */
export function sealedOf({ rules, entries }: Pick<SeasonToPublish, 'rules' | 'entries'>): Sealed[] {
  const { hash } = freezeRules(rules);
  return sealedIn(entries.flatMap((entry) => commitmentsOfEntry(entry, hash)));
}

function refuseTwice(names: readonly string[], what: string): void {
  if (new Set(names).size < names.length) throw new RangeError(`${what} occurs twice.`);
}

/**
 * Returns the ledger of a contest: the same for the same ratings in any order.
 *
 * @throws RangeError for invalid rules or ratings, and for a duplicate pseudonym or rating.
 */
export function publishLedger({ rules, entries, seed }: SeasonToPublish): Ledger {
  const rulesHash = freezeRules(rules).hash;
  const all = entries.flatMap((entry) => commitmentsOfEntry(entry, rulesHash));
  const commitments = all.map(({ commitment }) => commitment);
  refuseTwice(
    entries.map(({ pseudonym }) => pseudonym),
    'A pseudonym',
  );
  refuseTwice(commitments, 'A commitment');
  const standing = entries
    .filter(({ isVoided }) => !isVoided)
    .sort(by(({ pseudonym }) => pseudonym));
  return {
    format: 'meritum-ledger/1',
    rules,
    rulesHash,
    root: treeOf(commitments).root,
    size: commitments.length,
    entries: standing.map((entry) =>
      entryOf(
        entry,
        outcomeOf(
          rules,
          rowsOf(entry).map(({ scores }) => scores),
        ),
      ),
    ),
    rows: shuffled(standing.flatMap(rowsOf), seed),
    sealed: sealedIn(all),
  };
}
