import { useEffect, useRef } from 'react';

interface ScrollPosition {
  id: string;
  /** Pixels from the top of the screen to the top of the card. */
  top: number;
}

const cards = () => document.querySelectorAll<HTMLElement>('[data-winner]');

function cardOf(id: string): HTMLElement | undefined {
  return [...cards()].find(({ dataset }) => dataset.winner === id);
}

/** The first card that is visible below the header. */
function positionNow(): ScrollPosition | undefined {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  for (const card of cards()) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > header) return { id: card.dataset.winner ?? '', top };
  }
  return undefined;
}

function savedScrollPosition(): ScrollPosition | undefined {
  const { winnersScroll } = (window.history.state ?? {}) as { winnersScroll?: ScrollPosition };
  return winnersScroll;
}

/** Stores the position in this history entry, for a reload and Back. */
function saveScrollPosition(): void {
  const winnersScroll = positionNow();
  if (winnersScroll) window.history.replaceState({ ...window.history.state, winnersScroll }, '');
}

/** Scrolls near a card's row; false if the list lacks the card. */
export type Approach = (id: string) => boolean;

/** Consecutive frames without movement. */
const restful = 12;
/** Frames after which restoring stops. */
const patience = 180;

const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls a card back to its position, frame by frame, while rows around it are rendered and measured. */
function putBack({ id, top }: ScrollPosition, approach: Approach, done: () => void): () => void {
  let frame = 0;
  let rest = 0;
  let tried = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const sign of readerActs) removeEventListener(sign, end, true);
    done();
  };
  const step = () => {
    const card = cardOf(id);
    const off = card ? card.getBoundingClientRect().top - top : 0;
    if (card && Math.abs(off) <= 1) rest++;
    else rest = 0;
    if (rest > restful || tried++ > patience || (!card && !approach(id))) return end();
    if (card && rest === 0) window.scrollBy({ top: off, behavior: 'instant' });
    frame = requestAnimationFrame(step);
  };
  for (const sign of readerActs) addEventListener(sign, end, { capture: true, passive: true });
  frame = requestAnimationFrame(step);
  return end;
}

/** On Back, restores a card's position: rows are rendered lazily, so pixels do not suffice. */
export function useScrollRestoration(approaches: ReadonlySet<Approach>): void {
  // The first cards were drawn before the list, and may have been scrolled.
  const returning = useRef(savedScrollPosition() ?? positionNow());
  useEffect(() => {
    const position = returning.current;
    const keep = () => {
      if (!returning.current) saveScrollPosition();
    };
    const approach = (id: string) => [...approaches].some((brings) => brings(id));
    const done = () => {
      returning.current = undefined;
    };
    const end = position && putBack(position, approach, done);
    const followed = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) keep();
    };
    addEventListener('scrollend', keep);
    addEventListener('pagehide', keep);
    document.addEventListener('click', followed, true);
    return () => {
      end?.();
      removeEventListener('scrollend', keep);
      removeEventListener('pagehide', keep);
      document.removeEventListener('click', followed, true);
    };
  }, [approaches]);
}
