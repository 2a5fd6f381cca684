import { deflateSync, inflateSync } from 'node:zlib';
import { pdfHeaderAt } from '../pdf-header';

/** The most that compressed objects of one file may hold, in bytes: all, and each. */
const mostInflated = { all: 33_554_432, each: 8_388_608 };
/** A file of 10 MB has some hundred of them; looking into each takes up to a millisecond. */
const mostPacked = 1_000;
/** Programs put some hundred objects into a stream. */
const mostObjects = 5_000;
const mostPages = 10_000;

/** An object of a PDF (ISO 32000, 7.3.10), by its place in the file. */
interface PdfObject {
  number: string;
  /** Where its value begins, and where its `endobj` stands. */
  from: number;
  to: number;
  /** The value, without the content of a stream. */
  value: string;
  /** The content of a stream, as stored. */
  content: { from: number; to: number } | undefined;
}

/** In the order of the file, each byte looked at once, however the file is made. */
function* objectsOf(text: string): Generator<PdfObject> {
  const beginning = /(?<!\d)(\d{1,10})\s\d{1,5}\sobj\b/g;
  for (let found = beginning.exec(text); found; found = beginning.exec(text)) {
    const from = beginning.lastIndex;
    const to = text.indexOf('endobj', from);
    if (to < 0) return;
    beginning.lastIndex = to;
    const body = text.slice(from, to);
    const keyword = body.indexOf('stream');
    const start = keyword + (body.startsWith('\r\n', keyword + 6) ? 8 : 7);
    const closing = body.lastIndexOf('endstream');
    yield {
      number: found[1] ?? '',
      from,
      to,
      value: keyword < 0 ? body : body.slice(0, keyword),
      content:
        keyword >= 0 && closing >= start ? { from: from + start, to: from + closing } : undefined,
    };
  }
}

/** A stream of objects (7.5.7), unpacked. */
interface Packed {
  content: { from: number; to: number };
  bytes: Buffer;
  objects: { number: string; from: number; to: number }[];
}

/** The objects that are compressed; those that are packed in another way are left out. */
function* packedOf(file: Buffer, objects: readonly PdfObject[]): Generator<Packed> {
  let left = mostInflated.all;
  let streams = 0;
  for (const { value, content } of objects) {
    if (!content || !/\/ObjStm\b/.test(value) || /\/DecodeParms\b/.test(value)) continue;
    streams += 1;
    if (streams > mostPacked) return;
    const first = Number(/\/First\s{0,9}(\d{1,9})/.exec(value)?.[1]);
    const bytes = inflated(file.subarray(content.from, content.to));
    if (!bytes || !(first <= bytes.length)) continue;
    left -= bytes.length;
    if (left < 0) return;
    const count = Number(/\/N\s{0,9}(\d{1,9})/.exec(value)?.[1]);
    if (!(count <= mostObjects)) continue;
    const table = bytes
      .toString('latin1', 0, first)
      .trim()
      .split(/\s+/, 2 * count);
    const starts = table.filter((_, index) => index % 2 === 1).map((at) => first + Number(at));
    // In order, as all programs write them, so that no byte belongs to two.
    if (starts.some((start, index) => start < (starts[index - 1] ?? first))) continue;
    yield {
      content,
      bytes,
      objects: starts.map((from, index) => ({
        number: table[2 * index] ?? '',
        from,
        to: starts[index + 1] ?? bytes.length,
      })),
    };
  }
}

function inflated(bytes: Buffer): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: mostInflated.each });
  } catch {
    return undefined;
  }
}

const nothing = deflateSync('');
const space = 0x20;

/** Overwrites the strings of a value (7.3.4) with spaces, which keeps every length. */
function blankStrings(bytes: Buffer, from: number, to: number): void {
  let depth = 0;
  let inHex = false;
  for (let at = from; at < to; at++) {
    const character = String.fromCharCode(bytes[at] ?? 0);
    if (depth > 0) {
      if (character === '\\') bytes.fill(' ', at, Math.min(at + 2, to));
      if (character === '\\') at++;
      else if (character === '(') depth++;
      else if (character === ')') depth--;
      if (depth > 0) bytes[at] = space;
    } else if (inHex) {
      if (character === '>') inHex = false;
      else bytes.write('20'[at % 2] ?? '0', at, 'latin1');
    } else if (character === '(') depth = 1;
    else if (character === '<' && bytes[at + 1] === 0x3c) at++;
    else if (character === '<') inHex = true;
  }
}

const reference = /(?<!\d)(\d{1,10})\s\d{1,5}\sR\b/g;
const information = /\/Info\s{0,9}(\d{1,10})\s{1,9}\d{1,5}\s{1,9}R\b/g;

/** The values of all objects, or of those with these numbers. */
function valuesOf(
  objects: readonly PdfObject[],
  packed: readonly Packed[],
  numbers?: ReadonlySet<string>,
): string[] {
  const isWanted = ({ number }: { number: string }) => numbers?.has(number) ?? true;
  const inside = packed.flatMap(({ bytes, objects: all }) =>
    all.filter(isWanted).map(({ from, to }) => bytes.toString('latin1', from, to)),
  );
  return [...objects.filter(isWanted).map(({ value }) => value), ...inside];
}

/**
 * A copy of a PDF without what it says of its author: the document information (14.3.3), and
 * metadata streams (14.3.2). Every byte keeps its place, so that the tables of the file stay right.
 */
export function cleanPdf(original: Buffer): Buffer {
  const file = Buffer.from(original);
  // What stands before the header can be that of a mail.
  file.fill(' ', 0, Math.max(0, pdfHeaderAt(file)));
  const text = file.toString('latin1');
  const objects = [...objectsOf(text)];
  const about = new Set<string>();
  for (const found of text.matchAll(information)) {
    about.add(found[1] ?? '');
    file.fill(' ', found.index, found.index + found[0].length);
  }
  const packed = [...packedOf(file, objects)];
  // Its values may be objects of their own.
  for (const value of valuesOf(objects, packed, about))
    for (const [, number] of value.matchAll(reference)) about.add(number ?? '');
  for (const { number, from, to, value, content } of objects) {
    if (about.has(number)) blankStrings(file, from, to);
    if (!content || !/\/Type\s{0,9}\/Metadata\b/.test(value)) continue;
    const isPlain = !/\/Filter\b/.test(value);
    file.fill(isPlain ? ' ' : 0, content.from, content.to);
    if (!isPlain) nothing.copy(file, content.from, 0, content.to - content.from);
  }
  for (const { content, bytes, objects: inside } of packed) {
    const found = inside.filter(({ number }) => about.has(number));
    if (found.length === 0) continue;
    for (const { from, to } of found) blankStrings(bytes, from, to);
    const again = deflateSync(bytes, { level: 9 });
    // Nothing refers to them any more in any case.
    if (again.length > content.to - content.from) continue;
    file.fill(0, content.from, content.to);
    again.copy(file, content.from);
  }
  return file;
}

/** How many pages a PDF says it has; undefined if that cannot be told. */
export function pagesOf(file: Buffer): number | undefined {
  const objects = [...objectsOf(file.toString('latin1'))];
  const values = valuesOf(objects, [...packedOf(file, objects)]);
  const counts = values.flatMap((value) =>
    /\/Type\s{0,9}\/Pages\b/.test(value)
      ? [Number(/\/Count\s{1,9}(\d{1,9})/.exec(value)?.[1] ?? 0)]
      : [],
  );
  const most = Math.max(0, ...counts.slice(0, mostPages));
  return most > 0 && most <= mostPages ? most : undefined;
}
