import type {
  ImportCheckReply,
  ImportedWinner,
  WinnerColumn,
} from '@meritum/shared/contracts/winner-imports';
import { textInCsv } from '../../../platform/exports/csv';
import { storeChange } from '../commands';
import type { Publishing, Winners } from '../context';
import { doubtfulWinner } from '../errors';
import { type Plan, type PlannedChange, planOf } from '../plan';
import { recordOf } from '../record';
import { winnersColumns } from '../sheet';
import type { WinnersStore } from '../store';
import type { StoredWinner } from '../winner';
import { type Directory, withPoint } from './cells';
import { type CheckedRecord, checkFile } from './check-file';
import { contestedIn } from './contested';
import { Problems } from './problems';
import { readWinnersFile } from './read-file';

/**
 * Checks a file of winners (OPEN-012) and returns every problem by line and column, or the effects
 * of applying it. Writes nothing to the directory; keeps the change of a valid file for an hour.
 */
export async function checkImport(
  context: Winners,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ImportCheckReply> {
  const problems = new Problems();
  const file = await readWinnersFile(bytes, problems);
  const seasons = await context.deps.seasons.all();
  const known = {
    seasons,
    contested: await contestedIn(context, seasons),
    directory: await directoryOf(context.stores.winners),
    now: context.platform.clock(),
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
  const shown = plan.changes.map((change) =>
    presentPlanned(change, records[change.index]?.line ?? 1),
  );
  const { _id: importId, until, report } = await storeChange(context, plan, { digest, shown });
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

const winnerKey = (year: string, category: string, slug: string) =>
  JSON.stringify([year, category, slug]);

/**
 * Reads the directory, to recognise unchanged lines of an exported file. Compares texts, because an
 * export writes an apostrophe before cells that a spreadsheet would calculate.
 */
async function directoryOf(winners: WinnersStore): Promise<Directory> {
  const held = new Map(
    (await winners.listNewest()).map((one) => [winnerKey(one.year, one.category, one.slug), one]),
  );
  return (row, headings) => {
    const cellOf = (name: WinnerColumn) => row.cells[headings.indexOf(name)]?.trim();
    const key = winnerKey(cellOf('year') ?? '', cellOf('category') ?? '', cellOf('slug') ?? '');
    const winner = held.get(key);
    return winner && isRepeated(winner, cellOf) ? recordOf(winner) : undefined;
  };
}

/** Whether each cell is as exported; the time of publication may be missing. */
const isRepeated = (
  winner: StoredWinner,
  cellOf: (name: WinnerColumn) => string | undefined,
): boolean =>
  winnersColumns.every(({ title, of }) => {
    const cell = cellOf(title) ?? '';
    const exported = textInCsv(of(winner)).trim();
    const isScore = title === 'meanScore';
    return (
      (title === 'publishedAt' && cell === '') || (isScore ? withPoint(cell) : cell) === exported
    );
  });
