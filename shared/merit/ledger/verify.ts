import { groupedBy } from '../groups';
import { areScores } from '../outcome/score';
import { commitmentOf, entryCommitmentOf, nameHashOf } from './commitment';
import { treeInSlices } from './commitment-tree';
import { type Counts, countsIn } from './counts';
import type { Finding, FindingCode } from './findings';
import { frozen } from './freeze';
import type { EntryResult, Ledger, LedgerEntry, LedgerRow } from './ledger';
import { entryOf } from './publish';
import { type InSlices, mapInSlices, runToEnd } from './slices';
import { isStatementOf } from './statement';
import { type ListedVoid, voidsIn, voidsRootOf } from './voids';

/** Values published earlier and elsewhere, so that they cannot have been adapted to the ledger. */
export interface PublishedBefore {
  rulesHash?: string | undefined;
  root?: string | undefined;
  /** Published with the results. */
  voidsRoot?: string | undefined;
}

export interface Verification {
  isValid: boolean;
  findings: readonly Finding[];
  /** All entries, recomputed from the ledger's rows, in the ledger's order. */
  entries: readonly LedgerEntry[];
  voids: readonly ListedVoid[];
  /** The recomputed hashes. */
  rulesHash: string;
  root: string;
  voidsRoot: string;
  counts: Counts;
}

const findings = (
  conditions: readonly (readonly [isMet: boolean, code: FindingCode])[],
): Finding[] => conditions.flatMap(([isMet, code]) => (isMet ? [] : [{ code }]));

const twice = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
};

function* entryCommitmentsIn(ledger: Ledger, rulesHash: string): InSlices<string[]> {
  const { entries, rows, voided, sealed } = ledger;
  const rated = groupedBy([...rows, ...voided], ({ entry }) => entry);
  const all = [
    ...entries.map((one) => ({ ...one, ratings: rated.get(one.pseudonym)?.length ?? 0 })),
    ...sealed.map((one) => ({ ...one, ratings: one.ratings.length })),
  ];
  yield 0;
  return yield* mapInSlices(all, ({ pseudonym: entry, nameHash, ratings }) =>
    entryCommitmentOf({ rulesHash, entry, nameHash, ratings }),
  );
}

function* commitmentsIn(ledger: Ledger, rulesHash: string): InSlices<string[]> {
  const clear = [...ledger.rows, ...ledger.voided];
  const ratings = yield* mapInSlices(clear, (row) => commitmentOf({ rulesHash, ...row }));
  const sealed = ledger.sealed.flatMap((entry) => entry.ratings);
  return [...(yield* entryCommitmentsIn(ledger, rulesHash)), ...ratings, ...sealed];
}

/** Checks whether rules, ratings and earlier publications belong together. */
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

function aboutRows(ledger: Ledger): Finding[] {
  const { rules, entries, rows, voided, sealed } = ledger;
  const known = new Set(entries.map(({ pseudonym }) => pseudonym));
  const names = [...entries, ...sealed].map(({ pseudonym }) => pseudonym);
  return [
    ...twice(names).map((entry): Finding => ({ code: 'entry-twice', entry })),
    ...[...rows, ...voided].flatMap(({ entry, scores }): Finding[] => [
      ...(known.has(entry) ? [] : [{ code: 'entry-unknown' as const, entry }]),
      ...(areScores(rules, scores) ? [] : [{ code: 'scores' as const, entry }]),
    ]),
  ];
}

export const isSameResult = (
  one: EntryResult | undefined,
  other: EntryResult | undefined,
): boolean =>
  one?.ratings === other?.ratings && one?.score === other?.score && one?.tier === other?.tier;

/** Recomputes all entries from the rows; invalid rows are left out. */
function* computed(ledger: Ledger): InSlices<LedgerEntry[]> {
  const { rules, entries, rows } = ledger;
  const scoresIn = (all: readonly LedgerRow[]) => {
    const valid = all.filter((row) => areScores(rules, row.scores));
    const byEntry = groupedBy(valid, ({ entry }) => entry);
    return (pseudonym: string) => (byEntry.get(pseudonym) ?? []).map(({ scores }) => scores);
  };
  const [counted, voided] = [scoresIn(rows), scoresIn(ledger.voided)];
  yield 0;
  return yield* mapInSlices(entries, (entry) =>
    entryOf(rules, entry, { counted: counted(entry.pseudonym), voided: voided(entry.pseudonym) }),
  );
}

