import { groupedBy } from '../groups';
import { areScores } from '../outcome/score';
import { commitmentOf, entryCommitmentOf, entryCommitmentOf1, nameHashOf } from './commitment';
import { type Counts, countsIn } from './counts';
import type { Finding, FindingCode } from './findings';
import { frozen } from './freeze';
import type { EntryResult, Ledger, LedgerEntry, LedgerOfFormat2, LedgerRow } from './ledger';
import { treeInSlices } from './merkle';
import { entryOf } from './publish';
import { type InSlices, mapInSlices, runToEnd } from './slices';
import { aboutOf, isStatementOf } from './statement';
import { type ListedVoid, voidsIn, voidsRootOf } from './voids';

/** What was published earlier and elsewhere, and so cannot have been adapted to the ledger. */
export interface PublishedBefore {
  rulesHash?: string | undefined;
  root?: string | undefined;
  /** With the results; of format 2 only. */
  voidsRoot?: string | undefined;
}

export interface Verification {
  isValid: boolean;
  findings: readonly Finding[];
  /** All entries computed from the ledger's rows, in the ledger's order. */
  entries: readonly LedgerEntry[];
  /** All voids; empty in format 1, which does not list them. */
  voids: readonly ListedVoid[];
  /** The hashes as computed here. */
  rulesHash: string;
  root: string;
  /** Null in format 1. */
  voidsRoot: string | null;
  counts: Counts;
}

const findings = (
  conditions: readonly (readonly [isMet: boolean, code: FindingCode])[],
): Finding[] => conditions.flatMap(([isMet, code]) => (isMet ? [] : [{ code }]));

const twice = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
};

/** The voided ratings in clear; format 1 has none. */
const voidedIn = (ledger: Ledger): readonly LedgerRow[] =>
  ledger.format === 'meritum-ledger/1' ? [] : ledger.voided;

function* entryCommitmentsIn(ledger: Ledger, rulesHash: string): InSlices<string[]> {
  if (ledger.format === 'meritum-ledger/1')
    return ledger.entries.map(({ pseudonym: entry }) => entryCommitmentOf1({ rulesHash, entry }));
  const { entries, rows, voided, sealed } = ledger;
  const rated = groupedBy([...rows, ...voided], ({ entry }) => entry);
  const all = [
    ...entries.map((one) => ({ ...one, ratings: rated.get(one.pseudonym)?.length ?? 0 })),
    ...sealed.map((one) => ({ ...one, ratings: one.ratings.length })),
  ];
  yield 0;
  return yield* mapInSlices(all, ({ pseudonym: entry, nameHash = '', ratings }) =>
    entryCommitmentOf({ rulesHash, entry, nameHash, ratings }),
  );
}

