import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse } from '@swc/core';
import { check } from 'recheck';
import { root } from '../parts';
import { filesBelow } from '../sources';
import { nodesIn } from './imports';

/** A regular expression in a source file. */
export interface Pattern {
  /** Path from the root of the checkout. */
  file: string;
  source: string;
  flags: string;
}

/** Time limit of the checker for a pattern, in milliseconds. */
const patience = 20_000;

/** All regular expression literals of a source. @throws Error for `new RegExp(text)` */
export async function patternsOf(file: string, text: string): Promise<Pattern[]> {
  const tree = await parse(text, { syntax: 'typescript', tsx: file.endsWith('x') });
  return [...nodesIn(tree)].flatMap(({ type, pattern, flags, callee }) => {
    if ((callee as { value?: string } | undefined)?.value === 'RegExp')
      throw new Error('A pattern made at run time cannot be checked');
    if (type !== 'RegExpLiteral') return [];
    return [{ file, source: String(pattern), flags: String(flags ?? '') }];
  });
}

/** The patterns of all product files below a folder, tests left out. */
export async function patternsBelow(folder: string): Promise<Pattern[]> {
  const files = (await filesBelow(join(root, folder))).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  const found = await Promise.all(
    files.map(async (file) => patternsOf(relative(root, file), await readFile(file, 'utf8'))),
  );
  return found.flat();
}

/** A pattern's problem: a text that makes it slow, or why it could not be checked. */
export async function problemOf({ file, source, flags }: Pattern): Promise<string | undefined> {
  // The checker does not know `v` and `d`; neither affects the time.
  const found = await check(source, flags.replace(/[vd]/g, ''), { timeout: patience });
  if (found.status === 'safe') return undefined;
  const why = found.status === 'vulnerable' ? found.attack.pattern : found.error.kind;
  return `${file}: /${source}/${flags} is ${found.status}: ${why}`;
}
