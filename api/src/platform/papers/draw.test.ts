import { inflateSync } from 'node:zlib';
import { metals, tierNames } from '@meritum/shared/contracts/tiers';
import fc from 'fast-check';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { certificateOf, names } from '../../../testing/papers';
import { drawPaper } from './draw';
import type { Paper } from './paper';

/** A paper as a reader opens it: its first page, and all text. */
async function opened(paper: Paper) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: Uint8Array.from(await drawPaper(paper)), verbosity: 0 })
    .promise;
  const items: TextItem[] = [];
  for (let number = 1; number <= pdf.numPages; number++)
    items.push(...((await (await pdf.getPage(number)).getTextContent()).items as TextItem[]));
  const page = await pdf.getPage(1);
  const text = items.map(({ str }) => str).join('');
  return { pdf, page, items, text, [Symbol.asyncDispose]: () => pdf.loadingTask.destroy() };
}

/** Ignores spaces and marks that PDF readers add or drop within a line. */
const letters = (text: string) => text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

const simple = (name: string) => !/[\p{M}\u{10000}-\u{10ffff}\ud800]/u.test(name);

test('copying a name from a paper gives its words back, in any script', async () => {
  const details = names.map((name) => ['Name', name] as const);
  const { title, date } = certificateOf().facts;
  const facts = { title, date, heading: 'Names', details, essays: [] };
  await using paper = await opened({ kind: 'copy', size: 'A4', facts });
  const text = letters(paper.text);
  for (const word of names.filter(simple).flatMap((name) => name.split(/[\s()]+/)))
    expect(text).toContain(letters(word));
});

/** Font families whose glyphs a paper contains. */
const familiesOf = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/BaseFont ?\/[A-Z]+\+(\w+)-/g),
  ].map(([, family]) => family);

const isOfNoFace = (name: string) => /[\p{Script=Cherokee}\u{20000}-\u{2ffff}\ud800]/u.test(name);

test.each(names.filter((name) => !isOfNoFace(name)))(
  'a paper has every letter of a name, in every face: %s',
  async (name) => {
    const certificate = certificateOf({ name, affiliation: name, details: [['Award', name]] });
    expect(familiesOf(await drawPaper(certificate))).not.toContain('Missing');
  },
);

test.each(['certificate', 'letter', 'copy'] as const)(
  'a %s explains boxes only if a letter is in no font',
  async (kind) => {
    const { title, date, details } = certificateOf().facts;
    const day = '14 January 2026';
    const paperOf = (name: string): Paper => {
      if (kind === 'certificate') return certificateOf({ name });
      const facts = { title, date, heading: name };
      if (kind === 'copy') return { kind, size: 'A4', facts: { ...facts, details, essays: [] } };
      return { kind, size: 'A4', facts: { ...facts, day, paragraphs: [name] } };
    };
    const notice = 'A box stands for a letter';
    await using unknown = await opened(paperOf('ᏣᎳᎩ'));
    await using known = await opened(paperOf('Ada Example'));
    expect(unknown.pdf.numPages).toBe(1);
    expect(unknown.text).toContain(notice);
    expect(known.text).not.toContain(notice);
  },
);

describe('a card', () => {
  const date = new Date('2026-01-14T12:00:00Z');
  /** A card as SVG without generated ids, its glyph outlines sorted. */
  const cardOf = async (name: string, affiliation: string, line = '') => {
    const texts = { title: 'A card', date, statement: 'Gold, AI, 2025', name, line, affiliation };
    const score = '8.63 by 22 judges';
    const look = { medal: 'Gold', scheme: 'light', score, hasPortrait: false } as const;
    const svg = Buffer.from(
      await drawPaper({ kind: 'card', facts: { ...texts, ...look } }),
    ).toString();
    return svg.slice(svg.indexOf('<g class="typst-page"')).replace(/ data-tid="[^"]*"/g, '');
  };

  test('leaves out letters that no font has, rather than showing boxes', async () => {
    const [known, unknown, employer] = ['Ada Example', 'ᏣᎳᎩ', 'Careful Works'];
    expect(await cardOf(unknown, employer)).toBe(await cardOf('', employer));
    expect(await cardOf(known, unknown)).toBe(await cardOf(known, ''));
    expect(await cardOf(known, unknown, employer)).toBe(await cardOf(known, '', employer));
    expect(await cardOf(known, employer, unknown)).toBe(await cardOf(known, employer));
    expect(await cardOf(`${known} ${unknown}`, unknown)).toBe(await cardOf('', ''));
    expect(await cardOf(known, employer)).not.toBe(await cardOf(known, ''));
  });
});

