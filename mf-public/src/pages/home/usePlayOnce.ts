import { useEffect, useRef, useState } from 'react';

type Play = 'ready' | 'playing' | undefined;

/** The share of an element that has to be in view before it moves. */
const enough = 0.35;

function next(before: Play, share: number): Play {
  if (before === 'playing') return before;
  if (share >= enough) return before && 'playing';
  return share > 0 ? 'ready' : undefined;
}

/**
 * When an element's animation is to begin: it gets ready as its edge comes into view, and plays once
 * when enough of it is there. Otherwise, as without scripts, it stays as it ends.
 */
export function usePlayOnce() {
  const ref = useRef<HTMLElement>(null);
  const [play, setPlay] = useState<Play>();
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([now]) => now && setPlay((before) => next(before, now.intersectionRatio)),
      { threshold: [0, enough] },
    );
    if (ref.current) watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return { ref, play };
}
