/** Milliseconds between a change of the fragment and the scroll to it (LAY-019). */
const hashScrollDelay = 100;
/** Pixels left free between the header and the element scrolled to (LAY-020). */
const hashScrollGap = 20;
/** Milliseconds to wait for an element that its remote has not rendered yet. */
const elementPatience = 10_000;
/** Milliseconds during which the layout may still shift after a scroll. */
const settling = 2_000;

/** Events that show that the reader scrolls; they end the automatic scroll. */
const readerScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

function behaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** The scroll distance that places the element below the header or the bar that replaces it. */
function distanceTo(element: Element): number {
  const own = document.querySelector('[data-own-frame] > header');
  const header = (own ?? document.querySelector('header'))?.getBoundingClientRect().height ?? 0;
  return element.getBoundingClientRect().top - header - hashScrollGap;
}

function scrollTo(element: Element) {
  window.scrollTo({ top: distanceTo(element) + scrollY, behavior: behaviour() });
}

/** Scrolls to an element whenever it moves, until the reader scrolls. Returns a cancel function. */
function follow(element: Element): () => void {
  const again = () => Math.abs(distanceTo(element)) > 1 && scrollTo(element);
  const resized = new ResizeObserver(again);
  const end = () => {
    resized.disconnect();
    clearTimeout(timer);
    removeEventListener('scrollend', again);
    for (const sign of readerScrolls) removeEventListener(sign, end, true);
  };
  const timer = setTimeout(end, settling);
  addEventListener('scrollend', again);
  for (const sign of readerScrolls) addEventListener(sign, end, { capture: true, passive: true });
  scrollTo(element);
  resized.observe(document.body);
  return end;
}

function find(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // '%' that decodes to nothing: names no element (LAY-022)
  }
}

/** Scrolls to a fragment's element after 100 ms, once it is there. Returns a cancel function. */
export function scrollToFragment({ hash }: { hash: string }): () => void {
  if (!hash) return () => {};
  let observer: MutationObserver | undefined;
  let end: (() => void) | undefined;
  const timers = [
    setTimeout(() => {
      const element = find(hash);
      if (element) {
        end = follow(element);
        return;
      }
      observer = new MutationObserver(() => {
        const late = find(hash);
        if (!late) return;
        observer?.disconnect();
        end = follow(late);
      });
      const attributeFilter = ['id'];
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
    }, hashScrollDelay),
    setTimeout(() => observer?.disconnect(), elementPatience),
  ];
  return () => {
    timers.forEach(clearTimeout);
    observer?.disconnect();
    end?.();
  };
}
