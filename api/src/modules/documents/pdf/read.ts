import { deflateSync, inflateSync } from 'node:zlib';
import type { DocumentNotice } from '@meritum/shared/contracts/nominations';
import {
  type Body,
  blank,
  type Findings,
  lookAt,
  nothingFound,
  referencesIn,
  writtenIn,
} from './findings';
import { pdfHeaderAt } from './header';
import { afterGap, type Effort, type Entry, readValue } from './values';

/** Limits of unpacked object streams, in bytes: of all in a file together, and of each. */
const maxInflated = { all: 33_554_432, each: 8_388_608 };
/** How many characters are read, as a multiple of the file's size: an object can be read twice. */
const maxEffort = 3;
const maxObjects = 300_000;
const maxPages = 10_000;

/** A PDF as judges get it, and the notices for its owner. */
export interface ReadPdf {
  copy: Buffer;
  /** Undefined where the file does not state a number. */
  pages: number | undefined;
  notices: DocumentNotice[];
  shownBy: Findings['shownBy'];
  /** The positions of its streams, and their filters. */
  streams: Stream[];
}

interface Span {
  from: number;
  to: number;
}

interface Stream extends Span {
  /** The text of the filter entry. */
  filter: string;
  isPicture: boolean;
}

/** The position of an object's value. */
type Place = Span & { body: Body };

/** Objects that are packed into the content of a stream, compressed or not. */
type Packed = Body & { content: Span; isCompressed: boolean };

interface Reading {
  file: Body;
  packed: Packed[];
  streams: Stream[];
  /** Positions by object number. */
  places: Map<string, Place[]>;
  objects: number;
  effort: Effort;
  found: Findings;
}

/** Reads the object whose value begins at `from`; returns where that ends, and its dictionary. */
function readObject(
  reading: Reading,
  body: Body,
  { number, from }: { number: string; from: number },
) {
  const { found, effort, places } = reading;
  reading.objects += 1;
  if (reading.objects > maxObjects) throw new Error('More objects than programs write');
  let own: readonly Entry[] = [];
  const to = readValue(body.text, from, effort, (entries) => {
    own = entries;
    lookAt(found, body, { entries, number });
  });
  const same = places.get(number) ?? [];
  same.push({ body, from, to });
  places.set(number, same);
  return { own, to };
}

/** The content of the stream after a dictionary that ends at `at`; undefined without a stream. */
function contentAt({ file: { text }, effort }: Reading, at: number): Span | undefined {
  const stream = afterGap(text, at);
  if (!text.startsWith('stream', stream)) return undefined;
  const [line = ''] = /^\r?\n?/.exec(text.slice(stream + 6, stream + 8)) ?? [];
  const from = stream + 6 + line.length;
  const found = text.indexOf('endstream', from);
  const to = found < 0 ? text.length : found;
  effort.left -= to - from;
  return { from, to };
}

/**
 * The objects that are packed into a stream (ISO 32000-2, 7.5.7). Throws for packing or encryption
 * that cannot be undone here: nobody could tell what else the file does.
 */
function unpack(reading: Reading, own: readonly Entry[], content: Span): void {
  const { file, packed, effort } = reading;
  const given = (key: string) => writtenIn(file, own, key);
  if (!/^(?:\[\s*)?\/FlateDecode(?:\s*\])?$|^$/.test(given('Filter')) || given('DecodeParms'))
    throw new Error('Objects that are packed in an unusual way');
  const stored = file.bytes.subarray(content.from, content.to);
  const left = maxInflated.all - packed.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const maxOutputLength = Math.max(1, Math.min(left, maxInflated.each));
  const isCompressed = given('Filter') !== '';
  const bytes = isCompressed ? inflateSync(stored, { maxOutputLength }) : Buffer.from(stored);
  effort.left += maxEffort * bytes.length;
  const text = bytes.toString('latin1');
  const body: Packed = { text, bytes, isChanged: false, content, isCompressed };
  packed.push(body);
  const first = Number(given('First'));
  const numbers = body.text
    .slice(0, first)
    .trim()
    .split(/\s+/, 2 * maxObjects);
  for (let at = 0; at + 1 < numbers.length; at += 2)
    readObject(reading, body, { number: numbers[at] ?? '', from: first + Number(numbers[at + 1]) });
}

