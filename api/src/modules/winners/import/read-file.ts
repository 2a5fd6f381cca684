import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { limits } from '@meritum/shared/contracts/limits';
import type { ImportCheckReply, Separator } from '@meritum/shared/contracts/winner-imports';
import { CsvError, parse } from 'csv-parse';
import type { Row } from './cells';
import { type Headings, headingsOf } from './headings';
import type { Problems } from './problems';

/** The readable content of a file of winners. */
export interface ReadFile extends Pick<ImportCheckReply, 'lines' | 'encoding' | 'separator'> {
  /** SHA-256 of its bytes. */
  digest: string;
  headings: Headings | undefined;
  rows: Row[];
}

/** Recognises UTF-16 by its byte order mark or, as headings are ASCII, by the first zero byte. */
function utf16Of([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return undefined;
}

/**
 * Decodes a file in the encodings of spreadsheets, and drops a byte order mark. Any bytes are valid
 * Windows-1252, so the text checks report texts of other encodings.
 */
function decode(bytes: Uint8Array): Pick<ImportCheckReply, 'encoding'> & { text: string } {
  const utf16 = utf16Of(bytes);
  if (utf16) return { encoding: 'UTF-16', text: new TextDecoder(utf16).decode(bytes) };
  try {
    return { encoding: 'UTF-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Without `stream`, Node 20 decodes it as Latin-1, which has neither € nor typographic quotes.
    const text = new TextDecoder('windows-1252').decode(bytes, { stream: true });
    return { encoding: 'Windows-1252', text };
  }
}

const signs: Record<Separator, string> = { commas: ',', semicolons: ';', tabs: '\t', bars: '|' };
const separators = Object.keys(signs) as Separator[];

/**
 * Finds the separator: Excel's line `sep=;` decides, else the most frequent one in the headings.
 * Returns the text without that line as `sheet`.
 */
function separatorOf(text: string) {
  const [line = '', sign = ''] = /^"?sep=([,;\t|])"?[,;\t|]*(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  const sheet = text.slice(line.length);
  const [headings = ''] = /\S[^\r\n]*/.exec(sheet) ?? [];
  const frequency = (one: Separator) => headings.split(signs[one]).length;
  const frequent = separators.reduce((most, one) =>
    frequency(one) > frequency(most) ? one : most,
  );
  const separator = separators.find((one) => signs[one] === sign) ?? frequent;
  return { separator, sign: signs[separator], sheet };
}

const malformed: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quote that is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'has more after a closing quote: write a quote within a cell twice',
  INVALID_OPENING_QUOTE:
    'has a quote in the middle: put the cell in quotes, and write its own twice',
  CSV_MAX_RECORD_SIZE: `has more than ${limits.winnersLineCharacters} characters; a closing quote may be missing`,
};

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Matches a workbook or other binary file by its first line. */
const binary = /^[^\r\n]*\0/;

/** Lines checked before other requests get a turn. */
export const linesPerTurn = 20;

/** Bytes parsed before other requests get a turn, about as much work as those lines. */
const bytesPerTurn = 500;

/**
 * The lines of a sheet, counted as spreadsheets do: cells may have line breaks, and blank lines
 * count. Stops at the first line beyond the limit, or at a malformed one, which is reported: after
 * a wrong quote, nobody can tell cells apart.
 */
async function linesOf(sheet: string, sign: string, problems: Problems): Promise<string[][]> {
  const lines: string[][] = [];
  const parser = parse({
    delimiter: sign,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: limits.winnersLineCharacters,
    on_record: (cells: string[]) => {
      lines.push(cells);
      return null;
    },
  });
  // Splits bytes, because a split text could cut a character, which would be lost.
  const bytes = Buffer.from(sheet);
  async function* chunks() {
    for (let at = 0; at < bytes.length && lines.length <= limits.winnersFileLines; ) {
      yield bytes.subarray(at, at + bytesPerTurn);
      at += bytesPerTurn;
      await setImmediate();
    }
  }
  try {
    await pipeline(chunks, parser);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (lines.length > limits.winnersFileLines) return lines;
    const message = `${malformed[error.code] ?? 'is not CSV'}. What follows was not checked.`;
    problems.add({ line: lines.length + 1, column: Number(error.column) + 1 }, message);
  }
  return lines;
}

/** Reads a file, yielding to other requests. Reports malformed parts. */
export async function readWinnersFile(
  content: AsyncIterable<Uint8Array>,
  problems: Problems,
): Promise<ReadFile> {
  const bytes = await buffer(content);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const { encoding, text } = decode(bytes);
  const { separator, sign, sheet } = separatorOf(text);
  const read: ReadFile = { digest, encoding, separator, lines: 0, headings: undefined, rows: [] };
  if (binary.test(text)) {
    problems.add({ line: 1 }, 'the file is not text: save the sheet as CSV in UTF-8');
    return read;
  }
  const lines = await linesOf(sheet, sign, problems);
  for (const [at, cells] of lines.entries()) {
    read.lines = at + 1;
    const line = at + 1;
    if (line > limits.winnersFileLines)
      problems.add(
        { line },
        `is past ${limits.winnersFileLines} lines: split the file, or remove its blank lines`,
      );
    if (line > limits.winnersFileLines) break;
    if (isBlank(cells)) continue;
    if (read.rows.length >= limits.winnersPerImport) {
      problems.add({ line }, `is past ${limits.winnersPerImport} winners: split the file`);
      break;
    }
    if (read.headings) read.rows.push({ line, cells });
    else read.headings = headingsOf(cells, line, problems);
    if (!read.headings) break;
  }
  if (problems.inAll > 0) return read;
  if (!read.headings) problems.add({ line: 1 }, 'the file is empty');
  else if (read.rows.length === 0)
    problems.add({ line: read.lines + 1 }, 'the file holds no winners');
  return read;
}
