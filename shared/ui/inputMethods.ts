/**
 * Leaves the keys of somebody who composes a word to their input method: Enter that chooses the word
 * sends and opens nothing, Escape that drops it closes nothing. Safari says it by the key's code
 * alone, as it ends the composition before the key.
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
