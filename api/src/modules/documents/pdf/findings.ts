import type { DocumentNotice } from '@meritum/shared/contracts/nominations';
import { decodedName, type Entry } from './values';

/** A text with PDF objects: the file, or the content of an object stream (ISO 32000-2, 7.5.7). */
export interface Body {
  text: string;
  /** The bytes that judges get, of equal length. */
  bytes: Buffer;
  isChanged: boolean;
}

export interface Findings {
  notices: Set<DocumentNotice>;
  pages: number;
  /** What only Adobe's programs show: an XFA form, a portfolio of files. */
  shownBy: Set<'form' | 'portfolio'>;
  /** Object numbers: about the author, opened with the file, and calling an address. */
  about: Set<string>;
  opened: Set<string>;
  calling: Set<string>;
  /** Whether a form field has a value, and whether one lacks its appearance. */
  hasValue: boolean;
  lacksAppearance: boolean;
}

export const nothingFound = (): Findings => ({
  notices: new Set(),
  pages: 0,
  shownBy: new Set(),
  about: new Set(),
  opened: new Set(),
  calling: new Set(),
  hasValue: false,
  lacksAppearance: false,
});

/** Entries that name an author or signer, that run automatically, or that hold attached files. */
const removed = new Set([
  ...['Metadata', 'PieceInfo', 'Perms', 'SigFlags', 'DSS', 'EmbeddedFiles', 'EF', 'AF'],
  ...['OpenAction', 'AA', 'JavaScript', 'JS', 'XFA', 'RichMediaContent', 'Movie'],
]);

/** Actions that do more than lead to a place or an address (12.6.4). */
const running = new Set([
  ...['JavaScript', 'SubmitForm', 'Launch', 'ImportData', 'GoToR', 'GoToE', 'Thread'],
  ...['Rendition', 'Movie', 'Sound', 'RichMediaExecute'],
]);

/** Annotations under a person's name (12.5.6.2); readers hide the text of the first set. */
const comments = new Set(['Text', 'Highlight', 'Underline', 'Squiggly', 'StrikeOut', 'Caret']);
const markup = new Set([
  ...comments,
  ...['FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Stamp', 'Ink'],
  ...['FileAttachment', 'Redact', 'Popup'],
]);

const reference =
  /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/g;

/** Numbers of the objects that a value refers to. */
export const referencesIn = (value: string): string[] =>
  Array.from(value.matchAll(reference), ([, number]) => number ?? '');

/** Overwrites a value or dictionary entry with spaces, so that all offsets stay. */
export function blank(body: Body, { from, to }: Pick<Entry, 'from' | 'to'>): void {
  body.bytes.fill(' ', from, to);
  body.isChanged = true;
}

/** The text of a dictionary's value; '' if it has none. */
export function writtenIn(body: Body, entries: readonly Entry[], key: string): string {
  const entry = entries.findLast((one) => one.key === key);
  return entry ? body.text.slice(entry.valueFrom, entry.to) : '';
}

/** Notes the findings in an object's dictionary, and blanks entries that judges do not get. */
export function lookAt(
  found: Findings,
  body: Body,
  { entries, number }: { entries: readonly Entry[]; number: string },
): void {
  const given = (key: string) => {
    const value = writtenIn(body, entries, key);
    return value.startsWith('/') ? decodedName(value) : value;
  };
  const has = (...keys: string[]) => entries.some(({ key }) => keys.includes(key));
  const [action, subtype] = [given('S'), given('Subtype')];
  lookAtActions(found, given, { action, number });
  lookAtFields(found, given, has);
  if (has('JS', 'RichMediaContent', 'Movie')) found.notices.add('actions');
  if (has('EmbeddedFiles') || subtype === 'FileAttachment') found.notices.add('attachments');
  if (comments.has(subtype) && has('Contents')) found.notices.add('comments');
  if (has('ByteRange')) found.notices.add('signature');
  if (given('Type') === 'Catalog' && has('Collection')) found.shownBy.add('portfolio');
  if (given('Type') === 'Pages') found.pages = Math.max(found.pages, Number(given('Count')) || 0);
  const information = referencesIn(given('Info'));
  for (const one of information) found.about.add(one);
  const isRemoved = has('ByteRange') || running.has(action);
  const others = [
    ...(information.length > 0 ? ['Info'] : []),
    ...(markup.has(subtype) ? ['T'] : []),
    ...(given('FT') === 'Sig' ? ['V'] : []),
  ];
  for (const entry of entries)
    if (isRemoved || removed.has(entry.key) || others.includes(entry.key)) blank(body, entry);
}

type Given = (key: string) => string;

function lookAtActions(
  { notices, opened, calling }: Findings,
  given: Given,
  { action, number }: { action: string; number: string },
): void {
  if (running.has(action)) notices.add('actions');
  if (action === 'URI') calling.add(number);
  for (const value of [given('OpenAction'), given('AA')]) {
    if (/\/URI\b/.test(value)) notices.add('actions');
    for (const one of referencesIn(value)) opened.add(one);
  }
}

function lookAtFields(found: Findings, given: Given, has: (...keys: string[]) => boolean): void {
  if (has('XFA')) {
    found.notices.add('form');
    if (/^\[\s*\]$/.test(given('Fields'))) found.shownBy.add('form');
  }
  if (given('NeedsRendering') === 'true') found.shownBy.add('form');
  if (given('FT') === 'Sig') return;
  if (has('FT', 'T') && has('V')) found.hasValue = true;
  const isBare = given('Subtype') === 'Widget' && !has('AP');
  if (isBare || given('NeedAppearances') === 'true') found.lacksAppearance = true;
}
