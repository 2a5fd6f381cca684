import type {
  ImportCheckReply,
  ImportedWinner,
  ImportRequest,
} from '@meritum/shared/contracts/winner-imports';
import { answerRepetition, delivered } from '../../../composition/change-document';
import type { Actor } from '../../../platform/authorisation/actor';
import { pendingAuditEntry } from '../../audit/pending-entries';
import type { WinnersAction } from '../audit';
import type { DirectoryChange, ImportReport } from '../change';
import { propose } from '../commands';
import { directoryChanged, doubtfulWinner, importExpired, importUnknown } from '../errors';
import { type Plan, type PlannedChange, type Publishing, planOf } from '../plan';
import type { StoredWinner } from '../winner';
import { type CheckedRecord, checkFile } from './check-file';
import { contestedIn, type Importing, refuseContested } from './contested';
import { Problems } from './problems';
import { readWinnersFile } from './read-file';

/** At most so many changes of a file are reported. */
const maxReported = 500;

/**
 * Checks a file of winners (OPEN-012) and returns every problem by line and column, or what
 * applying it would do. Writes nothing to the directory; keeps the change of a valid file for an
 * hour.
 */
export async function checkImport(
  context: Importing,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ImportCheckReply> {
  const problems = new Problems();
  const file = await readWinnersFile(bytes, problems);
  const seasons = await context.seasons();
  const known = { seasons, contested: await contestedIn(context, seasons), now: context.clock() };
  const records = await checkFile(file, problems, known);
  const plan = problems.inAll === 0 ? await directoryPlan(context, records, problems) : undefined;
  return {
    lines: file.lines,
    problems: problems.inOrder(),
    problemsInAll: problems.inAll,
    plan: plan ? await kept(context, { plan, records, digest: file.digest }) : null,
  };
}

/** The plan of the records; undefined when one could be about several people. */
async function directoryPlan(
  context: Publishing,
  records: readonly CheckedRecord[],
  problems: Problems,
): Promise<Plan | undefined> {
  const plan = await planOf(
    context,
    records.map(({ record }) => record),
  );
  for (const place of plan.doubtful)
    problems.add({ line: records[place]?.line ?? 1, name: 'slug' }, doubtfulWinner);
  return plan.doubtful.length === 0 ? plan : undefined;
}

interface Checked {
  plan: Plan;
  records: readonly CheckedRecord[];
  digest: string;
}

async function kept(context: Publishing, { plan, records, digest }: Checked) {
  const { _id: importId, until, report } = await propose(context, plan, digest);
  return {
    importId,
    digest,
    until: until.toISOString(),
    ...report,
    winners: plan.changes
      .slice(0, maxReported)
      .map((change) => presentPlanned(change, records[change.place]?.line ?? 1)),
  };
}

const textOf = (value: unknown) =>
  value instanceof Date ? value.toISOString() : String(value ?? '');

function presentPlanned({ winner, before }: PlannedChange, line: number): ImportedWinner {
  const { year, category, fullName } = winner;
  const names = before ? Object.keys({ ...before, ...winner }) : [];
  const fields = names
    .filter((name) => name !== 'updatedAt')
    .map((name) => ({
      name,
      before: textOf(before?.[name as keyof StoredWinner]),
      after: textOf(winner[name as keyof StoredWinner]),
    }))
    .filter((field) => field.before !== field.after);
  return { line, kind: before ? 'changed' : 'added', year, category, fullName, fields };
}

type Who = Pick<Actor, 'accountId'>;

/**
 * Applies a checked file to the directory in one write, so that readers see all of it or nothing.
 * Repeatable. Records it in the audit trail.
 * @throws not-found when the file is not the checked one; failed-precondition when it was checked
 * too long ago or the directory has changed since
 */
export async function applyImport(
  context: Importing,
  actor: Who,
  request: ImportRequest,
): Promise<ImportReport> {
  const { winners, clock } = context;
  const change = await winners.change(request.importId);
  if (!change || change.digest !== request.digest) throw importUnknown();
  if (change.state === 'applied' || change.winners.length === 0) return change.report;
  if (change.until < clock() && (await winners.applying()) !== change._id) throw importExpired();
  await refuseContested(context, change);
  return answerRepetition(
    () => apply(context, actor, change, request.reason),
    () => appliedBefore(context, change),
  );
}

async function apply(
  { winners, clock, recordAudit = async () => {} }: Publishing,
  actor: Who,
  change: DirectoryChange,
  reason: string,
): Promise<ImportReport> {
  const entry = pendingAuditEntry<WinnersAction>(
    {
      actor,
      reason,
      action: 'winners.imported',
      subject: { id: change._id },
      before: null,
      after: { ...change.report, digest: change.digest },
    },
    clock,
  );
  const effects = { audit: entry, mails: [] };
  const committed = await winners.commit(change, effects);
  if (!committed) throw directoryChanged();
  await winners.finish();
  await delivered({ recordAudit }, committed, effects);
  return change.report;
}

/** Of two simultaneous requests, the second gets the first reply. */
async function appliedBefore(
  { winners }: Publishing,
  { _id }: DirectoryChange,
): Promise<ImportReport | null> {
  await winners.finish();
  const change = await winners.change(_id);
  return change?.state === 'applied' ? change.report : null;
}
