/** The part of the Navigation API that we use. */
interface Navigation extends EventTarget {
  currentEntry: { index: number };
}

interface NavigateEvent extends Event {
  navigationType: string;
  destination: { index: number };
}

/**
 * Back closes this layer while it is the topmost with `data-layer`, and the page below it stays. It
 * gets no history entry, so that Forward and links work as before.
 * @returns a function that removes the listener
 */
export function closeOnBack(layer: Element, close: () => void): () => void {
  // Missing in older supported browsers, where Back leaves the page with the layer.
  const { navigation } = window as { navigation?: Navigation };
  const hold = (event: Event) => {
    const { navigationType, destination, cancelable } = event as NavigateEvent;
    const { currentEntry } = event.currentTarget as Navigation;
    if (
      // Going back to another site cannot be prevented.
      cancelable &&
      navigationType === 'traverse' &&
      destination.index < currentEntry.index &&
      // Layers follow each other in the document in the order of opening.
      [...document.querySelectorAll('[data-layer]')].at(-1) === layer
    ) {
      event.preventDefault();
      close();
    }
  };
  navigation?.addEventListener('navigate', hold);
  return () => navigation?.removeEventListener('navigate', hold);
}
