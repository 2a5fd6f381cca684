import { deflateSync, inflateSync } from 'node:zlib';

/** The objects of a page and its content. */
const page = (resources = '') => [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> /Annots [6 0 R] >>`,
];
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

const streamOf = (dictionary: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`, 'latin1'),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

interface Written {
  /** Entries of the catalog. */
  catalog?: string;
  /** Objects from number 6; the first is an annotation of the page. */
  objects?: readonly string[];
  content?: string;
  resources?: string;
  trailer?: string;
}

/** A PDF of one page with correct tables, so that any reader opens it. */
export function pdfOf({
  catalog = '',
  objects = [],
  content = '',
  trailer = '',
  resources,
}: Written): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    ...page(resources),
    streamOf('', content),
    font,
    ...objects,
  ];
  let file = Buffer.from('%PDF-1.7\n');
  let table = '0000000000 65535 f \n';
  for (const [index, value] of all.entries()) {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`;
    const start = Buffer.from(`${index + 1} 0 obj\n`);
    file = Buffer.concat([file, start, Buffer.from(value as string), Buffer.from('\nendobj\n')]);
  }
  const size = all.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.concat([file, Buffer.from(`xref\n0 ${size}\n${table}${end}`)]);
}

/** The same objects packed into a stream, as most programs write them today. */
export function packedPdfOf(
  { catalog = '', objects = [] }: Written,
  filter = 'FlateDecode',
): Buffer {
  const values = [`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, ...page(), ...objects];
  const places = values.map((_, at) => {
    const before = values.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
    return `${at < 3 ? at + 1 : at + 3} ${before}`;
  });
  const table = `${places.join(' ')} `;
  const about = `/Type /ObjStm /N ${values.length} /First ${table.length} /Filter /${filter}`;
  const packed = streamOf(about, deflateSync(`${table}${values.join(' ')}`, { level: 1 }));
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n90 0 obj\n'),
    packed,
    Buffer.from('\nendobj\n%%EOF'),
  ]);
}

/** All texts of a PDF, including its compressed streams. */
export function textsOf(file: Buffer): string {
  const text = file.toString('latin1');
  const unpacked = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(file.subarray(index + length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...unpacked].join('\n');
}
