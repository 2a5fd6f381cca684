import { limits } from '@meritum/shared/contracts/limits';

/** Canvas pixels for each px: sharp, but no more than a phone can draw. */
export function canvasDensity(
  { width, height }: { width: number; height: number },
  ofScreen: number,
): number {
  return Math.min(ofScreen || 1, 2, Math.sqrt(limits.canvasPixels / (width * height)));
}
