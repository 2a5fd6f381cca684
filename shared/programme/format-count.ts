/** Returns a whole number with separators: 12,345. */
export const formatCount = (things: number): string =>
  // The first formatter of `Intl` would hold a page up for 10 ms.
  String(things).replace(/\B(?=(\d{3})+$)/g, ',');
