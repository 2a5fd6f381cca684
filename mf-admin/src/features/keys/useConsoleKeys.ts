import { useEffect, useEffectEvent } from 'react';

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches(fields) && !target.matches('[type="checkbox"]');

/** Whether the screen may use the key: no dialog or menu is open, and no element has handled it. */
const isFree = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.altKey &&
  !document.querySelector('[role="dialog"], [role="menu"]');

/** A key's name for `useConsoleKeys`; undefined while somebody types or if the key is in use. */
export function pressedKey(event: KeyboardEvent): string | undefined {
  if (!isFree(event)) return undefined;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return event.shiftKey ? undefined : `command ${event.key.toLowerCase()}`;
  return isTyping(event.target) ? undefined : event.key;
}

/** Keys of a screen by name. `command k`, Control or Command with K, works in fields too. */
export function useConsoleKeys(keys: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = pressedKey(event);
    if (name === undefined || !Object.hasOwn(keys, name)) return;
    event.preventDefault();
    keys[name]?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
