/** One key of a dictionary with its value, as positions in a text. */
export interface Entry {
  key: string;
  from: number;
  valueFrom: number;
  to: number;
}

/** How many characters may still be read: objects of a forged file can overlap. */
export interface Effort {
  left: number;
}

/** White space and comments (ISO 32000-2, 7.2). */
const space = /[\0\t\n\f\r ]+/y;
const comment = /%[^\r\n]*/y;
const word = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const reference = /\d{1,10}[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const bracket = /[\\()]/g;
/** Keywords that end an object, even inside an open array or dictionary. */
const endings = new Set(['endobj', 'obj', 'stream', 'endstream', 'xref', 'startxref']);
const maxDepth = 500;
/** The limit of one dictionary. */
const maxEntries = 50_000;

/** The end of a match that begins at `at`; `at` itself without one. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

export function afterGap(text: string, at: number): number {
  let end = endOf(space, text, at);
  while (text[end] === '%') end = endOf(space, text, endOf(comment, text, end));
  return end;
}

/** Where a string in brackets ends (7.3.4.2). */
function endOfString(text: string, at: number): number {
  bracket.lastIndex = at + 1;
  let depth = 1;
  for (let found = bracket.exec(text); found; found = bracket.exec(text)) {
    if (found[0] === '\\') bracket.lastIndex += 1;
    else depth += found[0] === '(' ? 1 : -1;
    if (depth === 0) return bracket.lastIndex;
  }
  return text.length;
}

/** Where the string, name, number, reference or keyword at `at` ends. */
function endOfSimple(text: string, at: number): number {
  if (text[at] === '(') return endOfString(text, at);
  if (text[at] === '<') return text.indexOf('>', at) + 1 || text.length;
  const end = Math.max(endOf(reference, text, at), endOf(word, text, at));
  return text[at] === '/' ? endOf(word, text, at + 1) : Math.max(end, at + 1);
}

/** A name with its escapes decoded: any letter can be written as a number (7.3.5). */
export const decodedName = (written: string) =>
  written
    .slice(1)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

interface Frame {
  from: number;
  /** The entries of a dictionary; an array has none. */
  entries?: Entry[];
  /** The key whose value comes next. */
  key?: { name: string; from: number } | undefined;
}

/**
 * Reads one value of a PDF (7.3) from `at`, and passes on each dictionary in it, innermost first,
 * closed or not. Returns where the value ends. Throws for syntax that no program writes.
 */
export function readValue(
  text: string,
  at: number,
  effort: Effort,
  onDictionary: (entries: readonly Entry[]) => void,
): number {
  const open: Frame[] = [];
  const close = (instead: number) => {
    const { from = instead, entries } = open.pop() ?? {};
    if (entries) onDictionary(entries);
    return from;
  };
  for (let next = afterGap(text, at); ; next = afterGap(text, next)) {
    if (text.startsWith('<<', next) || text[next] === '[') {
      open.push({ from: next, ...(text[next] === '<' && { entries: [] }) });
      if (open.length > maxDepth) throw new Error('Values that are nested too deeply');
      next += text[next] === '<' ? 2 : 1;
      continue;
    }
    const isClosing = text.startsWith('>>', next) || text[next] === ']';
    const end = isClosing ? next + (text[next] === ']' ? 1 : 2) : endOfSimple(text, next);
    effort.left -= end - next + 1;
    if (effort.left < 0) throw new Error('More objects than a file of this size has');
    const isBroken = next >= text.length || endings.has(text.slice(next, Math.min(end, next + 10)));
    if (isBroken) while (open.length > 0) close(next);
    const from = isClosing ? close(next) : next;
    const parent = open.at(-1);
    if (!parent) return isBroken ? next : end;
    enter(parent, text, { from, to: end });
    next = end;
  }
}

/** Adds a value to its dictionary, or notes the key of the next value. */
function enter(parent: Frame, text: string, { from, to }: { from: number; to: number }): void {
  const { entries, key } = parent;
  if (entries && entries.length > maxEntries) throw new Error('A dictionary of too many entries');
  if (entries && key) entries.push({ key: key.name, from: key.from, valueFrom: from, to });
  if (key) parent.key = undefined;
  else if (text[from] === '/') parent.key = { name: decodedName(text.slice(from, to)), from };
}
