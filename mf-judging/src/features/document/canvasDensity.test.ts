/** @jest-environment node */
import { limits } from '@meritum/shared/contracts/limits';
import { canvasDensity } from './canvasDensity';

test('a page is as sharp as the screen, up to twice', () => {
  const page = { width: 620, height: 877 };
  expect([0, 1, 1.5, 3].map((ofScreen) => canvasDensity(page, ofScreen))).toEqual([1, 1, 1.5, 2]);
});

test.each([
  ['zoomed on a tablet', 2_460, 3_479],
  ['of a long scroll', 1_240, 24_800],
])('a page %s is drawn no larger than a phone can', (_, width, height) => {
  const density = canvasDensity({ width, height }, 2);
  expect(Math.floor(width * density) * Math.floor(height * density)).toBeLessThanOrEqual(
    limits.canvasPixels,
  );
});