test.each(names.filter(({ length }) => length > 100))(
  'a long name is set smaller, between the margins of one page: %s',
  async (name) => {
    const line = name.slice(0, 80);
    await using paper = await opened(certificateOf({ name, affiliation: name, line }));
    const { width, height } = paper.page.getViewport({ scale: 1 });
    const ends = paper.items.map(({ transform, width: own }) => transform[4] + own);
    const [lowest, highest] = [Math.min, Math.max].map((extreme) =>
      extreme(...paper.items.map(({ transform }) => transform[5])),
    );
    expect(paper.pdf.numPages).toBe(1);
    expect(Math.max(...ends)).toBeLessThan(width - 50);
    expect(lowest).toBeGreaterThan(50);
    expect(highest).toBeLessThan(height - 50);
  },
);

/** Replacement texts for a syllable's glyphs when copied or spoken. */
const actualTexts = (pdf: Uint8Array): string[] =>
  Buffer.from(pdf)
    .toString('latin1')
    .split(/stream\r?\n/)
    .map((stream) => Buffer.from(stream, 'latin1'))
    .filter((stream) => stream[0] === 0x78)
    .flatMap((stream) => [
      ...inflateSync(stream)
        .toString('latin1')
        .matchAll(/ActualText <FEFF(\w+)>/g),
    ])
    .map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'));

test('a syllable whose marks are drawn apart is copied once', async () => {
  const drawn = await drawPaper(certificateOf({ name: 'शर्मा', affiliation: 'Adébáyọ̀' }));
  expect(actualTexts(drawn)).toEqual(['र्मा', 'ọ̀']);
});

test('a paper has title, language, date, a heading, tags, and words for its QR code', async () => {
  await using paper = await opened(certificateOf({ name: 'Ελένη Παππά' }));
  expect(await paper.pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await paper.pdf.getMetadata()).info).toMatchObject({
    Title: 'Meritum Awards Gold: Ελένη Παππά',
    Language: 'en-GB',
    CreationDate: expect.stringContaining('20260114'),
  });
  const tree = JSON.stringify(await paper.page.getStructTree());
  expect(tree).toContain('"role":"H1"');
  expect(tree).toContain('"lang":"el"');
  expect(tree).toContain('QR code of https://awards.example/verify/M25-7K3Q-XW4P');
  expect(paper.text).toContain('awards.example/verify/M25-7K3Q-XW4P');
});

test('the same facts give the same bytes, whatever was drawn between, and each size its page', async () => {
  const first = Buffer.from(await drawPaper(certificateOf()));
  await drawPaper(certificateOf({ name: '山田 太郎' }));
  expect(first.equals(await drawPaper(certificateOf()))).toBe(true);
  await using letter = await opened({ ...certificateOf(), size: 'Letter' });
  const { width, height } = letter.page.getViewport({ scale: 1 });
  expect([Math.round(width), Math.round(height)]).toEqual([792, 612]);
});

test.each([...tierNames, 'Service'] as const)(
  'a certificate of %s can be drawn, and a picture has the metal of the tier',
  async (name) => {
    await using paper = await opened(certificateOf({ medal: name, heading: name }));
    expect(paper.text).toContain(name);
    if (name === 'Service') return;
    const { title, date, statement } = certificateOf().facts;
    const facts = { title, date, statement, medal: name, scheme: 'light' } as const;
    const seal = await drawPaper({ kind: 'seal', facts });
    const [embedded = ''] = /(?<=base64,)[^"]+/.exec(Buffer.from(seal).toString()) ?? [];
    const medal = Buffer.from(embedded, 'base64').toString();
    const { from, line } = metals[name];
    expect([medal.includes(from), medal.includes(line)]).toEqual([true, true]);
  },
);

test('a certificate is drawn as a picture too, its letters as outlines', async () => {
  const svg = Buffer.from(await drawPaper({ ...certificateOf(), isPicture: true })).toString();
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 842/);
  expect(svg).not.toMatch(/<(?:text|style|script|foreignObject)/);
  expect(svg.length).toBeLessThan(400_000);
});

test('any text can be drawn, also one that no face has letters for', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 100 });
  const drawn = fc.asyncProperty(text, text, async (name, affiliation) => {
    expect((await drawPaper(certificateOf({ name, affiliation }))).length).toBeGreaterThan(0);
  });
  await fc.assert(drawn, { numRuns: 3 });
});
