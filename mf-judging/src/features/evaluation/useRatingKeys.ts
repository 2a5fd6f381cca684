import { type KeyboardEvent, useRef } from 'react';
import { actionOf, type KeyAction } from './keys';

interface Options {
  choose(key: string, rating: number): void;
  onMove(by: 1 | -1): void;
}

/** The dropdowns of a form and the button after them, in tab order. */
const stopsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLElement>('select, [data-after-ratings]')].filter(
    (element) => !element.matches(':disabled'),
  );

/** Milliseconds between the digits of 10. */
const oneNumber = 700;

function move(form: HTMLElement, from: Element, by: 1 | -1): void {
  const stops = stopsOf(form);
  stops[stops.indexOf(from as HTMLElement) + by]?.focus();
}

/** Whether a dropdown's list is open and so handles the keys itself; unknown counts as open. */
function isOpen(select: HTMLSelectElement): boolean {
  try {
    return select.matches(':open');
  } catch {
    return true;
  }
}

/** Keyboard handlers for the ratings form, see {@link actionOf}; 1 and 0 in quick succession are 10. */
export function useRatingKeys({ choose, onMove }: Options) {
  /** The dropdown that was just set to 1, which a following 0 makes 10. */
  const one = useRef<{ select: HTMLSelectElement; at: number }>(undefined);
  const act = (action: KeyAction, form: HTMLFormElement, target: Element, at: number): boolean => {
    const select = target instanceof HTMLSelectElement ? target : undefined;
    const isStop = stopsOf(form).includes(target as HTMLElement);
    switch (action.do) {
      case 'entry':
        onMove(action.by);
        return true;
      case 'move':
        if (isStop) move(form, target, action.by);
        return isStop;
      case 'rate': {
        const { rating } = action;
        const begun = one.current;
        one.current = undefined;
        if (rating === 10 && begun && at - begun.at < oneNumber) {
          choose(begun.select.name, rating);
          return true;
        }
        if (!select) return false;
        if (rating === 1) one.current = { select, at };
        choose(select.name, rating);
        move(form, select, 1);
        return true;
      }
      case 'submit':
        // Enter presses a focused button anyway.
        if (!select || isOpen(select)) return false;
        form.requestSubmit();
        return true;
    }
  };
  return {
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      const action = actionOf(event);
      if (action && act(action, event.currentTarget, event.target as Element, event.timeStamp)) {
        event.preventDefault();
      }
    },
  };
}
