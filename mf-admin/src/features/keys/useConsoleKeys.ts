import { useEffect, useEffectEvent } from 'react';

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches(fields) && !target.matches('[type="checkbox"]');

/** Whether the screen may use the key: no dialog or menu is open, and no element has handled it. */
const isFree = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.altKey &&
  !document.querySelector('[role="dialog"], [role="menu"]');

/** The key without Caps Lock, and the Latin letter on it where a layout has Cyrillic or Greek ones. */
export function letterOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const { key, code, shiftKey } = event;
  const letter = /^[^!-~]$/.test(key) && code.startsWith('Key') ? code.slice(3) : key;
  return letter.length > 1 || shiftKey ? letter : letter.toLowerCase();
}

/** A key's name for `useConsoleKeys`; undefined while somebody types or if the key is in use. */
export function pressedKey(event: KeyboardEvent): string | undefined {
  if (!isFree(event)) return undefined;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return event.shiftKey ? undefined : `command ${letterOf(event)}`;
  return isTyping(event.target) ? undefined : letterOf(event);
}

/** Keys of a screen by name. `command k` is Control or Command with K, also in fields. */
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
