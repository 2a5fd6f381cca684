import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The key that moves the focus to the toasts and back. */
export const toastHotkey = 'F8';

/**
 * Moves the focus into the toasts and back to where it came from.
 * `shown` is what is on the page: when it changes, the focus may have gone with a removed toast.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  const origin = useRef<Element | null>(null);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    setFocused(shown.length > 0 && holdsFocus(region));
  }, [shown, region]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== toastHotkey) return;
      event.preventDefault();
      if (holdsFocus(region)) giveBack(origin.current);
      else region.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [region]);

  return {
    focused,
    onFocus(event: FocusEvent) {
      if (isInside(event)) return;
      origin.current = event.relatedTarget;
      setFocused(true);
    },
    onBlur(event: FocusEvent) {
      if (!isInside(event)) setFocused(false);
    },
    /** After a toast was dismissed: focuses the next one if by keyboard, else returns the focus. */
    moveOn(byKeyboard: boolean) {
      if (byKeyboard && shown.length > 1) region.current?.focus();
      else giveBack(origin.current);
    },
  };
}

const holdsFocus = (region: RefObject<HTMLElement | null>) =>
  region.current?.contains(document.activeElement) ?? false;

const isInside = (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget);

function giveBack(origin: Element | null) {
  if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
