import type { Assignment } from '@meritum/shared/contracts/assignments';
import { useNavigate } from '@meritum/shared/router';
import { useEffect, useRef } from 'react';
import { addressOf, neighboursOf } from './addresses';

type Target = 'ratings' | 'chooser' | 'heading';

/** After a rating the focus moves to the ratings; after a choice it stays in the dropdown. */
export function useWork(assignments: readonly Assignment[], selected: string) {
  const navigate = useNavigate();
  const area = useRef<HTMLElement>(null);
  const next = useRef<Target>(undefined);

  useEffect(() => {
    const target = next.current;
    next.current = undefined;
    if (!target || !selected) return;
    // Runs after the page's own effects, which scroll to the top.
    queueMicrotask(() => area.current && goOn(area.current, target));
  }, [selected]);

  const go = (id: string, target: Target) => {
    if (id === selected) return;
    next.current = target;
    navigate(addressOf(id));
  };
  return {
    area,
    go,
    move: (by: 1 | -1, target: Target) => {
      const { previous, next: following } = neighboursOf(assignments, selected);
      const to = by === 1 ? following : previous;
      if (to) go(to.id, target);
    },
  };
}

const finders: Record<Target, (area: HTMLElement) => HTMLElement | null> = {
  ratings: (area) => area.querySelector('fieldset:not(:disabled) select'),
  chooser: (area) => area.querySelector('select'),
  heading: (area) => area.querySelector('h2'),
};

function goOn(area: HTMLElement, target: Target): void {
  const element = finders[target](area) ?? finders.heading(area);
  element?.focus({ preventScroll: true });
  area.scrollIntoView({ block: 'start', behavior: 'instant' });
}
