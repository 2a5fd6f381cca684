import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { limits } from '@meritum/shared/contracts/limits';
import { type CsvError, parse } from 'csv-parse/sync';
import type { Row } from './cells';
import { type Headings, headingsOf } from './headings';
import { exceedsLineLimit, isTooLong, type Line, linesOf } from './lines';
import type { Problems } from './problems';

/** The content of a file of winners, as far as it could be read. */
export interface ReadFile {
  /** SHA-256 of its bytes. */
  digest: string;
  lines: number;
  headings: Headings | undefined;
  rows: Row[];
}

/**
 * A line's cells. Cells contain no line breaks, so each line is parsed alone: an unclosed quote
 * affects only its own line.
 */
function cellsOf({ number, text }: Line, problems: Problems): string[] | undefined {
  try {
    const [cells = ['']] = parse(text, { relax_column_count: true, record_delimiter: '\n' });
    return cells as unknown as string[];
  } catch (error) {
    const { code, column } = error as CsvError & { column?: number };
    const message = quoteProblems[code] ?? 'is not CSV';
    problems.add({ line: number, column: Number(column ?? 0) + 1 }, message);
    return undefined;
  }
}

const quoteProblems: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quote that is not closed on its line',
  CSV_INVALID_CLOSING_QUOTE: 'has more after a closing quote: write a quote within a cell twice',
  INVALID_OPENING_QUOTE:
    'has a quote in the middle: put the cell in quotes, and write its own twice',
};

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Lines processed before other requests get a turn. */
export const linesAtOnce = 20;

/** Reads a file while it arrives, yielding to other requests. Reports malformed lines. */
export async function readWinnersFile(
  bytes: AsyncIterable<Uint8Array>,
  problems: Problems,
): Promise<ReadFile> {
  const hash = createHash('sha256');
  const read: Omit<ReadFile, 'digest'> = { lines: 0, headings: undefined, rows: [] };
  for await (const line of linesOf(hashed(bytes, hash))) {
    read.lines = line.number;
    if (line.number % linesAtOnce === 0) await setImmediate();
    const report = (message: string) => problems.add({ line: line.number }, message);
    if (exceedsLineLimit(line))
      report(`is past ${limits.winnersFileLines} lines: split the file, or remove its blank lines`);
    else if (isTooLong(line)) report(`has more than ${limits.winnersLineCharacters} characters`);
    else if (line.number === 1) read.headings = headingsIn(line, problems);
    else if (read.headings) takeRow(line, read.rows, problems);
  }
  if (read.lines === 0) problems.add({ line: 1 }, 'the file is empty');
  else if (read.headings && read.rows.length === 0 && problems.inAll === 0)
    problems.add({ line: 2 }, 'the file holds no winners');
  return { ...read, digest: hash.digest('hex') };
}

function headingsIn(line: Line, problems: Problems): Headings | undefined {
  if (/[\ufffd\0]/.test(line.text)) {
    problems.add({ line: 1 }, 'is not UTF-8: save the file as CSV in UTF-8');
    return undefined;
  }
  const cells = cellsOf(line, problems);
  return cells && headingsOf(cells, problems);
}

function takeRow(line: Line, rows: Row[], problems: Problems): void {
  if (rows.length > limits.winnersPerImport) return;
  const cells = cellsOf(line, problems);
  if (!cells || isBlank(cells)) return;
  rows.push({ line: line.number, cells });
  if (rows.length > limits.winnersPerImport)
    problems.add(
      { line: line.number },
      `is past ${limits.winnersPerImport} winners: split the file`,
    );
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}