function* commitmentsIn(ledger: Ledger, rulesHash: string): InSlices<string[]> {
  const clear = [...ledger.rows, ...voidedIn(ledger)];
  const ratings = yield* mapInSlices(clear, (row) => commitmentOf({ rulesHash, ...row }));
  const sealed =
    ledger.format === 'meritum-ledger/1'
      ? ledger.sealed.map(({ commitment }) => commitment)
      : ledger.sealed.flatMap((entry) => entry.ratings);
  return [...(yield* entryCommitmentsIn(ledger, rulesHash)), ...ratings, ...sealed];
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

function aboutRows(ledger: Ledger): Finding[] {
  const { rules, entries, rows } = ledger;
  const names = entries.map(({ pseudonym }) => pseudonym);
  const known = new Set(names);
  const sealed =
    ledger.format === 'meritum-ledger/1' ? [] : ledger.sealed.map(({ pseudonym }) => pseudonym);
  return [
    ...twice([...names, ...sealed]).map((entry): Finding => ({ code: 'entry-twice', entry })),
    ...[...rows, ...voidedIn(ledger)].flatMap(({ entry, scores }): Finding[] => [
      ...(known.has(entry) ? [] : [{ code: 'entry-unknown' as const, entry }]),
      ...(areScores(rules, scores) ? [] : [{ code: 'scores' as const, entry }]),
    ]),
  ];
}

const isSameResult = (one: EntryResult | undefined, other: EntryResult | undefined): boolean =>
  one?.ratings === other?.ratings && one?.score === other?.score && one?.tier === other?.tier;

/** Computes all entries again from the rows; invalid rows are left out. */
function* computed(ledger: Ledger): InSlices<LedgerEntry[]> {
  const { rules, entries, rows } = ledger;
  const scoresIn = (all: readonly LedgerRow[]) => {
    const valid = all.filter((row) => areScores(rules, row.scores));
    const byEntry = groupedBy(valid, ({ entry }) => entry);
    return (pseudonym: string) => (byEntry.get(pseudonym) ?? []).map(({ scores }) => scores);
  };
  const [counted, voided] = [scoresIn(rows), scoresIn(voidedIn(ledger))];
  yield 0;
  return yield* mapInSlices(entries, (entry) =>
    entryOf(rules, entry, { counted: counted(entry.pseudonym), voided: voided(entry.pseudonym) }),
  );
}

/** Whether a name is the committed one; without a name there is nothing to open. */
const isNameCommitted = ({ name, nameSalt, nameHash }: LedgerEntry): boolean => {
  if (name === undefined || nameSalt === undefined) return name === nameSalt;
  return nameHashOf({ name, nameSalt }) === nameHash;
};

const aboutEntries = (
  { format, entries }: Pick<Ledger, 'format' | 'entries'>,
  again: readonly LedgerEntry[],
): Finding[] =>
  entries.flatMap((one, index): Finding[] => {
    const other = again[index] as LedgerEntry;
    const { pseudonym: entry } = one;
    if (!isSameResult(one, other)) return [{ code: 'outcome', entry }];
    if (!isSameResult(one.withVoided, other.withVoided)) return [{ code: 'with-voided', entry }];
    if (one.name !== other.name) return [{ code: 'name', entry }];
    const isCommitted = format === 'meritum-ledger/1' || isNameCommitted(one);
    return isCommitted ? [] : [{ code: 'name-hash', entry }];
  });

/** Whether the organisers' statement is about this ledger; `passkey-signatures.ts` checks who signed. */
function aboutDecision(ledger: Ledger, { rules: rulesHash, root }: Hashes): Finding[] {
  const about = aboutOf({ ...ledger, rulesHash, root });
  const { decision } = ledger;
  return findings([[!decision || isStatementOf(decision.statement, about), 'decision']]);
}

/** Whether each seal belongs to an entry that is voided, with a reason, or erased. */
function areSealsSound(ledger: Ledger): boolean {
  if (ledger.format === 'meritum-ledger/2')
    return ledger.sealed.every(
      ({ state, reason, ratings, voided }) =>
        (state === 'voided') === (reason !== undefined) &&
        voided.every(({ commitment }) => ratings.includes(commitment)),
    );
  // Format 1 does not say which entry a seal belongs to, but there has to be one.
  const reasons = new Set(ledger.sealed.map(({ reason }) => reason));
  return (
    (!reasons.has('rating of a voided entry') || reasons.has('entry voided')) &&
    (!reasons.has('rating of an erased entry') || reasons.has('entry erased'))
  );
}

function doJudgesAddUp({ entries, rows, voided, sealed, judges }: LedgerOfFormat2): boolean {
  const given = rows.length + voided.length + sealed.flatMap(({ ratings }) => ratings).length;
  const most = entries.length + sealed.length;
  const isPossible = judges.every(({ ratings }) => ratings > 0 && ratings <= most);
  return isPossible && judges.reduce((sum, { ratings }) => sum + ratings, 0) === given;
}

function aboutTakenOut(
  ledger: Ledger,
  voidsRoot: string | null,
  before: PublishedBefore,
): Finding[] {
  const isFirst = ledger.format === 'meritum-ledger/1';
  return findings([
    [areSealsSound(ledger), 'seal'],
    [isFirst || ledger.voidsRoot === voidsRoot, 'voids-root'],
    [(before.voidsRoot ?? voidsRoot) === voidsRoot, 'voids-published'],
    [isFirst || doJudgesAddUp(ledger), 'judges'],
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
 * Computes everything in a ledger again: the hash of its rules, the commitment of each rating,
 * their root, and the ratings, score and tier of each entry, with and without what was voided.
 * Alone, a ledger can only agree with itself; pass what was published before to check against that
 * too.
 */
export const verifyLedger = (ledger: Ledger, before: PublishedBefore = {}): Verification =>
  runToEnd(verifyInSlices(ledger, before));

/** The same in slices, so that a page stays responsive; about three hashes a rating. */
export function* verifyInSlices(
  ledger: Ledger,
  before: PublishedBefore = {},
): InSlices<Verification> {
  const hashes = yield* hashesOf(ledger);
  const entries = yield* computed(ledger);
  const voids =
    ledger.format === 'meritum-ledger/1' ? [] : voidsIn({ ...ledger, rulesHash: hashes.rules });
  const voidsRoot = ledger.format === 'meritum-ledger/1' ? null : voidsRootOf(voids);
  const all: Finding[] = [];
  for (const about of [
    () => aboutHashes(ledger, hashes, before),
    () => aboutRows(ledger),
    () => aboutEntries(ledger, entries),
    () => aboutDecision(ledger, hashes),
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
