/** Milliseconds for which a width must not have changed, so that a window is not drawn while it is dragged. */
const rest = 150;

/**
 * Has an element drawn once it comes near, and anew for another width: a turned phone, a page that is
 * zoomed. One drawing at a time. What cannot be drawn stays as it is; the download has it.
 * @returns what ends it
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
