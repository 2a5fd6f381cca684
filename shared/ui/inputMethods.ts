/**
 * Leaves keys to the input method of somebody who composes a word: an Enter that chooses the word
 * must not send or open anything, and an Escape that drops it must not close anything. Safari shows
 * this only by the key's code, because it ends the composition before the key.
 */
export function leaveKeysToInputMethods(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
