import type { Assignment } from '@meritum/shared/contracts/assignments';
import { useNavigate } from '@meritum/shared/router';
import { useEffect, useRef } from 'react';
import { addressOf, neighboursOf } from './place';

type Target = 'ratings' | 'chooser' | 'heading';

/**
 * Navigates from entry to entry. The focus goes to the ratings after a rating, and stays in the
 * dropdown after a choice there.
 */
export function useWork(assignments: readonly Assignment[], selected: string) {
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  const next = useRef<Target>(undefined);

  useEffect(() => {
    const target = next.current;
    next.current = undefined;
    if (!target || !selected) return;
    // Runs after the page's own effects, which move the focus and scroll to the top.
    queueMicrotask(() => place.current && goOn(place.current, target));
  }, [selected]);

  const go = (id: string, target: Target) => {
    if (id === selected) return;
    next.current = target;
    navigate(addressOf(id));
  };
  return {
    place,
    go,
    move: (by: 1 | -1, target: Target) => {
      const { previous, next: following } = neighboursOf(assignments, selected);
      const to = by === 1 ? following : previous;
      if (to) go(to.id, target);
    },
  };
}

const finders: Record<Target, (place: HTMLElement) => HTMLElement | null> = {
  ratings: (place) => place.querySelector('fieldset:not(:disabled) select'),
  chooser: (place) => place.querySelector('select'),
  heading: (place) => place.querySelector('h2'),
};

function goOn(place: HTMLElement, target: Target): void {
  const element = finders[target](place) ?? finders.heading(place);
  element?.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'start', behavior: 'instant' });
}
