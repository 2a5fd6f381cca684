import { limits } from '@meritum/shared/contracts/limits';

/**
 * Pixels of a canvas for each px of a page: sharp on high-density screens, and never more than a
 * phone or tablet draws, which shows an empty page otherwise.
 */
export function canvasDensity(
  { width, height }: { width: number; height: number },
  ofScreen: number,
): number {
  return Math.min(ofScreen || 1, 2, Math.sqrt(limits.canvasPixels / (width * height)));
}
