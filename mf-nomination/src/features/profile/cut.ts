import { limits } from '@meritum/shared/contracts/limits';
import { drawCut, type SquareCut } from '@meritum/shared/ui/BlobPicture';

/** Side of the sent square: larger than the server keeps, so that its own cut loses nothing. */
const sentSide = 1024;

/**
 * The visible square of a picture.
 * @param at its position along the longer side, from 0 to 100
 * @param zoom in per cent of the shorter side, from 100 to 300
 */
export function cutOf(
  { width, height }: Pick<ImageBitmap, 'width' | 'height'>,
  at: number,
  zoom: number,
): SquareCut {
  const side = (Math.min(width, height) * 100) / zoom;
  const along = (free: number, isLonger: boolean) => (free * (isLonger ? at : 50)) / 100;
  return {
    left: along(width - side, width > height),
    top: along(height - side, height >= width),
    side,
  };
}

const blobOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** The crop as a JPEG within the limit; undefined if the browser cannot make one. */
export async function jpegOf(picture: ImageBitmap, cut: SquareCut): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = sentSide;
  canvas.height = sentSide;
  drawCut(canvas, picture, cut);
  for (const quality of [0.92, 0.8, 0.6]) {
    const blob = await blobOf(canvas, quality);
    if (blob && blob.size <= limits.profilePictureBytes) return blob;
  }
  return undefined;
}
