import { inflateSync } from 'node:zlib';
import type { UnseenText } from '@meritum/shared/contracts/nominations';
import { type ReadPdf, readPdf } from '../pdf/read';
import type { Box } from './geometry';
import { emptyPage, instructions } from './page';

/** Limit of all unpacked streams except pictures, in bytes; pdf.js itself has none. */
const maxInflated = 67_108_864;

/** ASCII85 writes four bytes as five letters (ISO 32000-2, 7.4.3). */
function fromAscii85(text: string): Buffer {
  const [content = ''] = text.split('~');
  const letters = content.replace(/\s/g, '').replaceAll('z', '!!!!!');
  const bytes = Buffer.alloc(Math.ceil(letters.length / 5) * 4);
  for (let at = 0; at < letters.length; at += 5) {
    let value = 0;
    for (let next = at; next < at + 5; next++)
      value = value * 85 + (next < letters.length ? letters.charCodeAt(next) - 33 : 84);
    bytes.writeUInt32BE(Math.max(0, value) % 2 ** 32, (at / 5) * 4);
  }
  return bytes;
}

/** Decodes each filter whose output can be measured, up to a number of bytes. */
const unpack: Readonly<Record<string, (bytes: Buffer, maxBytes: number) => Buffer>> = {
  FlateDecode: (bytes, maxOutputLength) => inflateSync(bytes, { maxOutputLength }),
  ASCII85Decode: (bytes) => fromAscii85(bytes.toString('latin1')),
  ASCIIHexDecode: (bytes) => Buffer.from(bytes.toString('latin1').replace(/\s/g, ''), 'hex'),
};

/** Whether all streams except pictures use such filters, and stay below the limit. */
function isBounded(file: Buffer, streams: ReadPdf['streams']): boolean {
  let left = maxInflated;
  for (const { filter, isPicture, from, to } of streams) {
    if (isPicture) continue;
    if (!/^(?:\[\s*)?(?:\/\w+\s*)*\]?$/.test(filter)) return false;
    let bytes = file.subarray(from, to);
    for (const name of filter.match(/\w+/g) ?? []) {
      const how = unpack[name];
      if (!how || left <= 0) return false;
      try {
        bytes = how(bytes, left);
        left -= bytes.length;
      } catch (error) {
        if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return false;
      }
    }
  }
  return true;
}

/**
 * Texts of a PDF that readers cannot see: white on white, tiny, transparent, outside the page, or
 * in a hidden layer. Throws for a file that cannot be searched.
 */
export async function unseenInPdf(file: Buffer): Promise<UnseenText[]> {
  if (!isBounded(file, readPdf(file).streams)) throw new Error('Too much to look into');
  const { getDocument, OPS, AnnotationMode, VerbosityLevel } = await import(
    'pdfjs-dist/legacy/build/pdf.mjs'
  );
  const names = Object.fromEntries(Object.entries(OPS).map(([name, number]) => [number, name]));
  const opening = getDocument({
    data: new Uint8Array(file),
    isEvalSupported: false,
    useWasm: false,
    // Skips pictures larger than one pixel.
    maxImageSize: 1,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await opening.promise;
    const layers = await pdf.getOptionalContentConfig();
    const follow = instructions(
      (operation) => names[operation] ?? '',
      (layer) => layers.isVisible(layer),
    );
    const found: UnseenText[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const read = await pdf.getPage(number);
      const { fnArray, argsArray } = await read.getOperatorList({
        annotationMode: AnnotationMode.DISABLE,
      });
      const page = emptyPage(read.view as unknown as Box);
      fnArray.forEach((operation, at) => {
        const name = names[operation] ?? '';
        follow[name]?.(page, argsArray[at] ?? []);
        page.previous = name;
      });
      read.cleanup();
      const text = page.unseen.join(' ').replace(/\s+/g, ' ').trim();
      if (text) found.push({ page: number, text, ...(page.isScan && { isScan: true as const }) });
    }
    return found;
  } finally {
    await opening.destroy();
  }
}
