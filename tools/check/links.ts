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

/** Relative links of a checkout's Markdown that lead nowhere, as `file: target`. */
export async function brokenLinks(checkout: string): Promise<string[]> {
  const files = (await filesBelow(checkout)).filter((file) => file.endsWith('.md')).sort();
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
