/** Keys whose requests are counted at once, for each call; the least recent are forgotten first. */
const maxKeys = 5_000;

interface Window {
  count: number;
  endsAt: number;
}

/**
 * Counts requests by key; a key's first request starts its window. Returns how many milliseconds
 * remain until the window ends once a key has sent more than `most()` in it, 0 before.
 */
export function windows(most: () => number, length: number, now: () => number = Date.now) {
  const open = new Map<string, Window>();
  return (key: string): number => {
    const time = now();
    let window = open.get(key);
    open.delete(key);
    if (!window || window.endsAt <= time) window = { count: 0, endsAt: time + length };
    open.set(key, window);
    const [oldest] = open.size > maxKeys ? open.keys() : [];
    if (oldest !== undefined) open.delete(oldest);
    window.count += 1;
    return window.count > most() ? window.endsAt - time : 0;
  };
}
