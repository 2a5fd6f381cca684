import { Buffer } from 'node:buffer';
import { lazy } from '../memoize';
import type { Faces } from './letters';

const fontsOf = async () => (await import('./fonts.json', { with: { type: 'json' } })).default;
const furtherOf = async () =>
  (await import('./further-fonts.json', { with: { type: 'json' } })).default;

/** Ascent of the main faces as a fraction of their size, from the fonts. */
export const ascents = { heading: 0.735, text: 1 };

/** The product's two faces, and a further family for other scripts. */
export interface Fonts {
  files: ReadonlyMap<string, Buffer>;
  facesFor(main: 'heading' | 'text'): Faces;
}

/** All fonts for PDFs, loaded once. */
export const loadFonts = lazy(load);

async function load(): Promise<Fonts> {
  const [own, further] = await Promise.all([fontsOf(), furtherOf()]);
  const files = new Map([
    ['heading', Buffer.from(own.newsreader, 'base64')],
    ['text', Buffer.from(own.hankenGrotesk, 'base64')],
  ]);
  for (const [name, font] of Object.entries(further.fonts))
    files.set(name, Buffer.from(font, 'base64'));
  const covered = new Map(
    Object.entries(further.covers).map(([name, ranges]) => [name, rangesOf(ranges)]),
  );
  const has: Faces['has'] = (face, codePoint) =>
    covered.get(face)?.some(([from, to]) => from <= codePoint && codePoint <= to) ?? false;
  const names = Object.keys(further.fonts);
  return { files, facesFor: (main) => ({ main, further: names, has }) };
}

/** Parses ranges of code points: `20-7e a0`, in hexadecimal. */
const rangesOf = (ranges: string) =>
  ranges.split(' ').map((range): [number, number] => {
    const [from = '', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
