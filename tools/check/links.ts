import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../sources';

/** Blocks of code, in which nothing is a heading or a link. */
const blocks = /^( *)(```+|~~~+)[\s\S]*?^ *\2 *$/gm;

/** Code within a line, in which nothing is a link. */
const spans = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/** `[text](target)` and `![text](target)`, with or without a title. */
const link = /\]\(<?([^()\s<>]+)>?(?: "[^"]*")?\)/g;

/** A file that a document names as code: a path with a folder and an ending. */
const named = /`((?:[\w@-][\w.@-]*\/)+[\w.@-]+\.(?:[cm]?[jt]sx?|css|json|md|py|sh|yml|caddy))`/g;

/** Builds and data make these; no checkout has them. */
const made = /(?:^|\/)(?:dist|node_modules|\.data)\//;

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(blocks, '').matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const plain = words.replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '').replaceAll(' ', '-');
    let anchor = plain;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${plain}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

async function isBroken(file: string, target: string): Promise<boolean> {
  const [path = '', anchor] = decodeURI(target).split('#');
  const there = path ? join(dirname(file), path) : file;
  if (!existsSync(there)) return true;
  if (!anchor || !there.endsWith('.md')) return false;
  return !anchorsOf(await readFile(there, 'utf8')).has(anchor);
}

const markdownOf = (files: readonly string[]) =>
  files.filter((file) => file.endsWith('.md')).sort();

/**
 * Files that a checkout's Markdown names and that are not there, as `file: name`. A name may leave
 * out the folders before it: `attacks/joining.test.ts`.
 */
export async function missingFiles(checkout: string): Promise<string[]> {
  const all = await filesBelow(checkout);
  const isThere = (name: string) => all.some((file) => file.endsWith(`/${name}`));
  const missing: string[] = [];
  for (const file of markdownOf(all)) {
    const text = (await readFile(file, 'utf8')).replace(blocks, '');
    for (const [, name = ''] of text.matchAll(named))
      if (!made.test(name) && !isThere(name)) missing.push(`${relative(checkout, file)}: ${name}`);
  }
  return missing;
}

/** Relative links of a checkout's Markdown that lead nowhere, as `file: target`. */
export async function brokenLinks(checkout: string): Promise<string[]> {
  const files = markdownOf(await filesBelow(checkout));
  const broken: string[] = [];
  for (const file of files) {
    const text = (await readFile(file, 'utf8')).replace(blocks, '').replace(spans, '');
    for (const [, target = ''] of text.matchAll(link)) {
      const isOurs = !/^(?:[a-z]+:|\/)/.test(target);
      if (isOurs && (await isBroken(file, target)))
        broken.push(`${relative(checkout, file)}: ${target}`);
    }
  }
  return broken;
}
