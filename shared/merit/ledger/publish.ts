import { by } from '../groups';
import { type Outcome, outcomeOf } from '../outcome/outcome';
import type { RuleSet } from '../outcome/rule-set';
import { type Scores, scoreShown } from '../outcome/score';
import { hashOfText } from './bytes';
import { nameHashOf } from './commitment';
import { treeOf } from './commitment-tree';
import { freezeRules } from './freeze';
import type { EntryResult, LedgerEntry, LedgerRow, UndecidedLedger, VoidedRow } from './ledger';
import { type Committed, committed, sealedEntries } from './seals';
import { type EntryToPublish, type SeasonToPublish, stateOf } from './season';
import { voidsIn, voidsRootOf } from './voids';

const resultOf = (outcome: Outcome): EntryResult => {
  const { ratings } = outcome;
  if (outcome.kind === 'too few') return { ratings, score: null, tier: null };
  return { ratings, score: scoreShown(outcome.score), tier: outcome.tier };
};

type Named = Pick<LedgerEntry, 'pseudonym' | 'name' | 'nameHash' | 'nameSalt'>;

interface Rated {
  counted: readonly Scores[];
  voided: readonly Scores[];
}

/** Returns an entry as published; only awards are named. */
export function entryOf(
  rules: RuleSet,
  { pseudonym, name, nameHash, nameSalt }: Named,
  { counted, voided }: Rated,
): LedgerEntry {
  const result = resultOf(outcomeOf(rules, counted));
  const isNamed = result.tier !== null && name !== undefined;
  return {
    pseudonym,
    nameHash,
    ...(isNamed && { name }),
    ...(isNamed && nameSalt !== undefined && { nameSalt }),
    ...result,
    ...(voided.length > 0 && { withVoided: resultOf(outcomeOf(rules, [...counted, ...voided])) }),
  };
}

const rowsOf = ({ pseudonym, ratings }: EntryToPublish): LedgerRow[] =>
  ratings
    .filter(({ voided }) => voided === null)
    .map(({ scores, salt }) => ({ entry: pseudonym, scores: [...scores], salt }));

const voidedRowsOf = ({ pseudonym: entry, ratings }: EntryToPublish): VoidedRow[] =>
  ratings.flatMap(({ scores, salt, voided: reason }) =>
    reason ? [{ entry, scores: [...scores], salt, reason }] : [],
  );

/** Shuffles by the seed, so that the order reveals neither time nor judge. */
function shuffled<Row extends LedgerRow>(rows: readonly Row[], seed: string): Row[] {
  const placed = rows.map((row) => ({ row, place: hashOfText(`${seed}\n${row.salt}`) }));
  return placed.sort(by(({ place }) => place)).map(({ row }) => row);
}

function refuseTwice(names: readonly string[], what: string): void {
  if (new Set(names).size < names.length) throw new RangeError(`${what} occurs twice.`);
}

/** The name, if it is still the one that closing committed to. */
function nameAtClosing({ pseudonym, name, nameHash, nameSalt }: EntryToPublish): Named {
  const isSame = nameSalt !== undefined && nameHashOf({ name, nameSalt }) === nameHash;
  return { pseudonym, nameHash, ...(isSame && { name, nameSalt }) };
}

type Closed = Pick<SeasonToPublish, 'rules' | 'entries'>;

function committedIn({ rules, entries }: Closed): Committed[] {
  const rulesHash = freezeRules(rules).hash;
  return [...entries]
    .sort(by(({ pseudonym }) => pseudonym))
    .map((entry) => committed(entry, rulesHash));
}

const commitmentsIn = (all: readonly Committed[]): string[] =>
  all.flatMap(({ commitment, ratings }) => [commitment, ...ratings]);

/** The commitments in the root at closing: all entries and completed ratings, also voided ones. */
export const commitmentsOf = (closed: Closed): string[] => commitmentsIn(committedIn(closed));

const listedIn = (all: readonly Committed[]): EntryToPublish[] =>
  all.map(({ entry }) => entry).filter((entry) => stateOf(entry) === null);

const hasVoids = ({ voided, ratings }: EntryToPublish): boolean =>
  voided !== null || ratings.some((one) => one.voided !== null);

/** Returns the hash of the voids, as organisers sign it (see `statement.ts`). */
export function voidsHashOf({ rules, entries }: Closed): string {
  const all = committedIn({ rules, entries: entries.filter(hasVoids) });
  const voided = listedIn(all).flatMap(voidedRowsOf);
  const { hash: rulesHash } = freezeRules(rules);
  return voidsRootOf(voidsIn({ rulesHash, voided, sealed: sealedEntries(all) }));
}

/**
 * Returns the ledger of a contest: the same for the same ratings in any order. Of voided and erased
 * entries only commitments remain, which reveal nothing without salts; the root is unchanged.
 *
 * @throws RangeError for invalid rules or ratings, and for a duplicate pseudonym or rating.
 */
export function publishLedger({ seed, judges, ...closed }: SeasonToPublish): UndecidedLedger {
  const { rules } = closed;
  const all = committedIn(closed);
  const commitments = commitmentsIn(all);
  refuseTwice(
    all.map(({ entry }) => entry.pseudonym),
    'A pseudonym',
  );
  refuseTwice(commitments, 'A commitment');
  const listed = listedIn(all);
  const { root } = treeOf(commitments);
  const about = { rules, rulesHash: freezeRules(rules).hash, root, size: commitments.length };
  const taken = {
    voided: shuffled(listed.flatMap(voidedRowsOf), seed),
    sealed: sealedEntries(all),
  };
  return {
    format: 'meritum-ledger/2',
    ...about,
    voidsRoot: voidsRootOf(voidsIn({ ...about, ...taken })),
    entries: listed.map((entry) =>
      entryOf(rules, nameAtClosing(entry), {
        counted: rowsOf(entry).map(({ scores }) => scores),
        voided: voidedRowsOf(entry).map(({ scores }) => scores),
      }),
    ),
    rows: shuffled(listed.flatMap(rowsOf), seed),
    ...taken,
    judges: [...judges].sort((one, other) => other.ratings - one.ratings),
  };
}
