import type { WinnerColumn } from '@meritum/shared/contracts/winner-imports';
import { textInCsv } from '../../../platform/exports/csv';
import type { Publishing } from '../plan';
import { recordOf } from '../record';
import { winnersColumns } from '../sheet';
import type { StoredWinner } from '../winner';
import { type Directory, withPoint } from './cells';
import type { ReadFile } from './read-file';

const winnerKey = (year: string, category: string, slug: string) =>
  JSON.stringify([year, category, slug]);

/**
 * Reads the lists that a file names, to recognise its lines that are as an export writes them.
 * They are compared as text, because an export writes an apostrophe before what a spreadsheet
 * would calculate.
 */
export async function directoryOf(
  { winners, seasons }: Pick<Publishing, 'winners' | 'seasons'>,
  { headings = [], rows }: Pick<ReadFile, 'headings' | 'rows'>,
): Promise<Directory> {
  const [yearAt, categoryAt] = [headings.indexOf('year'), headings.indexOf('category')];
  const named = new Set(
    rows.map(({ cells }) => JSON.stringify([cells[yearAt]?.trim(), cells[categoryAt]?.trim()])),
  );
  const held = new Map<string, StoredWinner>();
  for (const { id: year, categories } of await seasons())
    for (const { name: category } of categories) {
      if (!named.has(JSON.stringify([year, category]))) continue;
      for (const one of await winners.ofList({ year, category }))
        held.set(winnerKey(year, category, one.slug), one);
    }
  return (row, headings) => {
    const cellOf = (name: WinnerColumn) => row.cells[headings.indexOf(name)]?.trim();
    const key = winnerKey(cellOf('year') ?? '', cellOf('category') ?? '', cellOf('slug') ?? '');
    const winner = held.get(key);
    return winner && isRepeated(winner, cellOf) ? recordOf(winner) : undefined;
  };
}

/** Whether each cell is as it would be exported; the time of publication may be missing. */
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
