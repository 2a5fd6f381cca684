import { hashOfText } from './bytes';
import { canonicalJson } from './canonical';
import type { UndecidedLedger } from './ledger';

/** Kinds of acts that affect which ratings count, in the order of the list. */
const actKinds = [
  'judges verified',
  'judges rejected',
  'judges deactivated',
  'nominations returned',
  'assignments replaced',
  'recusals',
  'ratings undone',
  'ratings voided',
  'entries voided',
  'conflicts lifted',
  'deadlines extended',
  'accounts handed over',
] as const;
export type ActKind = (typeof actKinds)[number];

/** Acts that need two organisers; those who confirmed are counted. */
const takingTwo: readonly string[] = [
  'ratings voided',
  'entries voided',
  'conflicts lifted',
  'deadlines extended',
  'accounts handed over',
];

/** An act as recorded in the audit trail. */
export interface RecordedAct {
  kind: ActKind;
  /** Hash of its entry in the audit trail, which covers actor, time and reason. */
  hash: string;
  /** A mark that distinguishes organisers without naming them; null for judges and programs. */
  organiser: string | null;
}

/** How often an act happened, and by how many organisers. */
export interface Act {
  kind: ActKind;
  times: number;
  organisers: number;
}

/** The statement that two organisers confirm: the outcome, and all acts that led to it. */
export interface OutcomeStatement {
  format: 'meritum-outcome/2';
  rulesHash: string;
  root: string;
  /** Hash of the voids: the ledger's `voidsRoot`. With rules and root it determines all results. */
  voided: string;
  /** Hash of the results as computed by the server, including voided and erased entries. */
  results: string;
  /** One item for each kind, even if it never happened. */
  acts: readonly Act[];
  /** Hash of the audit entries of these acts, so that another list has another hash. */
  trail: string;
}

/** Returns how often each kind of act happened. */
export const actsOf = (recorded: readonly RecordedAct[]): Act[] =>
  actKinds.map((kind) => {
    const own = recorded.filter((one) => one.kind === kind);
    const organisers = new Set(own.flatMap(({ organiser }) => organiser ?? []));
    return { kind, times: own.length, organisers: organisers.size };
  });

/** Returns an act in words: `Judges verified: 12, by 2 organisers`. */
export function actWords({
  kind,
  times,
  organisers,
}: Omit<Act, 'kind'> & { kind: string }): string {
  const how = takingTwo.includes(kind) ? 'confirmed by' : 'by';
  const by = `, ${how} ${organisers} ${organisers === 1 ? 'organiser' : 'organisers'}`;
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}: ${times}${organisers > 0 ? by : ''}`;
}

/** Returns SHA-256 over the acts' hashes, one on each line, in the order of the trail. */
export const trailHashOf = (recorded: readonly RecordedAct[]): string =>
  hashOfText(recorded.map(({ hash }) => hash).join('\n'));

/** Returns the text to be confirmed; its SHA-256 is the outcome's hash. */
export const statementText = (statement: OutcomeStatement): string => canonicalJson(statement);

/** Parses a statement; undefined for any other text. */
export function statementIn(text: string): OutcomeStatement | undefined {
  try {
    const value = JSON.parse(text) as OutcomeStatement;
    return value.format === 'meritum-outcome/2' && canonicalJson(value) === text
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a confirmed statement belongs to these rules, ratings and voids. */
export function isStatementOf(
  text: string,
  { rulesHash, root, voidsRoot }: Pick<UndecidedLedger, 'rulesHash' | 'root' | 'voidsRoot'>,
): boolean {
  const said = statementIn(text);
  return said?.rulesHash === rulesHash && said.root === root && said.voided === voidsRoot;
}
