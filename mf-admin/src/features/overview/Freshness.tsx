import { useEffect, useState } from 'react';

/** Seconds within which figures count as of now. */
const ofNow = 3;

/**
 * How long ago figures were read, for the eye: it is no live region, as it changes each second.
 * `at` is in milliseconds.
 */
export function Freshness({ at }: { at: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  const seconds = Math.max(0, Math.round((now - at) / 1_000));
  if (seconds <= ofNow) return 'updated just now';
  if (seconds < 60) return `updated ${seconds} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? 'updated a minute ago' : `updated ${minutes} minutes ago`;
}
