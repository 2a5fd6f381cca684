import type { KeyboardEvent } from 'react';
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

/** Keyboard handlers for the ratings form, see {@link actionOf}. */
export function useRatingKeys({ choose, onMove }: Options) {
  const act = (action: KeyAction, form: HTMLFormElement, target: Element): boolean => {
    const select = target instanceof HTMLSelectElement ? target : undefined;
    const isStop = stopsOf(form).includes(target as HTMLElement);
    switch (action.do) {
      case 'entry':
        onMove(action.by);
        return true;
      case 'move':
        if (isStop) move(form, target, action.by);
        return isStop;
      case 'rate':
        if (!select) return false;
        choose(select.name, action.rating);
        move(form, select, 1);
        return true;
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
      if (action && act(action, event.currentTarget, event.target as Element)) {
        event.preventDefault();
      }
    },
  };
}
