import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { metals, tiers } from '@meritum/shared/contracts/tiers';
import { numeralPath } from '@meritum/shared/programme/numerals';
import { site } from '@meritum/shared/programme/site';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { renderSVG } from 'uqr';
import { lazy } from '../memoize';
import type { Paper, Picture, Verification } from './paper';
import { drawableText } from './texts';

const here = import.meta.dirname;
/** The built program has fonts and templates beside its worker. */
export const isBuilt = existsSync(join(here, 'papers'));
const folder = isBuilt ? join(here, 'papers') : here;
const templates = join(folder, 'templates');

/** Loads Typst with the first paper, because its 51 MB are not needed to start. */
const openCompiler = lazy(async () => {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const fonts = { fontPaths: [join(folder, 'fonts')] };
  return Compiler.create({ workspace: templates, fontArgs: [fonts] });
});

/** Typst caches layouts; those unused by this many papers are dropped. */
const kept = 4;

/**
 * Draws a paper as PDF/UA-1: tagged, with its fonts and its language; a picture as SVG. The same
 * paper gives the same bytes. A PDF with boxes instead of letters is marked so; a picture leaves
 * out such a text. Takes some milliseconds of processor time, so call it in a thread.
 */
export async function drawPaper(paper: Paper): Promise<Uint8Array> {
  const compiler = await openCompiler();
  // Only drawing shows it: a font can lack letters of its script.
  if (isPicture(paper)) return pictureWith(compiler, paper);
  const drawn = drawWith(compiler, paper, false, pdfOf);
  const hasBoxes = drawn.includes(boxes);
  if (paper.kind === 'certificate' && paper.isPicture)
    return drawWith(compiler, paper, hasBoxes, svgOf);
  return hasBoxes ? drawWith(compiler, paper, true, pdfOf) : drawn;
}

/** The programme's own medal, for judges. */
const service = { from: '#e3efe9', to: '#4f9078', line: '#0b5d45', rank: 1 } as const;

const materials = JSON.stringify(
  Object.fromEntries(
    [
      ...tiers.map(({ name, rank }) => ({ name, rank, ...metals[name] })),
      { name: 'Service', ...service },
    ].map(({ name, from, to, line, rank }) => [
      name,
      { from, to, line, numeral: numeralPath(rank) },
    ]),
  ),
);

/** The name in a PDF of the font with the boxes. */
const boxes = '+Missing-Regular';

const nothing = { name: '', line: '', affiliation: '' };

/** Draws a picture, and leaves out people's texts that would have boxes. */
function pictureWith(compiler: NodeCompiler, picture: Picture): Uint8Array {
  if (picture.kind === 'seal') return drawWith(compiler, picture, false, svgOf);
  const cardWith = (texts: Partial<typeof nothing>) => ({
    ...picture,
    facts: { ...picture.facts, ...texts },
  });
  const hasBoxes = (texts: Partial<typeof nothing>) =>
    drawWith(compiler, cardWith(texts), false, plainPdfOf).includes(boxes);
  const left = hasBoxes({})
    ? (['name', 'line', 'affiliation'] as const).filter((text) =>
        hasBoxes({ ...nothing, [text]: picture.facts[text] }),
      )
    : [];
  const card = cardWith(Object.fromEntries(left.map((text) => [text, ''])));
  return drawWith(compiler, card, false, svgOf);
}

type Output = (compiler: NodeCompiler, document: NodeTypstDocument) => Uint8Array;

function drawWith(compiler: NodeCompiler, paper: Paper, hasBoxes: boolean, output: Output): Buffer {
  const mainFilePath = join(templates, `${paper.kind}.typ`);
  const compiled = compiler.compile({
    mainFilePath,
    inputs: { facts: inputOf(paper, hasBoxes), materials },
  });
  try {
    if (compiled.result === null) throw undrawn(paper, compiled.takeError()?.shortDiagnostics);
    return Buffer.from(output(compiler, compiled.result));
  } finally {
    compiler.evictCache(kept);
  }
}

const isPicture = (paper: Paper): paper is Picture =>
  paper.kind === 'card' || paper.kind === 'seal';

/** An SVG without the elements of one name, which are never nested. */
const without = (svg: string, name: string): string => {
  const end = `</${name}>`;
  const [first = '', ...others] = svg.split(`<${name}`);
  return first + others.map((part) => part.slice(part.indexOf(end) + end.length)).join('');
};

/** An SVG without the parts for selecting text in browsers, which other programs draw wrongly. */
const plainSvg = (svg: string): string =>
  without(without(svg, 'style'), 'foreignObject').replace(
    '<svg style="overflow: visible;" ',
    '<svg fill="none" ',
  );

const svgOf: Output = (compiler, document) => Buffer.from(plainSvg(compiler.svg(document)));
const pdfOf: Output = (compiler, document) => compiler.pdf(document, { pdfStandard: 'ua-1' });
/** A PDF names its fonts, unlike an SVG with outlines. */
const plainPdfOf: Output = (compiler, document) => compiler.pdf(document);

const undrawn = ({ kind }: Paper, diagnostics: unknown) =>
  new Error(`The template of a ${kind} does not compile: ${JSON.stringify(diagnostics)}`);

/** The input of a template; texts never become markup. */
function inputOf(
  { size, facts: { date, verification, ...facts } }: Paper,
  hasBoxes: boolean,
): string {
  const day = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
  const programme = site.productName;
  const contact = site.supportEmail;
  const input = { ...facts, size, programme, contact, hasBoxes };
  const texts = JSON.stringify(input, (_, value) =>
    typeof value === 'string' ? drawableText(value) : value,
  );
  return JSON.stringify({
    ...JSON.parse(texts),
    date: day,
    verification: verification ? withCode(verification) : null,
  });
}

const withCode = ({ id, address }: Verification) => ({
  id,
  address,
  qr: renderSVG(address, { border: 0, ecc: 'M' }),
});
