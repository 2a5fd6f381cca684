/** Milliseconds between two steps (FEAT-003). */
export const advanceAfter = 3000;
/** Pixels of a step: one card with its gap (FEAT-004). */
const cardStep = 240;

interface Scroller {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** The position after a step to the left (-1) or right (1), wrapping around at the ends. */
export function stepTarget(
  { scrollLeft, scrollWidth, clientWidth }: Scroller,
  step: 1 | -1,
): number {
  const end = Math.max(0, scrollWidth - clientWidth);
  if (step > 0 && scrollLeft >= end - 1) return 0;
  if (step < 0 && scrollLeft <= 1) return end;
  const card = Math.round(scrollLeft / cardStep) + step;
  return Math.min(Math.max(0, card * cardStep), end);
}

/** Whether a step wraps around; it then jumps instead of scrolling past all cards. */
export function wrapsAround({ scrollLeft }: Pick<Scroller, 'scrollLeft'>, target: number): boolean {
  return Math.abs(target - scrollLeft) > 2 * cardStep;
}
