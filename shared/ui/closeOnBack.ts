/** What we need of the Navigation API. */
interface Navigation extends EventTarget {
  currentEntry: { index: number };
}

interface NavigateEvent extends Event {
  navigationType: string;
  destination: { index: number };
}

/**
 * Back closes this layer while it is the topmost with `data-layer`, and the page below it stays. The
 * history gets no entry for it, so that Forward and links lead where they always did.
 * @returns what ends it
 */
export function closeOnBack(layer: Element, close: () => void): () => void {
  // Missing in older promised browsers: there Back leaves the page, and the layer with it.
  const { navigation } = window as { navigation?: Navigation };
  const hold = (event: Event) => {
    const { navigationType, destination, cancelable } = event as NavigateEvent;
    const { currentEntry } = event.currentTarget as Navigation;
    if (
      // A step back to another site cannot be held up.
      cancelable &&
      navigationType === 'traverse' &&
      destination.index < currentEntry.index &&
      // Layers follow one another in the document as they were opened.
      [...document.querySelectorAll('[data-layer]')].at(-1) === layer
    ) {
      event.preventDefault();
      close();
    }
  };
  navigation?.addEventListener('navigate', hold);
  return () => navigation?.removeEventListener('navigate', hold);
}
