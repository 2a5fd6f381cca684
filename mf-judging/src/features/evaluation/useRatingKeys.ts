import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { actionOf, type KeyAction } from './keys';

interface Options {
  choose(key: string, rating: number): void;
  onMove(by: 1 | -1): void;
}

/** The dropdowns of a form and its button, in tab order. */
const stopsOf = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLElement>('select, [data-after-ratings]')].filter(
    (element) => !element.matches(':disabled'),
  );

/** Milliseconds between the two digits of 10. */
const oneNumber = 700;

function move(form: HTMLElement, from: Element, by: 1 | -1): void {
  const stops = stopsOf(form);
  stops[stops.indexOf(from as HTMLElement) + by]?.focus();
}

const opens = ({ key, altKey }: KeyboardEvent) =>
  key === ' ' || key === 'F4' || (altKey && /^Arrow(Up|Down)$/.test(key));

/** Keyboard handlers for the ratings form, see {@link actionOf}; 1 and 0 in quick succession are 10. */
export function useRatingKeys({ choose, onMove }: Options) {
  /** The dropdown just set to 1; a following 0 makes it 10. */
  const one = useRef<{ select: HTMLSelectElement; at: number }>(undefined);
  /** The dropdown with an open list, which takes the next Enter. Not all browsers know `:open`. */
  const opened = useRef<EventTarget>(undefined);
  const close = () => {
    opened.current = undefined;
  };
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
      case 'submit': {
        const isOpen = opened.current === target;
        close();
        // Enter already presses a focused button.
        if (!select || isOpen) return false;
        form.requestSubmit();
        return true;
      }
    }
  };
  return {
    onPointerDown({ target }: PointerEvent) {
      opened.current = opened.current === target ? undefined : target;
    },
    onChange: close,
    onBlur: close,
    onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
      if (event.key === 'Escape') close();
      else if (opens(event)) opened.current = event.target;
      const action = actionOf(event);
      if (action && act(action, event.currentTarget, event.target as Element, event.timeStamp)) {
        event.preventDefault();
      }
    },
  };
}
