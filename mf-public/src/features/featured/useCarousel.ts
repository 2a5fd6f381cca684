import {
  type FocusEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** Milliseconds between two steps (FEAT-003). */
const advanceAfter = 3000;
/** Pixels of a step: one card with its gap (FEAT-004). */
const cardStep = 240;

interface Scroller {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

/** The position after a step to the left (-1) or right (1), wrapping around at the ends. */
export function stepTarget(
  { scrollLeft, scrollWidth, clientWidth }: Scroller,
  step: 1 | -1,
): number {
  const end = Math.max(0, scrollWidth - clientWidth);
  if (step > 0 && scrollLeft >= end - 1) return 0;
  if (step < 0 && scrollLeft <= 1) return end;
  const card = Math.round(scrollLeft / cardStep) + step;
  return Math.min(Math.max(0, card * cardStep), end);
}

/** Whether a step wraps around; it then jumps instead of scrolling past all cards. */
export function wrapsAround({ scrollLeft }: Pick<Scroller, 'scrollLeft'>, target: number): boolean {
  return Math.abs(target - scrollLeft) > 2 * cardStep;
}

const query = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the visitor asked for less motion; false on the server and until hydration. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Advances a row by one card unless it is paused, in use, hidden, or motion is unwanted. */
export function useCarousel<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const running = !paused && !still && !held.pointer && !held.focus;

  // Before hydration no event tells of a pointer or the focus.
  useEffect(() => {
    const around = row.current?.parentElement;
    if (around)
      setHeld({ pointer: around.matches(':hover'), focus: around.matches(':focus-within') });
  }, []);

  const step = useCallback(
    (direction: 1 | -1) => {
      const { current } = row;
      if (!current) return;
      const left = stepTarget(current, direction);
      const jumps = still || wrapsAround(current, left);
      current.scrollTo({ left, behavior: jumps ? 'instant' : 'smooth' });
    },
    [still],
  );

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) step(1);
    }, advanceAfter);
    return () => clearInterval(timer);
  }, [running, step]);

  const hold = (change: Partial<typeof held>) => setHeld((current) => ({ ...current, ...change }));
  const holders = {
    onPointerEnter: () => hold({ pointer: true }),
    onPointerLeave: () => hold({ pointer: false }),
    onFocus: () => hold({ focus: true }),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hold({ focus: false });
    },
  };
  return { row, step, still, paused, running, setPaused, holders };
}
