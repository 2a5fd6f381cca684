import { deflateSync } from 'node:zlib';
import type { DocumentNotice } from '@meritum/shared/contracts/nominations';
import { packedPdfOf, pdfOf, textsOf } from '../../../../testing/documents/pdfs';
import { readPdf } from './read';

const call = '/S /URI /URI (https://elsewhere.example/)';
const link = `<< /Subtype /Link /Rect [0 0 9 9] /A << ${call} >> >>`;
const script = "/S /JavaScript /JS (app.launchURL\\('https://elsewhere.example/'\\);)";
const field = '/Subtype /Widget /FT /Tx /T (Water saved) /V (41 000 m3)';

interface Case {
  catalog?: string;
  objects?: string[];
}

const asNumbers = script.replace('/JS', '/#4a#53').replace('/JavaScript', '/Java#53cript');
const attached = '/Names << /EmbeddedFiles << /Names [(elsewhere.example) 7 0 R] >> >>';
const named = (action: string) => `/Names << /JavaScript << /Names [(a) << ${action} >>] >> >>`;

const withheld: Partial<Record<DocumentNotice, Record<string, Case>>> = {
  actions: {
    'an address that it opens': { catalog: `/OpenAction << ${call} >>` },
    'one by another object': {
      catalog: '/OpenAction 7 0 R',
      objects: [link.replace('elsewhere', 'link'), `<< ${call} >>`],
    },
    'a script': { catalog: named(script) },
    'a script with its name in numbers': { catalog: named(asNumbers) },
    'one behind a bracket in a text': {
      catalog: `/Lang (\\)endobj) /A (x\\\\) /OpenAction << ${call} >>`,
    },
    'one behind a comment': { catalog: `/OpenAction % >> endobj\n<< ${call} >>` },
    'one that comes twice': { catalog: `/OpenAction [3 0 R /Fit] /OpenAction << ${call} >>` },
    'what a page calls': { objects: [`<< /Subtype /Screen /AA << /PO << ${call} >> >> >>`] },
    'a button that sends': {
      objects: ['<< /Subtype /Widget /A << /S /SubmitForm /F (https://elsewhere.example/) >> >>'],
    },
  },
  attachments: {
    'attached files': {
      catalog: attached,
      objects: [
        link.replace('elsewhere', 'link'),
        '<< /Type /Filespec /F (a.exe) /EF << /F (elsewhere.example) >> >>',
      ],
    },
  },
  signature: {
    'a signature': {
      catalog: '/Perms << /DocMDP 7 0 R >> /AcroForm << /Fields [6 0 R] /SigFlags 3 >>',
      objects: [
        '<< /Subtype /Widget /FT /Sig /T (a) /V 7 0 R >>',
        '<< /Type /Sig /Name (elsewhere.example) /ByteRange [0 1 2 3] /Contents <3082> >>',
      ],
    },
  },
  comments: {
    'the names of who comments': {
      objects: ['<< /Subtype /Highlight /T (elsewhere.example) /Contents (Well put) >>'],
    },
  },
};
const cases = Object.entries(withheld).flatMap(([notice, written]) =>
  Object.entries(written).map(([what, one]) => [notice, what, one] as const),
);

test.each(cases)('judges get a PDF without %s: %s, and its owner is told', (notice, _, written) => {
  const plain = pdfOf(written);
  for (const file of [plain, packedPdfOf(written)]) {
    expect(textsOf(file)).toContain('elsewhere.example');
    const { copy, notices } = readPdf(file);
    expect(notices).toEqual([notice]);
    expect(textsOf(copy)).not.toMatch(/elsewhere|ByteRange|JavaScript/);
    expect(copy.length).toBe(file.length);
  }
});

const notified: [DocumentNotice[], string, Case][] = [
  [['form'], 'a filled form without pictures of its fields', { objects: [`<< ${field} >>`] }],
  [
    ['form'],
    'a form whose programs should draw its fields',
    {
      catalog: '/AcroForm << /NeedAppearances true >>',
      objects: [`<< ${field} /AP << /N 7 0 R >> >>`],
    },
  ],
  [[], 'a filled form with them', { objects: [`<< ${field} /AP << /N 7 0 R >> >>`] }],
  [[], 'an empty form', { objects: ['<< /Subtype /Widget /FT /Tx /T (Water saved) >>'] }],
  [[], 'a link', { objects: [link] }],
  [[], 'a place where it opens', { catalog: '/OpenAction [3 0 R /Fit]' }],
];

test.each(notified)(
  'the owner is told %j of %s, which judges get as it is',
  (notices, _, written) => {
    for (const file of [pdfOf(written), packedPdfOf(written)]) {
      const { copy, streams: _, ...read } = readPdf(file);
      expect(read).toEqual({ pages: 1, notices, shownBy: new Set() });
      const opens = /\/OpenAction \[[^\]]+\]/;
      expect(textsOf(copy).replace(opens, '')).toBe(textsOf(copy));
    }
  },
);

test('forms in XFA and portfolios are recognised as files for Adobe programs only', () => {
  const form = '/AcroForm << /Fields [ ] /XFA [(template) 6 0 R] >>';
  const portfolio = '/Collection << /View /D >>';
  for (const catalog of [form, `/NeedsRendering true ${form}`])
    expect([...readPdf(pdfOf({ catalog })).shownBy]).toEqual(['form']);
  expect([...readPdf(packedPdfOf({ catalog: portfolio })).shownBy]).toEqual(['portfolio']);
});

test('a PDF with objects that cannot be unpacked is refused', () => {
  expect(() => readPdf(packedPdfOf({}, 'LZWDecode'))).toThrow('unusual');
  const encrypted = packedPdfOf({});
  encrypted.fill('x', encrypted.indexOf('stream') + 7, encrypted.indexOf('stream') + 30);
  expect(() => readPdf(encrypted)).toThrow('incorrect header');
});

const bomb = deflateSync(Buffer.alloc(9_000_000)).toString('latin1');

test.each([
  [
    'object streams',
    '1 0 obj<</Type/ObjStm/First 9/Filter/FlateDecode>>stream\nx\nendstream endobj\n',
  ],
  [
    'object streams that unpack to far more',
    `1 0 obj<</First 9/Filter/FlateDecode>>stream\n${bomb}\nendstream `,
  ],
  ['metadata', '1 0 obj<</Type/Metadata>>stream\nxxxxxxxxxxxxxx\nendstream endobj\n'],
  ['streams that never end', '1 0 obj<<>>stream\n'],
  ['texts that never end', '1 0 obj('],
  ['dictionaries that never end', '1 0 obj<</A'],
  ['actions', '1 0 obj<</OpenAction[1 0 R]/Info 1 0 R>>endobj '],
])('a PDF that consists only of %s is read quickly', (_, object) => {
  const file = Buffer.from(object.repeat(Math.floor(10_000_000 / object.length)), 'latin1');
  const before = process.cpuUsage();
  try {
    readPdf(file);
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(3_000);
});
