import { scrollUntilStable } from '@meritum/shared/ui/scrollUntilStable';

/** Milliseconds between a change of the fragment and the scroll to it (LAY-019). */
const hashScrollDelay = 100;
/** Pixels left free between the header and the element scrolled to (LAY-020). */
const hashScrollGap = 20;
/** Milliseconds to wait for an element that its remote has not rendered yet. */
const elementPatience = 10_000;
function behaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** The scroll distance that places the element below the header or the bar that replaces it. */
function distanceTo(element: Element): number {
  const own = document.querySelector('[data-own-frame] > header');
  const header = (own ?? document.querySelector('header'))?.getBoundingClientRect().height ?? 0;
  return element.getBoundingClientRect().top - header - hashScrollGap;
}

/** Scrolls to an element whenever it moves, until the reader scrolls. Returns a cancel function. */
function follow(element: Element): () => void {
  return scrollUntilStable(() => {
    const distance = distanceTo(element);
    if (Math.abs(distance) > 1) scrollTo({ top: distance + scrollY, behavior: behaviour() });
  });
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
