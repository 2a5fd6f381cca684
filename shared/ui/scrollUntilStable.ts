/** Events that show that the reader scrolls; they end the automatic scroll. */
const readerScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls now and at each shift of the layout for two seconds, until the reader scrolls. */
export function scrollUntilStable(scroll: () => void): () => void {
  const resized = new ResizeObserver(scroll);
  const end = () => {
    resized.disconnect();
    clearTimeout(timer);
    removeEventListener('scrollend', scroll);
    for (const sign of readerScrolls) removeEventListener(sign, end, true);
  };
  const timer = setTimeout(end, 2_000);
  addEventListener('scrollend', scroll);
  for (const sign of readerScrolls) addEventListener(sign, end, { capture: true, passive: true });
  scroll();
  resized.observe(document.body);
  return end;
}
