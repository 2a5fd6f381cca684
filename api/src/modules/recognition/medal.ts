import { crc32 } from 'node:zlib';
import { metals, type Tier, tierNamed, tiers } from '@meritum/shared/contracts/tiers';
import { numeralPath } from '@meritum/shared/programme/numerals';
import { memoize } from '../../platform/memoize';
import { openSharp } from '../../platform/pictures/open-sharp';

/** The laurel of shared/ui/Laurel.tsx. */
const laurel =
  'M23.38 53.33C20.24 51.03 15.91 51.85 13.11 55.51 17.16 57.72 21.44 56.7 23.38 53.33ZM20.5 51.92C21.32 48.67 19.27 45.49 15.45 44.43 14.99 48.37 17.18 51.46 20.5 51.92ZM16.02 48.54C14.06 45.39 9.94 44.56 6.15 46.8 8.94 50.21 13.1 50.84 16.02 48.54ZM13.88 46.16C15.76 43.58 15.09 40.02 12.08 37.73 10.27 41.05 11.1 44.57 13.88 46.16ZM10.99 41.35C10.38 37.86 7.03 35.66 2.89 36.29 4.14 40.29 7.58 42.34 10.99 41.35ZM9.89 38.34C12.48 36.73 13.15 33.35 11.32 30.25 8.53 32.54 8.01 35.94 9.89 38.34ZM9.01 32.8C9.72 29.51 7.55 26.38 3.68 25.45 3.36 29.43 5.66 32.46 9.01 32.8ZM9.13 29.6C11.98 29.1 13.78 26.36 13.27 22.97 9.99 24 8.32 26.81 9.13 29.6ZM10.39 24.13C12.18 21.49 11.39 17.97 8.3 15.78 6.61 19.16 7.56 22.64 10.39 24.13ZM11.69 21.2C14.38 21.78 16.93 20.01 17.68 16.85 14.44 16.59 11.97 18.47 11.69 21.2ZM14.91 16.61C17.41 14.93 17.97 11.56 16.04 8.55 13.36 10.91 12.96 14.3 14.91 16.61ZM17.22 14.38C19.36 15.84 22.23 15.19 24.01 12.69 21.26 11.31 18.43 12.09 17.22 14.38ZM40.62 53.33C43.76 51.03 48.09 51.85 50.89 55.51 46.84 57.72 42.56 56.7 40.62 53.33ZM43.5 51.92C42.68 48.67 44.73 45.49 48.55 44.43 49.01 48.37 46.82 51.46 43.5 51.92ZM47.98 48.54C49.94 45.39 54.06 44.56 57.85 46.8 55.06 50.21 50.9 50.84 47.98 48.54ZM50.12 46.16C48.24 43.58 48.91 40.02 51.92 37.73 53.73 41.05 52.9 44.57 50.12 46.16ZM53.01 41.35C53.62 37.86 56.97 35.66 61.11 36.29 59.86 40.29 56.42 42.34 53.01 41.35ZM54.11 38.34C51.52 36.73 50.85 33.35 52.68 30.25 55.47 32.54 55.99 35.94 54.11 38.34ZM54.99 32.8C54.28 29.51 56.45 26.38 60.32 25.45 60.64 29.43 58.34 32.46 54.99 32.8ZM54.87 29.6C52.02 29.1 50.22 26.36 50.73 22.97 54.01 24 55.68 26.81 54.87 29.6ZM53.61 24.13C51.82 21.49 52.61 17.97 55.7 15.78 57.39 19.16 56.44 22.64 53.61 24.13ZM52.31 21.2C49.62 21.78 47.07 20.01 46.32 16.85 49.56 16.59 52.03 18.47 52.31 21.2ZM49.09 16.61C46.59 14.93 46.03 11.56 47.96 8.55 50.64 10.91 51.04 14.3 49.09 16.61ZM46.78 14.38C44.64 15.84 41.77 15.19 39.99 12.69 42.74 11.31 45.57 12.09 46.78 14.38Z';
const stems = 'M32 55.5A23.5 23.5 0 0 1 19.3 12.2M32 55.5A23.5 23.5 0 0 0 44.7 12.2';

/** The medal of a tier as an SVG document. */
export function medalOf(tier: string): string {
  const { name, rank } = tierNamed(tier) ?? (tiers.at(-1) as Tier);
  const { from, to, line } = metals[name];
  const stops = `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  const ring = `fill="none" stroke="${line}" stroke-opacity="0.55" stroke-width="0.6"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128"><title>${tier} medal</title><defs><linearGradient id="face" x1="0.15" y1="0" x2="0.85" y2="1">${stops}</linearGradient><linearGradient id="rim" x1="0.85" y1="1" x2="0.15" y2="0">${stops}</linearGradient></defs><circle cx="64" cy="64" r="62" fill="url(#rim)"/><circle cx="64" cy="64" r="61.5" ${ring}/><circle cx="64" cy="64" r="57.5" fill="none" stroke="${line}" stroke-opacity="0.6" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="0.01 6.0213"/><circle cx="64" cy="64" r="53" fill="url(#face)"/><circle cx="64" cy="64" r="53" ${ring}/><g transform="translate(14.4 14.4) scale(1.55)" fill="${line}"><path d="${stems}" fill="none" stroke="${line}" stroke-width="1.2" stroke-linecap="round"/><path d="${laurel}"/><path d="${numeralPath(rank)}"/></g></svg>`;
}

/**
 * The medal with a credential baked into it (Open Badges 3.0, 5.3.2).
 * @param jwt a compact JWS, which has no character that XML would have to escape
 */
export const bakedMedal = (tier: string, jwt: string): string =>
  medalOf(tier)
    .replace('<svg ', '<svg xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" ')
    .replace('<title>', `<openbadges:credential verify="${jwt}"/><title>`);

/** Width and height of a badge as PNG, in pixels. */
const pixels = 512;

async function draw(tier: string): Promise<Buffer> {
  const sharp = await openSharp();
  const svg = Buffer.from(medalOf(tier));
  // Draws an SVG of 128 px at 72 dpi in the wanted size.
  return sharp(svg, { density: (72 * pixels) / 128 })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The medal of a tier as PNG, drawn once. */
export const medalPng = memoize(tiers.length, { inputKey: (tier: string) => tier, work: draw });

/** A chunk of a PNG (PNG, third edition, 5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(content.length + 8);
  frame.writeUInt32BE(data.length);
  content.copy(frame, 4);
  frame.writeUInt32BE(crc32(content), content.length + 4);
  return frame;
}

/** Signature and header, the first chunk of every PNG. */
const headLength = 8 + 25;

/** The medal as PNG with a credential baked into it (Open Badges 3.0, 5.3.1). */
export async function bakedPng(tier: string, jwt: string): Promise<Buffer> {
  const picture = await medalPng(tier);
  // Uncompressed, and without language and translation.
  const text = chunk('iTXt', Buffer.from(`openbadgecredential\0\0\0\0\0${jwt}`));
  return Buffer.concat([picture.subarray(0, headLength), text, picture.subarray(headLength)]);
}
