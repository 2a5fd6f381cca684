/** Returns a whole number with separators: 12,345. */
export const formatCount = (things: number): string =>
  // Without `Intl`, whose first formatter would delay a page by 10 ms.
  String(things).replace(/\B(?=(\d{3})+$)/g, ',');

/** Such as `1 rating`, `2,000 ratings`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
