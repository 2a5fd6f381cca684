/** What we need of the Navigation API. */
interface NavigateEvent extends Event {
  navigationType: string;
  destination: { index: number };
}

interface WithNavigation {
  /** Missing in older promised browsers: there Back leaves the page, and the layer with it. */
  navigation?: EventTarget & { currentEntry: { index: number } };
}

/**
 * Back closes this layer while it is the topmost with `data-layer`, and the page below it stays. The
 * history gets no entry for it, so that Forward and links lead where they always did.
 * @returns what ends it
 */
export function closeOnBack(layer: Element, close: () => void): () => void {
  const { navigation } = window as WithNavigation;
  const hold = (event: Event) => {
    const { navigationType, destination, cancelable } = event as NavigateEvent;
    if (
      navigationType !== 'traverse' ||
      // A step back to another site cannot be held up.
      !cancelable ||
      destination.index > (navigation?.currentEntry.index ?? 0) ||
      // Layers follow one another in the document as they were opened.
      [...document.querySelectorAll('[data-layer]')].at(-1) !== layer
    )
      return;
    event.preventDefault();
    close();
  };
  navigation?.addEventListener('navigate', hold);
  return () => navigation?.removeEventListener('navigate', hold);
}
