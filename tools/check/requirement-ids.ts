import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from '../sources';

/** Standards whose names look like requirement ids. */
const standards = new Set(['AES', 'ECMA', 'SHA']);

const readable = /\.([cm]?[jt]sx?|css|md|py)$/;

/** Ids at the start of a table row or list item of docs/requirements. */
const definition = /^(?:\| ([A-Z]+-\d{3}) \||- \*\*(D\d{2}) )/gm;

/** A use of an id: `NOM-012`, `D37`. */
const use = /(?<![\w-])(?:([A-Z]{2,})-\d{3}|D\d{2})(?![\w-])/g;

interface Text {
  /** Path relative to the folder. */
  file: string;
  text: string;
}

async function textsBelow(folder: string): Promise<Text[]> {
  const files = (await filesBelow(folder)).filter((file) => readable.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({
      file: relative(folder, file),
      text: await readFile(file, 'utf8'),
    })),
  );
}

/** The ids of all requirements, and of all decisions about the specification, in a checkout. */
export async function definedIds(checkout: string): Promise<string[]> {
  const texts = await textsBelow(join(checkout, 'docs/requirements'));
  const found = texts.flatMap(({ text }) => [...text.matchAll(definition)]);
  return found.map(([, requirement, decision]) => requirement ?? decision ?? '');
}

/** Uses of ids that are missing in docs/requirements, as `file:line: id`. */
export async function unknownIds(checkout: string): Promise<string[]> {
  const defined = new Set(await definedIds(checkout));
  const texts = await textsBelow(checkout);
  return texts.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        [...line.matchAll(use)]
          .filter(([id, area = '']) => !defined.has(id) && !standards.has(area))
          .map(([id]) => `${file}:${at + 1}: ${id}`),
      ),
  );
}
