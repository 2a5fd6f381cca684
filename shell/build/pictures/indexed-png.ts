import { crc32, deflateSync } from 'node:zlib';
import { paletteOf } from './palette';

/** Pixels as four bytes each, red, green, blue and alpha. */
export interface Pixels {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Each pixel as one number, 0xaabbggrr: every machine that builds is little-endian. */
const wordsOf = ({ pixels }: Pixels) => new Uint32Array(pixels.slice().buffer);

function count(words: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const word of words) {
    const colour = word & 0xffffff;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

/** The rows as places in a palette, each after its filter, which is none: places have no neighbours. */
function rowsOf(words: Uint32Array, width: number, places: ReadonlyMap<number, number>): Buffer {
  const rows = Buffer.alloc(words.length + words.length / width);
  let at = 0;
  for (const [index, word] of words.entries()) {
    if (index % width === 0) at += 1;
    rows[at] = places.get(word & 0xffffff) ?? 0;
    at += 1;
  }
  return rows;
}

export const isOpaque = (image: Pixels): boolean =>
  wordsOf(image).every((word) => word >>> 24 === 0xff);

/** An opaque image as a PNG with a palette: half the size of true colour for a drawn card. */
export function indexedPng(image: Pixels): Buffer {
  const { width, height } = image;
  const words = wordsOf(image);
  const { colours, places } = paletteOf(count(words));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const palette = Buffer.from(colours.flatMap((colour) => [colour, colour >> 8, colour >> 16]));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rowsOf(words, width, places), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
