import { limits } from '@meritum/shared/contracts/limits';
import { unavailable } from '../../platform/errors/domain-error';
import { openSharp } from '../../platform/pictures/open-sharp';

const maxSeconds = 20;
/** JPEG quality at which nobody sees a difference. */
const quality = 90;

/** Width times height. Throws where the header cannot be read. */
export async function pixelsOf(picture: Buffer): Promise<number> {
  const sharp = await openSharp();
  const { autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata();
  return autoOrient.width * autoOrient.height;
}

/**
 * A picture as judges get it: redrawn upright, in a size for phones, without metadata. Throws where
 * it cannot be drawn; unavailable where the time ran out.
 */
export async function redrawnPicture(picture: Buffer): Promise<Buffer> {
  const sharp = await openSharp();
  const drawing = sharp(picture, { limitInputPixels: limits.picturePixels, failOn: 'none' });
  const { format, autoOrient } = await drawing.metadata();
  const { width, height } = autoOrient;
  const scale = Math.min(1, Math.sqrt(limits.canvasPixels / (width * height)));
  const size = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const upright = drawing.autoOrient().resize({ ...size, fit: 'fill' });
  return (format === 'jpeg' ? upright.jpeg({ quality }) : upright.png())
    .timeout({ seconds: maxSeconds })
    .toBuffer()
    .catch((error: Error) => {
      throw error.message.startsWith('timeout') ? unavailable() : error;
    });
}
