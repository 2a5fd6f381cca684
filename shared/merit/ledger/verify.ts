import { groupedBy } from '../groups';
import { outcomeOf } from '../outcome/outcome';
import { areScores } from '../outcome/score';
import { commitmentOf, entryCommitmentOf } from './commitment';
import type { Finding, FindingCode } from './findings';
import { frozen } from './freeze';
import type { Ledger, LedgerEntry, SealReason } from './ledger';
import { treeInSlices } from './merkle';
import { entryOf } from './publish';
import { type InSlices, mapInSlices, runToEnd } from './slices';
import { isStatementOf } from './statement';

/** What was published earlier and elsewhere, and so cannot have been adapted to the ledger. */
export interface PublishedBefore {
  rulesHash?: string | undefined;
  root?: string | undefined;
}

/** The public counts. Voided and erased ratings include those of voided and erased entries. */
export interface Counts {
  entries: number;
  ratings: number;
  voidedEntries: number;
  voidedRatings: number;
  erasedEntries: number;
  erasedRatings: number;
}

export interface Verification {
  isValid: boolean;
  findings: readonly Finding[];
  /** All entries computed from the ledger's rows, in the ledger's order. */
  entries: readonly LedgerEntry[];
  /** The hashes as computed here. */
  rulesHash: string;
  root: string;
  counts: Counts;
}

const findings = (
  conditions: readonly (readonly [isMet: boolean, code: FindingCode])[],
): Finding[] => conditions.flatMap(([isMet, code]) => (isMet ? [] : [{ code }]));

const twice = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
};

function* commitmentsIn({ entries, rows, sealed }: Ledger, rulesHash: string): InSlices<string[]> {
  const own = entries.map(({ pseudonym }) => entryCommitmentOf({ rulesHash, entry: pseudonym }));
  const ratings = yield* mapInSlices(rows, (row) => commitmentOf({ rulesHash, ...row }));
  return [...own, ...ratings, ...sealed.map(({ commitment }) => commitment)];
}

/** Checks whether rules, ratings and what was published before belong together. */
function aboutHashes(ledger: Ledger, hashes: Hashes, before: PublishedBefore): Finding[] {
  return findings([
    [ledger.rulesHash === hashes.rules, 'rules-hash'],
    [(before.rulesHash ?? hashes.rules) === hashes.rules, 'rules-published'],
    [ledger.root === hashes.root, 'root'],
    [(before.root ?? hashes.root) === hashes.root, 'root-published'],
    [ledger.size === hashes.commitments.length, 'size'],
    [twice(hashes.commitments).length === 0, 'commitment-twice'],
  ]);
}

function aboutRows({ rules, entries, rows }: Ledger): Finding[] {
  const known = new Set(entries.map(({ pseudonym }) => pseudonym));
  return [
    ...twice(entries.map(({ pseudonym }) => pseudonym)).map(
      (entry): Finding => ({ code: 'entry-twice', entry }),
    ),
    ...rows.flatMap(({ entry, scores }): Finding[] => [
      ...(known.has(entry) ? [] : [{ code: 'entry-unknown' as const, entry }]),
      ...(areScores(rules, scores) ? [] : [{ code: 'scores' as const, entry }]),
    ]),
  ];
}

const isSameOutcome = (one: LedgerEntry, other: LedgerEntry): boolean =>
  one.ratings === other.ratings && one.score === other.score && one.tier === other.tier;

/** Computes all entries again from the rows; invalid rows are left out. */
function computed({ rules, entries, rows }: Ledger): LedgerEntry[] {
  const valid = rows.filter((row) => areScores(rules, row.scores));
  const byEntry = groupedBy(valid, ({ entry }) => entry);
  return entries.map((entry) => {
    const scores = (byEntry.get(entry.pseudonym) ?? []).map((row) => row.scores);
    return entryOf(entry, outcomeOf(rules, scores));
  });
}

const aboutEntries = (ledger: Ledger, again: readonly LedgerEntry[]): Finding[] =>
  ledger.entries.flatMap((entry, index): Finding[] => {
    const other = again[index] as LedgerEntry;
    if (!isSameOutcome(entry, other)) return [{ code: 'outcome', entry: entry.pseudonym }];
    return entry.name === other.name ? [] : [{ code: 'name', entry: entry.pseudonym }];
  });

/** Whether the organisers' statement is about this ledger; `signatures.ts` checks who signed. */
const aboutDecision = ({ decision, sealed }: Ledger, { rules, root }: Hashes): Finding[] =>
  findings([
    [
      !decision || isStatementOf(decision.statement, { rulesHash: rules, root, sealed }),
      'decision',
    ],
  ]);

interface Hashes {
  rules: string;
  root: string;
  commitments: readonly string[];
}

function* hashesOf(ledger: Ledger): InSlices<Hashes> {
  const rules = frozen(ledger.rules).hash;
  const commitments = yield* commitmentsIn(ledger, rules);
  return { rules, commitments, root: (yield* treeInSlices(commitments)).root };
}

function countsOf({ entries, rows, sealed }: Ledger): Counts {
  const count = (...reasons: SealReason[]) =>
    sealed.filter(({ reason }) => reasons.includes(reason)).length;
  return {
    entries: entries.length,
    ratings: rows.length,
    voidedEntries: count('entry voided'),
    voidedRatings: count('rating voided', 'rating of a voided entry'),
    erasedEntries: count('entry erased'),
    erasedRatings: count('rating of an erased entry'),
  };
}

/**
 * Computes everything in a ledger again: the hash of its rules, the commitment of each rating,
 * their root, and the ratings, score and tier of each entry. Alone, a ledger can only agree with
 * itself; pass what was published before to check against that too.
 */
export const verifyLedger = (ledger: Ledger, before: PublishedBefore = {}): Verification =>
  runToEnd(verifyInSlices(ledger, before));

/** The same in slices, so that a page stays responsive; about three hashes a rating. */
export function* verifyInSlices(
  ledger: Ledger,
  before: PublishedBefore = {},
): InSlices<Verification> {
  const hashes = yield* hashesOf(ledger);
  const entries = computed(ledger);
  const all = [
    ...aboutHashes(ledger, hashes, before),
    ...aboutRows(ledger),
    ...aboutEntries(ledger, entries),
    ...aboutDecision(ledger, hashes),
  ];
  return {
    isValid: all.length === 0,
    findings: all,
    entries,
    rulesHash: hashes.rules,
    root: hashes.root,
    counts: countsOf(ledger),
  };
}
