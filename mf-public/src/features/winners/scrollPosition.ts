/** A winner and its position on the screen. */
export interface ScrollPosition {
  id: string;
  /** Pixels from the top of the screen to the top of its card. */
  top: number;
}

const cards = () => document.querySelectorAll<HTMLElement>('[data-winner]');

export function cardOf(id: string): HTMLElement | undefined {
  return [...cards()].find(({ dataset }) => dataset.winner === id);
}

/** The first card that can be seen below the header. */
function placeNow(): ScrollPosition | undefined {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  for (const card of cards()) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > header) return { id: card.dataset.winner ?? '', top };
  }
  return undefined;
}

/** The position stored with this history entry. */
export function savedScrollPosition(): ScrollPosition | undefined {
  const { winnersPlace } = (window.history.state ?? {}) as { winnersPlace?: ScrollPosition };
  return winnersPlace;
}

/** Stores the position in this history entry, for a reload and Back. */
export function saveScrollPosition(): void {
  const winnersPlace = placeNow();
  if (winnersPlace) window.history.replaceState({ ...window.history.state, winnersPlace }, '');
}
