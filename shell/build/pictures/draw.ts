import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

const here = import.meta.dirname;
const cache = join(here, '../../../node_modules/.cache/pictures');

const require = createRequire(import.meta.url);
const { version } = require('@resvg/resvg-js/package.json') as { version: string };

/** Only the product's own fonts, so that every machine draws the same. */
export async function fontFiles(): Promise<string[]> {
  const names = await readdir(join(here, 'fonts'));
  return names
    .filter((name) => name.endsWith('.ttf'))
    .sort()
    .map((name) => join(here, 'fonts', name));
}

/** A cache key of everything that affects the image, except the drawing. */
async function digestOfTools(fonts: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(version).update(JSON.stringify(sharp.versions));
  for (const file of [...fonts, join(here, 'draw.ts')]) hash.update(await readFile(file));
  return hash.digest('hex');
}

async function draw(svg: string, width: number, fonts: string[]): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: fonts, loadSystemFonts: false },
  });
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  const drawn = sharp(image.pixels, { raw });
  const { isOpaque } = await drawn.stats();
  // A palette halves the size of a drawn card; dithering would speckle its plain ground.
  return drawn.png({ palette: isOpaque, effort: 10, dither: 0, compressionLevel: 9 }).toBuffer();
}

/** Renamed atomically, because two builds may draw the same picture at once. */
async function keep(file: string, png: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
}

/** Renders a drawing as a PNG `width` px wide; cached ones are reused. */
export async function pictureMaker(): Promise<(svg: string, width: number) => Promise<Buffer>> {
  const fonts = await fontFiles();
  const tools = await digestOfTools(fonts);
  await mkdir(cache, { recursive: true });
  return async (svg, width) => {
    const name = createHash('sha256').update(`${tools} ${width} ${svg}`).digest('hex');
    const file = join(cache, `${name}.png`);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const png = await draw(svg, width, fonts);
    await keep(file, png);
    return png;
  };
}

/** Turns a drawing's texts into outlines, because pictures on other sites lack our fonts. */
export async function outlined(svg: string): Promise<string> {
  const drawn = new Resvg(svg, { font: { fontFiles: await fontFiles(), loadSystemFonts: false } });
  // Hundredths of a px are finer than any screen.
  return drawn
    .toString()
    .replace(/-?\d+\.\d{3,}/g, (value) => String(Number(Number(value).toFixed(2))));
}
