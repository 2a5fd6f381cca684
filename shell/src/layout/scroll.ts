/** Milliseconds between a change of the fragment and the scroll to it (LAY-019). */
export const hashScrollDelay = 100;
/** Pixels left free between the header and the element scrolled to (LAY-020). */
export const hashScrollGap = 20;
/** Milliseconds to wait for an element that its remote has not rendered yet. */
const elementPatience = 10_000;

function behaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

function scrollTo(element: Element) {
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  const top = element.getBoundingClientRect().top + scrollY - header - hashScrollGap;
  window.scrollTo({ top, behavior: behaviour() });
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
 * still loading. A fragment that names nothing does nothing. Returns how to call it off.
 */
export function scrollToFragment({ hash }: { hash: string }): () => void {
  if (!hash) return () => {};
  let observer: MutationObserver | undefined;
  const timers = [
    setTimeout(() => {
      const element = find(hash);
      if (element) return scrollTo(element);
      observer = new MutationObserver(() => {
        const late = find(hash);
        if (!late) return;
        observer?.disconnect();
        scrollTo(late);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    }, hashScrollDelay),
    setTimeout(() => observer?.disconnect(), elementPatience),
  ];
  return () => {
    timers.forEach(clearTimeout);
    observer?.disconnect();
  };
}
