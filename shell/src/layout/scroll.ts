/** Milliseconds between a change of the fragment and the scroll to it (LAY-019). */
export const hashScrollDelay = 100;
/** Pixels left free between the header and the element scrolled to (LAY-020). */
export const hashScrollGap = 20;
/** Milliseconds to wait for an element that its remote has not rendered yet. */
const elementPatience = 10_000;
/** Milliseconds for which the page may still change its height under a scroll to its place. */
const settling = 2_000;

/** What shows that the reader scrolls: from then on the place is theirs. */
const readerScrolls = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

function behaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** How far the page must scroll until the element stands below the header. */
function distanceTo(element: Element): number {
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  return element.getBoundingClientRect().top - header - hashScrollGap;
}

function scrollTo(element: Element) {
  window.scrollTo({ top: distanceTo(element) + scrollY, behavior: behaviour() });
}

/**
 * Scrolls to an element, and again when its place changes under way: a question that opens or
 * closes above it, a picture that arrives. Ends with the reader's own scrolling. Returns how to end it.
 */
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

/**
 * Scrolls to the element that a fragment names, 100 ms from now; waits for it where its page is
 * still loading, or not yet alive. A fragment that names nothing does nothing. Returns how to call
 * it off.
 */
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
