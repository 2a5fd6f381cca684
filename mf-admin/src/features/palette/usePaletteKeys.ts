import { useEffect, useRef } from 'react';

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.matches(fields);

/** `/` outside fields, and Control or Command with K anywhere; neither behind a dialog or menu. */
function opensPalette(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (document.querySelector('[role="dialog"], [role="menu"]')) return false;
  const command = event.ctrlKey || event.metaKey;
  if (command) return !event.shiftKey && event.key.toLowerCase() === 'k';
  return event.key === '/' && !isTyping(event);
}

/** Calls `open` when a key asks for the search. */
export function usePaletteKeys(open: () => void) {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
