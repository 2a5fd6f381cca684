/** Milliseconds for which a width must be stable, so that resizing a window does not redraw it. */
const rest = 150;

/**
 * Draws an element once it comes near the screen, and again when its width changes, as on a turned
 * phone. Draws one at a time. A failed drawing is left out; the document can still be downloaded.
 * @returns A function that stops the drawing.
 */
export function drawnToWidth(
  element: HTMLElement,
  draw: (width: number) => Promise<void>,
): () => void {
  let near = false;
  let drawn: number | undefined;
  let drawing = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attend = () => {
    const width = element.clientWidth;
    if (!near || width === drawn) return;
    drawn = width;
    drawing = drawing.then(() => draw(width)).catch(() => {});
  };
  const seen = new IntersectionObserver(
    (entries) => {
      near = entries.at(-1)?.isIntersecting ?? false;
      attend();
    },
    { rootMargin: '600px' },
  );
  const sized = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(attend, rest);
  });
  seen.observe(element);
  sized.observe(element);
  return () => {
    near = false;
    clearTimeout(timer);
    seen.disconnect();
    sized.disconnect();
  };
}