/** Whether a name is the committed one; true without a name. */
const isNameCommitted = ({ name, nameSalt, nameHash }: LedgerEntry): boolean => {
  if (name === undefined || nameSalt === undefined) return name === nameSalt;
  return nameHashOf({ name, nameSalt }) === nameHash;
};

const aboutEntries = ({ entries }: Ledger, again: readonly LedgerEntry[]): Finding[] =>
  entries.flatMap((one, index): Finding[] => {
    const other = again[index] as LedgerEntry;
    const { pseudonym: entry } = one;
    if (!isSameResult(one, other)) return [{ code: 'outcome', entry }];
    if (!isSameResult(one.withVoided, other.withVoided)) return [{ code: 'with-voided', entry }];
    if (one.name !== other.name) return [{ code: 'name', entry }];
    return isNameCommitted(one) ? [] : [{ code: 'name-hash', entry }];
  });

/** Checks whether the organisers' statement belongs to this ledger. */
function aboutDecision({ statement }: Ledger, hashes: Hashes, voidsRoot: string): Finding[] {
  const about = { rulesHash: hashes.rules, root: hashes.root, voidsRoot };
  return findings([[isStatementOf(statement, about), 'decision']]);
}

/** Whether each sealed entry is either voided, with a reason, or erased. */
const areSealsSound = ({ sealed }: Ledger): boolean =>
  sealed.every(
    ({ state, reason, ratings, voided }) =>
      (state === 'voided') === (reason !== undefined) &&
      voided.every(({ commitment }) => ratings.includes(commitment)),
  );

function doJudgesAddUp({ entries, rows, voided, sealed, judges }: Ledger): boolean {
  const given = rows.length + voided.length + sealed.flatMap(({ ratings }) => ratings).length;
  const most = entries.length + sealed.length;
  const isPossible = judges.every(({ ratings }) => ratings > 0 && ratings <= most);
  return isPossible && judges.reduce((sum, { ratings }) => sum + ratings, 0) === given;
}

function aboutTakenOut(ledger: Ledger, voidsRoot: string, before: PublishedBefore): Finding[] {
  return findings([
    [areSealsSound(ledger), 'seal'],
    [ledger.voidsRoot === voidsRoot, 'voids-root'],
    [(before.voidsRoot ?? voidsRoot) === voidsRoot, 'voids-published'],
    [doJudgesAddUp(ledger), 'judges'],
  ]);
}

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

/**
 * Recomputes everything in a ledger: the hash of its rules, the commitment of each rating, their
 * root, and ratings, score and tier of each entry, with and without voids. On its own a ledger can
 * only be consistent; pass earlier publications to compare with them, too.
 */
export const verifyLedger = (ledger: Ledger, before: PublishedBefore = {}): Verification =>
  runToEnd(verifyInSlices(ledger, before));

/** Does the same in slices, so that a page stays responsive. */
export function* verifyInSlices(
  ledger: Ledger,
  before: PublishedBefore = {},
): InSlices<Verification> {
  const hashes = yield* hashesOf(ledger);
  const entries = yield* computed(ledger);
  const voids = voidsIn({ ...ledger, rulesHash: hashes.rules });
  const voidsRoot = voidsRootOf(voids);
  const all: Finding[] = [];
  for (const about of [
    () => aboutHashes(ledger, hashes, before),
    () => aboutRows(ledger),
    () => aboutEntries(ledger, entries),
    () => aboutDecision(ledger, hashes, voidsRoot),
    () => aboutTakenOut(ledger, voidsRoot, before),
  ]) {
    all.push(...about());
    yield 0;
  }
  return {
    isValid: all.length === 0,
    findings: all,
    entries,
    voids,
    rulesHash: hashes.rules,
    root: hashes.root,
    voidsRoot,
    counts: countsIn(ledger),
  };
}
