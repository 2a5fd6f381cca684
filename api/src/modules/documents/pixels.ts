import { documentTypes, limits } from '@meritum/shared/contracts/limits';
import { openSharp } from '../../platform/pictures/open-sharp';

const maxSeconds = 20;

/** Width and height of a picture as it is shown; 0 where its header cannot be read. */
async function sizeOf(picture: Buffer): Promise<{ width: number; height: number }> {
  const sharp = await openSharp();
  return sharp(picture, { limitInputPixels: false })
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => ({ width: 0, height: 0 }),
    );
}

export async function pixelsOf(picture: Buffer): Promise<number> {
  const { width, height } = await sizeOf(picture);
  return width * height;
}

/**
 * A picture that phones can show: a larger one is drawn again, smaller. What cannot be drawn stays
 * as it is.
 */
export async function fitForPhones(picture: Buffer, mediaType: string): Promise<Buffer> {
  if (mediaType !== documentTypes.jpg && mediaType !== documentTypes.png) return picture;
  const { width, height } = await sizeOf(picture);
  const scale = Math.sqrt(limits.canvasPixels / (width * height));
  if (!(scale < 1)) return picture;
  const [wide, high] = [Math.floor(width * scale), Math.floor(height * scale)];
  const sharp = await openSharp();
  return sharp(picture, { limitInputPixels: limits.picturePixels, failOn: 'none' })
    .autoOrient()
    .resize(wide, high, { fit: 'fill' })
    .timeout({ seconds: maxSeconds })
    .toBuffer()
    .catch(() => picture);
}
