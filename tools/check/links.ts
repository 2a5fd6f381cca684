import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../sources';

/** Code blocks, which contain no headings or links. */
const blocks = /^( *)(```+|~~~+)[\s\S]*?^ *\2 *$/gm;

/** Inline code, which contains no links. */
const spans = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/** `[text](target)` and `![text](target)`, with or without a title. */
const link = /\]\(<?([^()\s<>]+)>?(?: "[^"]*")?\)/g;

/** A file that inline code names: a path with a folder and an extension. */
const named =
  /`((?:[\w@-][\w.@-]*\/)+[\w.@-]+\.(?:[cm]?[jt]sx?|css|json|md|py|sh|yml|[cC]addy(?:file)?|Dockerfile))`/g;

/** A line of a comment. */
const comment = /^\s*(?:\/\/|\/?\*+)(.*)$/gm;
const namedInComment =
  /(?<![\w/.@*'-])((?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*\.(?:tsx?|[cm]js|css|md|py|sh|java))\b/g;
const source = /\.(?:tsx?|[cm]?js|css|java)$/;

/** Folders that builds or a running system create; a checkout lacks them. */
const made = /(?:^|\/)(?:dist|node_modules|\.data)\//;

/** The anchors of a document's headings, as on GitHub. */
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

const namesIn = (file: string, text: string) =>
  file.endsWith('.md')
    ? text.replace(blocks, '').matchAll(named)
    : [...text.matchAll(comment)].flatMap(([, said = '']) => [...said.matchAll(namedInComment)]);

/**
 * Missing files that a checkout's Markdown and comments name, as `file: name`. A name may leave
 * out the folders before it: `check/links.test.ts`.
 */
export async function missingFiles(checkout: string): Promise<string[]> {
  const all = await filesBelow(checkout);
  const isThere = (name: string) => all.some((file) => file.endsWith(`/${name}`));
  const missing: string[] = [];
  for (const file of [...markdownOf(all), ...all.filter((one) => source.test(one))])
    for (const [, name = ''] of namesIn(file, await readFile(file, 'utf8')))
      if (!made.test(name) && !isThere(name)) missing.push(`${relative(checkout, file)}: ${name}`);
  return missing;
}

/** Broken relative links of a checkout's Markdown, as `file: target`. */
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
