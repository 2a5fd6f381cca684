import { useEffect, useEffectEvent } from 'react';

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches(fields) && !target.matches('[type="checkbox"]');

/** Whether the key belongs to the screen: no dialog or menu is open, and nobody has taken it. */
const isFree = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.altKey &&
  !document.querySelector('[role="dialog"], [role="menu"]');

/** The name of a key as `useConsoleKeys` takes it; undefined if it is not free or somebody types. */
export function pressedKey(event: KeyboardEvent): string | undefined {
  if (!isFree(event)) return undefined;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return event.shiftKey ? undefined : `command ${event.key.toLowerCase()}`;
  return isTyping(event.target) ? undefined : event.key;
}

/**
 * Keys of a whole screen, by the key's name; `command k` is Control or Command with K and works in
 * fields too, the others do not.
 */
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
