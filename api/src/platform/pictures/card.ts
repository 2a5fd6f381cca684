import type { OverlayOptions } from 'sharp';
import { openSharp } from './open-sharp';

const size = { width: 1200, height: 630 };
const paper = '#fbfaf6';

/** A card for shared links as PNG: the drawn template, with a photo above it if given. */
export async function cardPng(words: Buffer, face?: OverlayOptions): Promise<Buffer> {
  const sharp = await openSharp();
  return sharp({ create: { ...size, channels: 3, background: paper } })
    .composite([...(face ? [face] : []), { input: words }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