/** The keyword before each value; its object's number comes before that. */
const keyword = /(?<!end)obj(?![^\0\t\n\f\r ()<>[\]{}/%])/g;
const numbered = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/;

/** Reads every object in the file, because tables can refer to any. */
function readObjects(reading: Reading): void {
  const { file, found, effort } = reading;
  for (const { index } of file.text.matchAll(keyword)) {
    const [, number = ''] = numbered.exec(file.text.slice(Math.max(0, index - 60), index)) ?? [];
    const { own, to } = readObject(reading, file, { number, from: index + 3 });
    const content = contentAt(reading, to);
    if (!content) continue;
    const isPicture = writtenIn(file, own, 'Subtype') === '/Image';
    reading.streams.push({ ...content, filter: writtenIn(file, own, 'Filter'), isPicture });
    if (writtenIn(file, own, 'Type') === '/Metadata') blank(file, content);
    // A reader would fetch the content of the stream from this file or address.
    for (const entry of own) if (entry.key === 'F') blank(file, entry);
    if (writtenIn(file, own, 'First')) unpack(reading, own, content);
  }
  for (const { index } of file.text.matchAll(/(?<!\w)trailer(?!\w)/g))
    readValue(file.text, index + 7, effort, (entries) =>
      lookAt(found, file, { entries, number: '' }),
    );
}

/**
 * Blanks entries about the document's author with everything that they refer to, and actions that
 * call an address when the document is opened.
 */
function blankReferred({ found, places }: Reading): void {
  const { about, opened, calling, notices } = found;
  const named = (number: string) => places.get(number) ?? [];
  const textOf = ({ body, from, to }: Place) => body.text.slice(from, to);
  const inside = [...about].flatMap(named).flatMap((place) => referencesIn(textOf(place)));
  const called = [...opened].filter((number) => calling.has(number));
  if (called.length > 0) notices.add('actions');
  for (const place of [...new Set([...about, ...inside, ...called])].flatMap(named)) {
    // A forged table can present the pages as metadata.
    if (/\/(?:Pages|Kids|Parent|Contents)(?!\w)/.test(textOf(place))) continue;
    blank(place.body, place);
    place.body.bytes.write('null'.slice(0, place.to - place.from), place.from);
  }
}

/** Packs changed objects again at their old position. Throws where they do not fit. */
function repack({ file, packed }: Reading): void {
  for (const { bytes, isChanged, content, isCompressed } of packed) {
    if (!isChanged) continue;
    const again = isCompressed ? deflateSync(bytes, { level: 9, memLevel: 9 }) : bytes;
    if (again.length > content.to - content.from) throw new Error('There is no room for the copy');
    file.bytes.fill(0, content.from, content.to);
    again.copy(file.bytes, content.from);
  }
}

/**
 * Reads a PDF and makes the copy for judges: without author, signatures, attached files, and
 * anything that runs or calls an address automatically. Every byte keeps its position, so that the
 * file's tables stay valid. Throws for a file that cannot be read completely.
 */
export function readPdf(original: Buffer): ReadPdf {
  const bytes = Buffer.from(original);
  const file: Body = { text: original.toString('latin1'), bytes, isChanged: true };
  const effort = { left: maxEffort * original.length };
  const found = nothingFound();
  const places = new Map();
  const reading: Reading = { file, packed: [], streams: [], places, objects: 0, effort, found };
  // Bytes before the PDF header can be a mail's header with names.
  bytes.fill(' ', 0, Math.max(0, pdfHeaderAt(bytes)));
  readObjects(reading);
  blankReferred(reading);
  repack(reading);
  const { notices, pages, hasValue, lacksAppearance, shownBy } = found;
  if (hasValue && lacksAppearance) notices.add('form');
  const isCounted = pages > 0 && pages <= maxPages;
  const { streams } = reading;
  const counted = isCounted ? pages : undefined;
  return { copy: bytes, pages: counted, notices: [...notices], shownBy, streams };
}
