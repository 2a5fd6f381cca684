/** Returns a whole number with separators: 12,345. */
export const formatCount = (things: number): string =>
  // The first formatter of `Intl` would hold a page up for 10 ms.
  String(things).replace(/\B(?=(\d{3})+$)/g, ',');

/** `1 rating`, `2,000 ratings`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
