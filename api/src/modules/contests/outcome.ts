import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { voidsHashOf } from '@meritum/shared/merit/ledger/publish';
import {
  type Act,
  type ActKind,
  actsOf,
  type OutcomeStatement,
  type RecordedAct,
  statementIn,
  statementText,
  trailHashOf,
} from '@meritum/shared/merit/ledger/statement';
import type { Part } from '../../module-kit/define-module';
import type { ChainedAction } from '../audit/entry';
import { extensionsOf } from '../seasons/extension';
import { type ContestSnapshot, entriesToPublish, withFrozenRules } from './contest-snapshot';
import type { Results } from './context';
import { notClosed } from './errors';
import { type Contest, resultId } from './result';
import { resultsHashOf } from './rules';

/** The results of a closed contest, always computed from its current ratings and never stored. */
export type ComputedResults = Awaited<ReturnType<typeof computedResults>>;

/** Throws failed-precondition before judging has closed. */
export async function computedResults(
  context: Part<Results, { deps: 'assignments' }>,
  given: ContestSnapshot,
) {
  const snapshot = withFrozenRules(given);
  const { frozen, result } = snapshot;
  const { closed } = result;
  if (!closed) throw notClosed();
  const entries = await entriesToPublish(context, snapshot);
  const { rules, hash: rulesHash } = frozen;
  const resultsHash = resultsHashOf({ rules, rulesHash, root: closed.root, entries });
  return { frozen, closed, entries, resultsHash };
}

/** The results and the acts that influenced them, which two organisers confirm. */
interface ComputedOutcome {
  acts: readonly Act[];
  /** Canonical JSON, see `shared/merit/ledger/statement.ts`. */
  statement: string;
  /** SHA-256 of the statement. */
  hash: string;
}

/** Throws failed-precondition before judging has closed. */
export async function computedOutcome(
  context: Part<Results, { deps: 'assignments' | 'audit'; platform: 'clock' }>,
  snapshot: ContestSnapshot,
): Promise<ComputedOutcome> {
  const { frozen, closed, entries, resultsHash } = await computedResults(context, snapshot);
  const recorded = await recordedActs(context, snapshot, closed.at);
  const acts = actsOf(recorded);
  const statement = statementText({
    format: 'meritum-outcome/2',
    rulesHash: frozen.hash,
    root: closed.root,
    voided: voidsHashOf({ rules: frozen.rules, entries }),
    results: resultsHash,
    acts,
    trail: trailHashOf(recorded),
  });
  return { acts, statement, hash: hashOfText(statement) };
}

/** Reads the statement that two organisers confirmed. Throws for any other text. */
export function confirmedOutcome({ statement }: { statement: string }): OutcomeStatement {
  const confirmed = statementIn(statement);
  if (!confirmed) throw new Error('What two organisers confirmed cannot be read');
  return confirmed;
}

/** Audit actions, besides voids, that decide which ratings count. */
const kinds = {
  'judge.verified': 'judges verified',
  'judge.rejected': 'judges rejected',
  'judge.deactivated': 'judges deactivated',
  'nomination.returned': 'nominations returned',
  'assignment.replaced': 'assignments replaced',
  'assignment.recused': 'recusals',
  'assignment.rating-undone': 'ratings undone',
  'results.conflict-lifted': 'conflicts lifted',
  'extension.confirmed': 'deadlines extended',
  'account.handed-over': 'accounts handed over',
} as const satisfies Partial<Record<AuditAction, ActKind>>;

const isKind = (action: string): action is keyof typeof kinds => Object.hasOwn(kinds, action);

const wanted: readonly AuditAction[] = [
  'season.started',
  'results.void-confirmed',
  'judge.decision-undone',
  ...(Object.keys(kinds) as (keyof typeof kinds)[]),
];

interface Scope {
  /** When the season was prepared; null for the first one. */
  begun: Date | null;
  closedAt: Date;
  contest: Contest;
  /** Ids of the contest's nominations and assignments. */
  ids: ReadonlySet<string>;
  voids: ContestSnapshot['result']['voids'];
}

/** The kind of an act that influences the contest; null for others. */
function kindIn(
  { action, at, subject }: ChainedAction,
  { begun, closedAt, contest, ids, voids }: Scope,
): ActKind | null {
  if (action === 'results.void-confirmed') {
    const found = voids.find(({ id }) => id === subject.id);
    return found ? (found.kind === 'entry' ? 'entries voided' : 'ratings voided') : null;
  }
  if (!isKind(action)) return null;
  // After closing, acts by and about judges change no rating and no confirmed outcome.
  if (subject.noun !== 'results' && at > closedAt) return null;
  // Judges are verified for the season.
  if (subject.noun === 'judge') return begun === null || at >= begun ? kinds[action] : null;
  if (subject.noun === 'account')
    return subject.id?.split(',').includes(resultId(contest)) ? kinds[action] : null;
  if (subject.noun === 'extension')
    return subject.id?.startsWith(extensionsOf(contest)) ? kinds[action] : null;
  return ids.has(subject.id ?? '') ? kinds[action] : null;
}

/**
 * The acts in the audit trail that influence which ratings of a closed contest count, in their
 * order. They are decisions about judges, from the season's preparation until closing, and about
 * the contest's nominations, assignments, ratings and entries.
 */
async function recordedActs(
  { deps, platform }: Part<Results, { deps: 'audit'; platform: 'clock' }>,
  { result, nominations, assignmentIds }: ContestSnapshot,
  closedAt: Date,
): Promise<RecordedAct[]> {
  const entries = withoutUndone(await deps.audit.recorded(wanted, platform.clock()));
  const started = entries.find(
    ({ action, subject }) => action === 'season.started' && subject.id === result.season,
  );
  const ids = new Set([...nominations.map(({ _id }) => _id), ...assignmentIds]);
  const { season, category, voids } = result;
  const contest = { season, category };
  const scope = { begun: started?.at ?? null, closedAt, contest, ids, voids };
  return entries.flatMap((entry) => {
    const kind = kindIn(entry, scope);
    return kind ? [{ kind, hash: entry.hash, organiser: organiserOf(entry) }] : [];
  });
}

/** Leaves out undone decisions about judges. Nothing followed from them. */
function withoutUndone(entries: readonly ChainedAction[]): ChainedAction[] {
  const kept: ChainedAction[] = [];
  for (const entry of entries) {
    if (entry.action !== 'judge.decision-undone') kept.push(entry);
    else
      kept.splice(
        kept.findLastIndex(({ subject }) => subject.id === entry.subject.id),
        1,
      );
  }
  return kept;
}

/** The organiser's mark; null for a judge, who acted on their own assignment, and for a program. */
const organiserOf = ({ actor }: ChainedAction): string | null =>
  actor.kind === 'account' ? (actor.mark ?? null) : null;
