import type { ImportCheckReply, ImportedWinner } from '@meritum/shared/contracts/winner-imports';
import { propose } from '../commands';
import { doubtfulWinner } from '../errors';
import { type Plan, type PlannedChange, type Publishing, planOf } from '../plan';
import type { StoredWinner } from '../winner';
import { type CheckedRecord, checkFile } from './check-file';
import { contestedIn, type Importing } from './contested';
import { directoryOf } from './directory';
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
  const known = {
    seasons,
    contested: await contestedIn(context, seasons),
    directory: await directoryOf(context, file),
    now: context.clock(),
  };
  const records = await checkFile(file, problems, known);
  const plan = problems.inAll === 0 ? await directoryPlan(context, records, problems) : undefined;
  return {
    lines: file.lines,
    encoding: file.encoding,
    separator: file.separator,
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
  for (const index of plan.doubtful)
    problems.add({ line: records[index]?.line ?? 1, name: 'slug' }, doubtfulWinner);
  return plan.doubtful.length === 0 ? plan : undefined;
}

interface Checked {
  plan: Plan;
  records: readonly CheckedRecord[];
  digest: string;
}

async function kept(context: Publishing, { plan, records, digest }: Checked) {
  const shown = plan.changes
    .slice(0, maxReported)
    .map((change) => presentPlanned(change, records[change.index]?.line ?? 1));
  const { _id: importId, until, report } = await propose(context, plan, { digest, shown });
  return { importId, digest, until: until.toISOString(), ...report, winners: shown };
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
